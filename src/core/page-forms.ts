import { pageInFull, pathOnSite } from './path';
import { serverOrigin } from './request';

/** What we do for a page's own forms. */
export interface FormCare {
  /** The visitor begins to use a form. */
  onUse: (form: FormLook) => void;
  /** The hidden fields a form is sent with, by name, as far as they are already known. */
  known: (form: FormLook) => HiddenFields;
  /** The same at the moment of sending; the form waits for it. Undefined sends the form as it is. */
  complete: (form: FormLook) => Promise<HiddenFields> | undefined;
}

/** A form of the page's own as it would be sent now, by the button that was pressed. */
export interface FormLook {
  posts: boolean;
  /** Where on this site it goes; undefined for another site. */
  path: string | undefined;
  /** Where on the agency's server it goes, which may be on another site; undefined for any other. */
  serverPath: string | undefined;
  /** Whether its author marked it `noAuthToken`. */
  isMarked: boolean;
}

type HiddenFields = Readonly<Record<string, string>>;

const MARKED = '.noAuthToken, [data-noauthtoken], [data-no-auth-token]';
/** Fields that we gave a form, unlike those its author wrote. */
const added = new WeakSet<Element>();
const waiting = new WeakSet<HTMLFormElement>();
const complete = new WeakSet<HTMLFormElement>();

/** Watches the page's own forms, now and later. Forms that a script sends itself are left alone. */
export function followForms(care: FormCare) {
  const meet = (form: HTMLFormElement) => writeFields(form, care.known(lookOf(form)));
  const heard = new WeakSet<EventTarget>();
  const hear = (root: EventTarget) => {
    if (heard.has(root)) return;
    heard.add(root);
    // Stops our own second `submit`: the page's listeners have heard the first one.
    root.addEventListener(
      'submit',
      (event) => complete.has(event.target as HTMLFormElement) && event.stopPropagation(),
      true,
    );
    // After the page's own listeners: a form whose sending they prevent is left alone.
    root.addEventListener('submit', (event) => send(event as SubmitEvent, care));
  };
  const use = (target: EventTarget | null | undefined) => {
    const form = target instanceof Element ? target.closest('form') : undefined;
    if (!form) return;
    meet(form);
    care.onUse(lookOf(form));
    // Those in a component of another library: `submit` does not leave its shadow root.
    const root = form.getRootNode();
    if (root instanceof ShadowRoot) hear(root);
  };
  hear(window);
  [...document.forms].forEach(meet);
  use(document.activeElement);
  document.addEventListener('focusin', (event) => use(event.composedPath()[0]));
}

function send(event: SubmitEvent, care: FormCare) {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented) return;
  if (waiting.has(form)) return event.preventDefault();
  // Those for the form itself: the pressed button may send it to another site, or in an address.
  form.querySelectorAll('input').forEach((field) => added.has(field) && field.remove());
  const { submitter } = event;
  const wasDisabled = submitter?.hasAttribute('disabled');
  const fields = care.complete(lookOf(form, submitter));
  if (!fields) return;
  event.preventDefault();
  waiting.add(form);
  form.ariaBusy = 'true';
  void fields.then((found) => {
    waiting.delete(form);
    writeFields(form, found);
    complete.add(form);
    // Its dialog may have been closed since; the browser sends only what is on the page.
    const isGone = !form.isConnected;
    if (isGone) document.body.append(form);
    const pressed = submitter?.isConnected ? submitter : undefined;
    const isDisabled = pressed?.hasAttribute('disabled');
    // The page may have disabled it since, as against a second press: its value would not be sent.
    pressed?.toggleAttribute('disabled', wasDisabled);
    // Through the prototype: a field of the form may be called `requestSubmit`.
    HTMLFormElement.prototype.requestSubmit.call(form, pressed);
    pressed?.toggleAttribute('disabled', isDisabled);
    complete.delete(form);
    if (isGone) document.body.removeChild(form);
    // Later: a form that checks, after all listeners, whether the page prevented it must still be busy.
    setTimeout(() => (form.ariaBusy = null));
  });
}

function lookOf(form: HTMLFormElement, submitter?: HTMLElement | null): FormLook {
  // By attribute: a field of the form may be called `action` or `method`.
  const said = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  // Without one, the browser posts to the page itself, whatever its `<base>`.
  const action = said('action') || pageInFull();
  return {
    posts: said('method').toLowerCase() === 'post',
    path: pathOnSite(action),
    serverPath: pathOnSite(action, serverOrigin()),
    isMarked: form.matches(MARKED),
  };
}

function writeFields(form: HTMLFormElement, fields: HiddenFields) {
  for (const [name, value] of Object.entries(fields)) {
    const known = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    const field = known ?? Object.assign(document.createElement('input'), { type: 'hidden', name });
    field.value = value;
    if (known) continue;
    added.add(field);
    form.prepend(field);
  }
}
