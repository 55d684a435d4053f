import { expect } from '@open-wc/testing';

import { homeData } from '../support/homes';
import { asked, clear } from '../support/network';
import { render, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const property = { ...homeData, property_id: 7 };
const service = { exposures_public_url: '/exposures' };
const routes = ['', 'home', 'properties#index', 'branches#index', 'branches#properties', 'articles#index', 'page'];
const reports = async () => {
  const all = await asked();
  return all.map(({ path }) => path).filter((path) => /property_views|exposures/.test(path));
};
/** Waits long enough for any pending report to be sent. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await fetch('/authenticity_token.ljson');
};

// One page, whose visit starts once, so the tests depend on their order.
describe('a look at a property', () => {
  before(async () => {
    await freshVisitor();
    await givePage({ page_route: 'home', property, ...service });
    await clear();
    await render('<agency-provider></agency-provider>');
    // From here on a view would be counted at once: the visit has begun, and the module that counts views is loaded.
    await until(async () => (await asked('/user.ljson')).length > 0);
    await import('../../src/state/property-views');
    await settled();
    expect(await reports(), 'on the first page').to.deep.equal([]);
  });
  beforeEach(clear);
  after(async () => {
    await givePage();
    await freshVisitor();
  });

  for (const route of routes) {
    it(`PRP-23 is not counted on the page route “${route}”, nor is an exposure`, async () => {
      await givePage({ page_route: route, property, ...service });
      await settled();
      expect(await reports()).to.deep.equal([]);
    });
  }

  it('PRP-23 is not counted on a page that names no property', async () => {
    await givePage({ page_route: 'properties#show', ...service });
    await settled();
    expect(await reports()).to.deep.equal([]);
  });

  it('PRP-22 PRP-27 is counted on the page of the property, without an exposure where no service is named', async () => {
    await givePage({ page_route: 'properties#show', property });
    await until(async () => (await reports()).length > 0);
    await settled();
    expect(await reports()).to.deep.equal(['/property_views']);
    const [view] = await asked('/property_views');
    expect([...new URLSearchParams(view!.body)]).to.deep.equal([
      ['property_id', '7'],
      ['domain', location.hostname],
    ]);
  });

  it('PRP-22 is counted once, however often the page says more', async () => {
    await givePage({ page_route: 'properties#show', property, ...service });
    await settled();
    expect(await reports()).to.deep.equal([]);
  });

  it('PRP-22 is counted for each home, where a script puts one page in the place of another', async () => {
    await givePage({ page_route: 'properties#show', property: { ...property, property_id: 8 } });
    await until(async () => (await reports()).length > 0);
    await settled();
    const views = await asked('/property_views');
    expect(views.map(({ body }) => new URLSearchParams(body).get('property_id'))).to.deep.equal(['8']);
    await givePage({ page_route: 'properties#show', property, ...service });
    await settled();
    await clear();
  });

  it('PRP-22 is counted again when it is opened again, after a page of another kind', async () => {
    await givePage({ page_route: 'properties#index' });
    await givePage({ page_route: 'properties#show', property });
    await until(async () => (await reports()).length > 0);
    await settled();
    expect(await reports()).to.deep.equal(['/property_views']);
  });

  it('PRP-24 PRP-26 goes with an exposure to the service that the page names, as the page wants both encoded', async () => {
    const { reportPropertyView } = await import('../../src/state/property-views');
    await givePage({
      page_route: 'properties#show',
      property,
      ...service,
      exposure_event_type: 'full_view',
      propertyViewsOptions: { sendAsFormData: false },
      createManyOptions: { sendAsFormData: false },
    });
    reportPropertyView();
    await until(async () => (await reports()).length === 2);
    const [view] = await asked('/property_views');
    const [exposure] = await asked('/exposures/create_many');
    expect(JSON.parse(view!.body)).to.deep.equal({ property_id: 7, domain: location.hostname });
    expect(JSON.parse(exposure!.body)).to.deep.equal({
      property_ids: [7],
      domain: location.hostname,
      event_type: 'full_view',
    });
  });

  for (const [options, form] of [
    ['propertyViewsOptions', 'exposure'],
    ['createManyOptions', 'view'],
  ] as const) {
    it(`PRP-24 PRP-26 sends only the ${form} as a form where ${options} asks for JSON`, async () => {
      const { reportPropertyView } = await import('../../src/state/property-views');
      const data = { page_route: 'properties#show', property, ...service };
      await givePage({ ...data, [options]: { sendAsFormData: false } });
      reportPropertyView();
      await until(async () => (await reports()).length === 2);
      const [view] = await asked('/property_views');
      const [exposure] = await asked('/exposures/create_many');
      const isForm = ({ body }: { body: string }) => !body.startsWith('{');
      expect([isForm(view!), isForm(exposure!)]).to.deep.equal([form === 'view', form === 'exposure']);
    });
  }
});
