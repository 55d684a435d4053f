import { expect } from '@open-wc/testing';

import { store } from '../../src/core/store';
import { forgetAccountAtom } from '../../src/state/account';
import { draftAtom, keepDraftAtom } from '../../src/state/drafts';
import { draftGenerationAtom } from '../../src/state/form-generations';
import { dropDraftsAtom, noticeOtherPagesAtom, personChangesAtom } from '../../src/state/person-changes';
import { checkArrivalAtom } from '../../src/state/sent-drafts';
import { signedInVisitor } from '../support/visitor';
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

describe('the drafts of a page that the browser brings back', () => {
  const forms = () => [store.get(draftGenerationAtom)(name), store.get(personChangesAtom)];
  const another = () => store.get(draftGenerationAtom)('account');
  beforeEach(() => store.set(keepDraftAtom, name, { message: 'Private' }));
  afterEach(() => store.set(dropDraftsAtom));

  it('T16 F79 are those of nobody who left on another page meanwhile, and its forms begin anew', () => {
    const before = forms();
    store.set(noticeOtherPagesAtom);
    expect(forms(), 'nobody left').to.deep.equal(before);
    sessionStorage.removeItem('agency-drafts');
    sessionStorage.setItem('agency-left', String(Date.now() + 1));
    store.set(noticeOtherPagesAtom);
    expect(forms()[0]).to.not.equal(before[0]);
    expect(forms()[1]).to.equal((before[1] as number) + 1);
    expect(store.get(draftAtom)(name)).to.equal(undefined);
  });

  it('T16 F79 note down that somebody left, but nothing of a visitor without an account', async () => {
    await signedInVisitor();
    sessionStorage.clear();
    store.set(forgetAccountAtom);
    expect(Object.keys(sessionStorage)).to.deep.equal(['agency-left']);
    sessionStorage.clear();
    store.set(forgetAccountAtom);
    expect(Object.keys(sessionStorage)).to.deep.equal([]);
  });

  it('ux-3.6 F79 are what was typed further on another page, and none that was sent there', () => {
    const before = [...forms(), another()];
    const more = { at: Date.now() + 1, userId: '', draft: { message: 'Private, and more' }, mayHaveArrived: true };
    sessionStorage.setItem('agency-drafts', JSON.stringify({ [name]: more }));
    store.set(noticeOtherPagesAtom);
    expect(store.get(draftAtom)(name)).to.deep.equal({ message: 'Private, and more' });
    const renewed = forms()[0];
    expect(renewed, 'its form begins anew').to.not.equal(before[0]);
    sessionStorage.removeItem('agency-drafts');
    store.set(noticeOtherPagesAtom);
    expect(store.get(draftAtom)(name)).to.equal(undefined);
    expect(forms()[0]).to.not.equal(renewed);
    expect([forms()[1], another()], 'for the same visitor, and no other form').to.deep.equal(before.slice(1));
  });

  it('LED-09 F79 are still those sent from this page, of which its form has yet to ask', () => {
    store.set(keepDraftAtom, name, { message: 'May I come?' }, '/book-a-viewing');
    sessionStorage.removeItem('agency-drafts');
    store.set(noticeOtherPagesAtom);
    expect(store.set(checkArrivalAtom, name)).to.equal(true);
  });

  it('ux-3.6 leave what was typed on another page meanwhile', () => {
    const elsewhere = { at: Date.now(), userId: '', draft: { message: 'A long one' } };
    sessionStorage.setItem('agency-drafts', JSON.stringify({ 'enquiry office 3': elsewhere }));
    store.set(keepDraftAtom, name, { message: 'Private!' });
    const kept = JSON.parse(sessionStorage.getItem('agency-drafts')!) as Record<string, { draft: object }>;
    expect(Object.keys(kept).sort()).to.deep.equal(['enquiry office 3', name]);
    expect(store.get(draftAtom)('enquiry office 3')).to.deep.equal({ message: 'A long one' });
  });
});
