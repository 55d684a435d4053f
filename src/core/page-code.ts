import { announceError } from './errors';

/** One piece of a site's own code; running it puts it into the page and waits until its script has come. */
export type CodePiece = () => Promise<void>;

interface Rules {
  createHTML: (html: string) => string;
  createScript: (code: string) => string;
  createScriptURL: (address: string) => string;
}

const POLICY = 'agency-analytics';
/** Milliseconds after which the next piece no longer waits for the script of the last. */
const PATIENCE = 10_000;
const asItIs: Rules = { createHTML: String, createScript: String, createScriptURL: String };
let rules: Rules | false | undefined;

/**
 * HTML whose scripts shall run, as one piece for each of its nodes; what is invalid in it is read as browsers do.
 * It is code and is not made harmless: only for what the agency's own server says, to a visitor who agreed to it. None
 * where the page's policy does not allow that.
 */
export function readCode(html: string, place: 'head' | 'body', tag: string): readonly CodePiece[] {
  const known = rulesOf(tag);
  if (!known || !html.trim()) return [];
  // Read as a body, which may hold anything: in a head, an image in a noscript would count as standing after it.
  const { body } = new DOMParser().parseFromString(known.createHTML(`<body>${html}`), 'text/html');
  // What is meant for browsers without scripts would be shown here too.
  for (const each of body.querySelectorAll('noscript')) each.remove();
  return [...body.childNodes].map((node) => async () => {
    try {
      await insert(node, document[place], known, tag);
    } catch (error) {
      report(tag, 'A piece of the code could not be added to the page.', error);
    }
  });
}

async function insert(node: ChildNode, place: Element, known: Rules, tag: string) {
  const scripts = [node, ...(node instanceof Element ? node.querySelectorAll('script') : [])]
    .filter((each) => each instanceof HTMLScriptElement)
    .map((script) => ({ script, mark: document.createComment('') }));
  for (const { script, mark } of scripts) script.replaceWith(mark);
  place.append(scripts.find(({ script }) => script === node)?.mark ?? node);
  // A script that was only read never runs: each is made anew.
  for (const { script, mark } of scripts) await run(remade(script, known), mark, tag);
}

function remade(script: HTMLScriptElement, known: Rules) {
  const made = document.createElement('script');
  for (const attribute of script.attributes) {
    const { name, value } = attribute;
    if (name.startsWith('on')) made.setAttribute(name, known.createScript(value));
    // As a node: some names that may be written in HTML may not be set.
    else if (name !== 'src' && name !== 'nonce') made.setAttributeNode(attribute.cloneNode() as Attr);
  }
  // Read here too: to share the entry's own way of it would cost every page one more file.
  made.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const address = script.getAttribute('src');
  if (address === null) made.text = known.createScript(script.text);
  else made.src = known.createScriptURL(address);
  return made;
}

async function run(script: HTMLScriptElement, mark: Comment, tag: string) {
  if (script.noModule) return;
  const lost = () => report(tag, `A script of the code could not be fetched from ${script.src}.`);
  if (script.src) script.addEventListener('error', lost);
  const come = isWaitedFor(script) ? hasCome(script) : undefined;
  const failed = ({ error }: ErrorEvent) => report(tag, 'A script of the code failed.', error);
  // One without an address runs at once, and what it throws is told to the window.
  addEventListener('error', failed);
  withoutWriting(() => mark.replaceWith(script));
  removeEventListener('error', failed);
  await come;
}

/** Whether what follows a script may need it, as in a page that is just being read. */
function isWaitedFor({ src, type, attributes }: HTMLScriptElement) {
  const isProgram = type === '' || /(java|ecma)script$/i.test(type.trim());
  return src !== '' && isProgram && !attributes.getNamedItem('async') && !attributes.getNamedItem('defer');
}

const hasCome = (script: HTMLScriptElement) =>
  new Promise<unknown>((done) => {
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    setTimeout(done, PATIENCE);
  });

/** To write into a page that has been read would empty it. */
function withoutWriting(use: () => void) {
  const names = ['write', 'writeln', 'open'];
  const own = names.map((name) => Object.getOwnPropertyDescriptor(document, name));
  const refuse = () => console.error('Code that is added to a page may not write into it.');
  for (const name of names) Object.defineProperty(document, name, { configurable: true, value: refuse });
  try {
    use();
  } finally {
    names.forEach((name, index) => {
      Reflect.deleteProperty(document, name);
      if (own[index]) Object.defineProperty(document, name, own[index]);
    });
  }
}

/** A page that trusts no text must allow a policy of this name, apart from the one of our own code. */
function rulesOf(tag: string) {
  const policies = Reflect.get(globalThis, 'trustedTypes') as
    { createPolicy: (name: string, rules: Rules) => Rules } | undefined;
  try {
    rules ??= policies?.createPolicy(POLICY, asItIs) ?? asItIs;
  } catch (error) {
    rules = false;
    report(tag, `The policy of this page does not allow the code: add ${POLICY} to its trusted-types.`, error);
  }
  return rules;
}

function report(tag: string, words: string, error?: unknown) {
  console.error(`<${tag}>: ${words}`, ...(error === undefined ? [] : [error]));
  announceError(document, { code: 'script', tag, recoverable: false });
}
