import { expect } from '@open-wc/testing';

import { createContact } from '../../src/api/leads';
import { updateCustomMarketingPreferences, updateMarketingPreference } from '../../src/api/marketing-preferences';
import { addSavedProperties, deleteSavedProperty } from '../../src/api/saved-properties';
import { createSavedSearch, deleteSavedSearch, updateAlertFrequency } from '../../src/api/saved-searches';
import { createSession } from '../../src/api/session';
import { newSavedSearch } from '../../src/domain/saved-search';
import { startSearch } from '../../src/domain/search-address';
import { fail } from '../support/network';
import { freshVisitor } from '../support/visitor';

const search = { ...newSavedSearch(startSearch({ path: '', query: 'q=Bath' })), searchId: '1' };
const choice = { userId: '1', isOptedIn: true, url: '' };
const person = { firstName: 'Siân', lastName: 'Evans', body: '', email: 'sian@example.com', telHome: '01632960188' };
const question = { ...person, message: 'Hello', to: { kind: 'branch', id: '1' } } as const;

/** Every write whose success depends on its status alone, unlike signing out, after which we ask who is there. */
const writes = {
  'a lead': ['/leads', () => createContact(question)],
  'signing in': ['/session', () => createSession({ email: 'a@example.com', password: 'password' })],
  'saving a home': ['/saved_properties.ljson', () => addSavedProperties(['1'])],
  'removing a home': ['/saved_properties/1', () => deleteSavedProperty('1')],
  'saving a search': ['/search', () => createSavedSearch(search)],
  'how often to be mailed': ['/saved_searches', () => updateAlertFrequency(search, 'W')],
  'removing a search': ['/searches/1', () => deleteSavedSearch('1')],
  'a choice about marketing': ['/marketing_preferences/1', () => updateMarketingPreference('1', choice)],
  'a choice of another kind': ['/custom_marketing_preferences/1', () => updateCustomMarketingPreferences(choice)],
} as const;

describe('a write that the server leads to a page, which is there', () => {
  beforeEach(freshVisitor);
  afterEach(freshVisitor);

  for (const [name, [path, send]] of Object.entries(writes)) {
    it(`F55 T11 was not accepted: ${name}`, async () => {
      for (const location of ['/healthz#flash/invalid-authenticity-token', '/nothing-here']) {
        await fail({ path, status: 302, headers: { location }, method: 'POST' });
        const reply = await send();
        expect(typeof reply === 'boolean' ? reply : reply.kind).to.be.oneOf([false, 'refused']);
      }
    });
  }
});
