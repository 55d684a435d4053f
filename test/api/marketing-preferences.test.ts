import { expect } from '@open-wc/testing';

import { updateCustomMarketingPreferences, updateMarketingPreference } from '../../src/api/marketing-preferences';
import { fetchUser } from '../../src/api/user';
import { asked, bodyOf, fail } from '../support/network';
import { signedInVisitor } from '../support/visitor';

const url = 'https://agency.example/page';

describe('marketing preferences at the server', () => {
  let userId: string;
  let id: string;
  beforeEach(async () => {
    ({ userId } = await signedInVisitor());
    id = (await fetchUser())!.marketingPreferenceId;
  });

  it('MKT-05 are kept under their own number', async () => {
    const reply = await updateMarketingPreference(id, { userId, isOptedIn: true, url });
    expect(reply.kind).to.equal('accepted');
    const [request] = await asked(`/marketing_preferences/${id}`);
    const { authenticity_token: token, ...body } = bodyOf(request!);
    expect(request!.method).to.equal('POST');
    expect(request!.headers['x-http-method-override']).to.equal('put');
    expect(body).to.deep.equal({ user_id: userId, opt_in_marketing_at: 'optin', opt_in_marketing_url: url });
    expect(token).to.be.a('string').that.is.not.empty;
    expect((await fetchUser())!.user.isOptedInToMarketing).to.equal(true);
    await updateMarketingPreference(id, { userId, isOptedIn: false, url });
    expect(bodyOf((await asked(`/marketing_preferences/${id}`))[1]!)['opt_in_marketing_at']).to.equal('optout');
    expect((await fetchUser())!.user.isOptedInToMarketing).to.equal(false);
  });

  it('MKT-05 any 2xx is a success, anything else is not', async () => {
    const path = `/marketing_preferences/${id}`;
    for (const [status, kind] of [
      [200, 'accepted'],
      [201, 'accepted'],
      [204, 'accepted'],
      [404, 'refused'],
    ] as const) {
      await fail({ path, status, times: 1 });
      expect((await updateMarketingPreference(id, { userId, isOptedIn: true, url })).kind, `${status}`).to.equal(kind);
    }
  });

  it('MKT-06 of a custom kind are kept under the number of the user', async () => {
    const reply = await updateCustomMarketingPreferences({ userId, isOptedIn: true, url });
    expect(reply.kind).to.equal('accepted');
    const [request] = await asked(`/custom_marketing_preferences/${userId}`);
    const { authenticity_token: token, ...body } = bodyOf(request!);
    expect(request!.headers['x-http-method-override']).to.equal('put');
    expect(body).to.deep.equal({
      user_id: userId,
      marketing_preferences: {
        is_opted_in_to_marketing: true,
        opt_in_marketing_at: 'optin',
        opt_in_marketing_url: url,
      },
    });
    expect(token).to.be.a('string').that.is.not.empty;
    expect((await fetchUser())!.user.isOptedInToMarketing).to.equal(true);
  });

  it('MKT-07 of a custom kind: 200 and 204 are successes, anything else is not', async () => {
    const path = `/custom_marketing_preferences/${userId}`;
    for (const [status, kind] of [
      [200, 'accepted'],
      [204, 'accepted'],
      [201, 'refused'],
      [500, 'refused'],
    ] as const) {
      await fail({ path, status, times: 1 });
      expect((await updateCustomMarketingPreferences({ userId, isOptedIn: true, url })).kind, `${status}`).to.equal(
        kind,
      );
    }
  });
});
