// Draws the chosen example on the stage with the attributes from the controls, and logs its events.
const gallery = document.querySelector('.gallery');
const { tag, events, property } = gallery.dataset;
const form = gallery.querySelector('form');
const stage = document.getElementById('stage');
const log = document.getElementById('log');
const nothing = document.getElementById('empty');

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => (target.name === 'example' ? showExample() : apply()));
form.addEventListener('input', ({ target }) => target.name.startsWith('attribute:') && apply());
document.getElementById('copy').addEventListener('click', async ({ target }) => {
  await navigator.clipboard.writeText(markup().textContent);
  target.textContent = 'Copied';
  setTimeout(() => (target.textContent = 'Copy'), 3000);
});
for (const name of events.split(' ').filter(Boolean)) {
  stage.addEventListener(name, ({ detail }) => {
    if (log.dataset.used === undefined) log.replaceChildren();
    log.dataset.used = '';
    log.append(Object.assign(document.createElement('li'), { textContent: `${name} ${JSON.stringify(detail) ?? ''}` }));
  });
}
new MutationObserver(sayWhetherEmpty).observe(stage, { childList: true, subtree: true, characterData: true });
showExample();

/** Tells the visitor when the element has nothing to show. */
function sayWhetherEmpty() {
  const isShown = stage.innerText.trim() !== '' || stage.querySelector('input, img, svg');
  nothing.hidden = Boolean(isShown);
}

/** Sets the controls from the example's attributes. */
function showExample() {
  const { content } = document.getElementById(form.elements.example.value);
  stage.replaceChildren(document.importNode(content, true));
  // Replaces the examples' property id, which this agency may not have.
  for (const named of stage.querySelectorAll('[property-id]')) named.setAttribute('property-id', property);
  const element = stage.querySelector(tag);
  for (const control of controls()) {
    const value = element?.getAttribute(attributeOf(control));
    if (control.type === 'checkbox') control.checked = value !== null && value !== undefined;
    else control.value = value ?? '';
  }
  apply();
}

function apply() {
  const element = stage.querySelector(tag);
  for (const control of controls()) {
    const value = control.type === 'checkbox' ? (control.checked ? '' : null) : control.value || null;
    if (value === null) element.removeAttribute(attributeOf(control));
    else if (element.getAttribute(attributeOf(control)) !== value) element.setAttribute(attributeOf(control), value);
  }
  const { theme, width, direction } = form.elements;
  if (theme.value) stage.dataset.theme = theme.value;
  else delete stage.dataset.theme;
  stage.style.maxInlineSize = width.value ? `${width.value}px` : '';
  stage.dir = direction.value;
  markup().textContent = written(element);
}

/** The tag as an author would write it: with its fallback, without its drawing. */
function written(element) {
  const attributes = controls()
    .map(attributeOf)
    .filter((name) => element.hasAttribute(name))
    .map((name) => {
      const value = element.getAttribute(name);
      if (value === '') return ` ${name}`;
      return value.includes('"') ? ` ${name}='${value.replaceAll("'", '&#39;')}'` : ` ${name}="${value}"`;
    });
  const fallback = [...element.childNodes].filter(({ slot }) => slot !== 'agency');
  const inside = fallback.map((node) => node.outerHTML ?? node.textContent).join('');
  return `<${tag}${attributes.join('')}>${inside.trim()}</${tag}>`;
}

function controls() {
  return [...form.elements].filter(({ name }) => name.startsWith('attribute:'));
}

function attributeOf(control) {
  return control.name.slice('attribute:'.length);
}

function markup() {
  return document.getElementById('markup');
}
