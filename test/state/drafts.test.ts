import { expect } from '@open-wc/testing';

import { store } from '../../src/core/store';
import { checkArrivalAtom, dropDraftsAtom, keepDraftAtom } from '../../src/state/drafts';
import { clockAt } from '../support/watch';

const name = 'enquiry viewing 7';
const minute = 60_000;

describe('the draft of a form that the browser posts', () => {
  beforeEach(() => store.set(keepDraftAtom, name, { message: 'May I come?' }, '/book-a-viewing'));
  afterEach(() => store.set(dropDraftsAtom));

  it('LED-09 has arrived once the page that came back has dropped it', () => {
    expect(store.set(checkArrivalAtom, name)).to.equal(false);
    sessionStorage.removeItem('agency-drafts');
    expect(store.set(checkArrivalAtom, name)).to.equal(true);
  });

  it('LED-09 has not arrived because it has expired meanwhile', () => {
    const restore = clockAt(Date.now() + 31 * minute);
    const hasArrived = store.set(checkArrivalAtom, name);
    restore();
    expect(hasArrived).to.equal(false);
  });
});
