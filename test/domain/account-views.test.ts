import assert from 'node:assert/strict';
import { it } from 'node:test';

import { accountView, isForOthers } from '../../src/domain/account-views';

it('ACC-13 ACC-39 a view of the account is for those who can use it, and for others there is the profile', () => {
  const isFor = (path: string) => [true, false].map((isSignedIn) => !isForOthers(accountView(path), isSignedIn));
  assert.deepEqual(isFor('/user/edit'), [true, false]);
  assert.deepEqual(isFor('/user/sign-in'), [false, true]);
  assert.deepEqual(isFor('/user/saved-properties'), [true, true]);
  assert.deepEqual(accountView('/user/nowhere'), accountView('/user'));
});
