import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { captchaAction, carriesToken } from '../../src/domain/page-form';

const look = (path: string | undefined, changes: object = {}) => ({
  posts: true,
  path,
  serverPath: path,
  isMarked: false,
  ...changes,
});

describe("a form of the page's own", () => {
  it('TOK-01 TOK-02 carries the token where it posts to this site, but for searches and where its author says no', () => {
    assert.ok(carriesToken(look('/leads')));
    assert.ok(!carriesToken(look('/leads', { posts: false })), 'it would stand in the address');
    assert.ok(!carriesToken(look(undefined)), 'another site would learn it');
    assert.ok(!carriesToken(look('/search')));
    assert.ok(!carriesToken(look('/leads', { isMarked: true })));
  });

  it('CAP-07 has a captcha for its kind where it posts to the agency', () => {
    const kinds = {
      '/leads': 'lead',
      '/en/leads': 'lead',
      '/properties/7/sales/leads': 'property_enquiry',
      '/form_submissions': 'form_submission',
      '/agency/form_submissions': 'form_submission',
      '/user/send_to_friend': 'send_to_friend',
      '/user': undefined,
    };
    for (const [path, kind] of Object.entries(kinds)) assert.equal(captchaAction(look(path)), kind, path);
    assert.equal(captchaAction(look('/leads', { posts: false })), undefined);
    assert.equal(captchaAction(look(undefined)), undefined);
    assert.equal(captchaAction(look(undefined, { serverPath: '/leads' })), 'lead', 'its server is on another site');
    assert.equal(captchaAction(look('/leads', { serverPath: undefined })), 'lead', 'or it goes to the site itself');
  });
});
