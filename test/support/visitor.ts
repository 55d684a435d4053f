import { configureRequests } from '../../src/core/request';
import { store } from '../../src/core/store';
import { forgetAccountAtom, loadAccountAtom } from '../../src/state/session';
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
  await clear();
  await endSessionElsewhere();
  await takeToken();
  await clear();
  localStorage.clear();
  sessionStorage.clear();
  // Safari allows this 100 times in ten seconds.
  if (location.hash || history.state) history.replaceState(null, '', location.pathname + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
  store.set(forgetAccountAtom);
}

/** A visitor who has just registered on another device: this page is signed out. */
export async function registeredVisitor(fields: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  await freshVisitor();
  const email = `visitor-${Date.now()}-${++visitors}@example.com`;
  const password = 'Canary-in-a-coalmine-42';
  const person = {
    first_name: 'Siân',
    last_name: 'Evans',
    email,
    password,
    password_confirmation: password,
    ...fields,
  };
  const { user } = (await send('/user.ljson', {
    client: { ...person, marketing_preferences: { opt_in_terms: 'on' } },
  })) as {
    user: { user_id: number };
  };
  await freshVisitor();
  return { userId: String(user.user_id), email, password };
}

/** A visitor with an account, signed in on this page. */
export async function signedInVisitor(fields?: Readonly<Record<string, string>>): Promise<Visitor> {
  const visitor = await registeredVisitor(fields);
  await signInElsewhere(visitor);
  await takeToken();
  await store.set(loadAccountAtom);
  await clear();
  return visitor;
}

/** Signs in with this browser's cookie, as another tab would, without notifying this page. */
export const signInElsewhere = ({ email, password }: Visitor) => send('/session', { username: email, password });

/** Ends the session at the server, as expiry or another tab would, without notifying this page. */
export const endSessionElsewhere = () => send('/session', {}, { 'x-http-method-override': 'delete' });

/** The session's authenticity token, as the server would write it into the page. */
async function takeToken() {
  const { authenticity_token: authenticityToken } = await readToken();
  configureRequests({ authenticityToken });
}

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
