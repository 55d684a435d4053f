import { expect } from '@open-wc/testing';

import { store } from '../../src/core/store';
import { loadingAtom } from '../../src/state/loading';
import { changePasswordAtom, requestPasswordResetAtom } from '../../src/state/password';
import { signInAtom } from '../../src/state/session';
import { isSignInAskedAtom } from '../../src/state/session-renewal';
import { takeToastsAtom } from '../../src/state/toasts';
import { fail } from '../support/network';
import { until } from '../support/page';
import {
  endSessionElsewhere,
  freshVisitor,
  registeredVisitor,
  signedInVisitor,
  type Visitor,
} from '../support/visitor';

const json = { 'content-type': 'application/json' };
const messages = () => store.set(takeToastsAtom).map(({ message, tone, duration }) => ({ message, tone, duration }));
const notice =
  'If the email you have entered has a user account we will send you a forgotten password reset request now.';
const ours = 'Something went wrong on our side. Please try again in a moment.';
const failed = 'Something went wrong updating your password. Please try again later.';
const passwords = { password: 'Another-Canary-43', passwordConfirmation: 'Another-Canary-43' };

describe('a forgotten password', () => {
  beforeEach(async () => {
    await freshVisitor();
    messages();
  });

  it('ACC-58 T13 gives the same notice for 8 seconds, whatever the outcome', async () => {
    const { email } = await registeredVisitor();
    const request = () => store.set(requestPasswordResetAtom, { email });
    expect(await request()).to.deep.equal({ sent: true });
    await store.set(requestPasswordResetAtom, { email: 'nobody@example.com' });
    await fail({ path: '/reset_passwords', status: 500, times: 1 });
    expect(await request()).to.deep.equal({ sent: false, messages: [ours] });
    await fail({ path: '/reset_passwords', drop: true });
    expect(await request())
      .to.have.property('messages')
      .that.has.length(1);
    expect(messages()).to.deep.equal(Array(4).fill({ message: notice, tone: 'info', duration: 8000 }));
  });

  it('ACC-77 sets its flag while it runs', async () => {
    const work = store.set(requestPasswordResetAtom, { email: 'a@example.com' });
    expect(store.get(loadingAtom).userPasswordReset).to.equal(true);
    await work;
    expect(store.get(loadingAtom).userPasswordReset).to.equal(false);
  });
});

describe('a new password', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await signedInVisitor();
    messages();
  });
  const change = () => store.set(changePasswordAtom, passwords);
  const answer = (status: number, body: string) =>
    fail({ path: '/user.ljson', method: 'POST', status, headers: json, body, times: 1 });

  it('ACC-66 says that it is changed', async () => {
    expect(await change()).to.deep.equal({ sent: true });
    expect(messages()).to.deep.equal([
      { message: 'You have successfully changed your password.', tone: 'success', duration: undefined },
    ]);
  });

  it("ACC-67 puts 'Password' in front of each error", async () => {
    await answer(422, '{"errors": ["is too short", "was used before"]}');
    const lines = ['Password is too short', 'Password was used before'];
    expect(await change()).to.deep.equal({ sent: false, messages: lines });
    expect(messages()).to.deep.equal([{ message: lines.join('\n'), tone: 'error', duration: undefined }]);
  });

  it('ACC-69 says that the server led nowhere', async () => {
    await answer(302, '');
    const message = 'Received a redirect without a destination URL';
    expect(await change()).to.deep.equal({ sent: false, messages: [message] });
    expect(messages().map((each) => each.message)).to.deep.equal([message]);
  });

  it('ACC-70 shows the message of the server', async () => {
    await answer(200, '{"message": "Used before"}');
    expect(await change()).to.deep.equal({ sent: false, messages: ['Used before'] });
    expect(messages()[0]!.message).to.equal('Used before');
  });

  it('ACC-71 says that something went wrong after any other answer, and after none', async () => {
    for (const body of ['', '{"errors": ["Internal error"]}']) {
      await answer(500, body);
      expect(await change()).to.deep.equal({ sent: false, messages: [failed] });
    }
    await answer(200, '<h1>');
    await change();
    await fail({ path: '/user.ljson', method: 'POST', drop: true });
    await change();
    expect(messages().map(({ message }) => message)).to.deep.equal(Array(4).fill(failed));
  });

  it('ACC-77 sets its flag while it runs', async () => {
    const work = change();
    expect(store.get(loadingAtom).userUpdate).to.equal(true);
    await work;
    expect(store.get(loadingAtom).userUpdate).to.equal(false);
  });

  it('F56 asks to sign in again when the session has ended, and carries on', async () => {
    await endSessionElsewhere();
    const work = change();
    await until(() => store.get(isSignInAskedAtom));
    await store.set(signInAtom, visitor);
    expect(await work).to.deep.equal({ sent: true });
    await endSessionElsewhere();
    expect(await store.set(signInAtom, { ...visitor, password: passwords.password })).to.deep.equal({ sent: true });
  });
});
