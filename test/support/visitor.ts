import { configureRequests } from '../../src/core/request';
import { store } from '../../src/core/store';
import { forgetAccountAtom, loadAccountAtom } from '../../src/state/account';
import { clear } from './network';

/** A visitor with an account. */
export interface Visitor {
  userId: string;
  email: string;
  password: string;
}

let visitors = 0;

/** A new visitor: signed out, nothing stored on this device, no panel open, a network without faults. */
export async function freshVisitor() {
  await beginSession();
  localStorage.clear();
  sessionStorage.clear();
  // Safari allows this 100 times in ten seconds.
  if (location.hash || history.state) history.replaceState(null, '', location.pathname + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
  store.set(forgetAccountAtom);
}

/** A visitor who has just registered on another device: this page is signed out. */
export async function registeredVisitor(fields: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const visitor = await register(fields);
  await freshVisitor();
  return visitor;
}

/** A visitor with an account, signed in on this page. */
export async function signedInVisitor(fields: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  await freshVisitor();
  const visitor = await register(fields);
  await store.set(loadAccountAtom);
  await clear();
  return visitor;
}

/** Gives this browser the session of a new account. */
async function register(fields: Readonly<Record<string, string>>): Promise<Visitor> {
  const email = `visitor-${Date.now()}-${++visitors}@example.com`;
  const password = 'Canary-in-a-coalmine-42';
  const person = { first_name: 'Siân', last_name: 'Evans', email, password, password_confirmation: password };
  const client = { ...person, ...fields, marketing_preferences: { opt_in_terms: 'on' } };
  return { userId: String(await beginSession(client)), email, password };
}

/** Begins another session in this browser, of a new account if one is given; returns the account's id. */
async function beginSession(client?: object) {
  const answer = await fetch('/__session', { method: 'POST', body: JSON.stringify({ client }) });
  if (!answer.ok) throw new Error(await answer.text());
  const { authenticityToken, userId } = (await answer.json()) as { authenticityToken: string; userId?: number };
  configureRequests({ authenticityToken });
  return userId;
}

/** Signs in with this browser's cookie, as another tab would, without notifying this page. */
export const signInElsewhere = ({ email, password }: Visitor) => send('/session', { username: email, password });

/** Ends the session at the server, as expiry or another tab would, without notifying this page. */
export const endSessionElsewhere = () => send('/session', {}, { 'x-http-method-override': 'delete' });

const readToken = async () =>
  (await (await fetch('/authenticity_token.ljson')).json()) as { authenticity_token: string };

async function send(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...body, ...(await readToken()) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
