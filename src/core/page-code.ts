import { announceError } from './errors';

/** One piece of a site's own code; running it inserts it into the page and waits until its script has loaded. */
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
 * HTML whose scripts are to run, as one piece for each of its nodes; invalid HTML is parsed as browsers do. It is not
 * sanitised: only for code from the agency's own server, for a visitor who agreed to it. Empty where the page's Trusted
 * Types policy does not allow that.
 */
export function readCode(html: string, place: 'head' | 'body', tag: string): readonly CodePiece[] {
  const known = rulesOf(tag);
  if (!known || !html.trim()) return [];
  // Parsed as a body, which may hold anything: in a head, an image in a noscript would count as coming after it.
  const { body } = new DOMParser().parseFromString(known.createHTML(`<body>${html}`), 'text/html');
  // DOMParser parses the content of noscript as elements, which would be shown.
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
  // A script that was only parsed never runs, so each is created again.
  for (const { script, mark } of scripts) await run(remade(script, known), mark, tag);
}

function remade(script: HTMLScriptElement, known: Rules) {
  const made = document.createElement('script');
  for (const attribute of script.attributes) {
    const { name, value } = attribute;
    if (name.startsWith('on')) made.setAttribute(name, known.createScript(value));
    // As a node: setAttribute() rejects some names that HTML allows.
    else if (name !== 'src' && name !== 'nonce') made.setAttributeNode(attribute.cloneNode() as Attr);
  }
  // Not shared with `pageNonce`: that would cost every page one more file.
  made.nonce =
    [...document.querySelectorAll<HTMLScriptElement>('script[nonce]')].find(({ nonce }) => nonce)?.nonce ?? '';
  const address = script.getAttribute('src');
  if (address === null) made.text = known.createScript(script.text);
  else made.src = known.createScriptURL(address);
  return made;
}

async function run(script: HTMLScriptElement, mark: Comment, tag: string) {
  if (script.noModule) return;
  const lost = () => report(tag, `A script of the code could not be fetched from ${script.src}.`);
  if (script.src) script.addEventListener('error', lost);
  const come = isWaitedFor(script) ? arrival(script) : undefined;
  const failed = ({ error }: ErrorEvent) => report(tag, 'A script of the code failed.', error);
  // An inline script runs at once, and its errors go to the window.
  addEventListener('error', failed);
  withoutWriting(() => mark.replaceWith(script));
  removeEventListener('error', failed);
  await come;
}

/** Whether the code after a script waits for it, as when a page is parsed. */
function isWaitedFor({ src, type, attributes }: HTMLScriptElement) {
  const isProgram = type === '' || /(java|ecma)script$/i.test(type.trim());
  return src !== '' && isProgram && !attributes.getNamedItem('async') && !attributes.getNamedItem('defer');
}

const arrival = (script: HTMLScriptElement) =>
  new Promise<unknown>((done) => {
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    setTimeout(done, PATIENCE);
  });

/** Blocks document.write(), which would empty a page that has been parsed. */
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

/** A page with Trusted Types must allow a policy of this name, besides the one for our own code. */
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
