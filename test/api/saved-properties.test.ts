import { expect } from '@open-wc/testing';

import { addSavedProperties, deleteSavedProperty, fetchSavedProperties } from '../../src/api/saved-properties';
import type { Property } from '../../src/domain/property';
import { knownHomes } from '../support/homes';
import { asked, bodyOf, clear, fail } from '../support/network';
import { freshVisitor, signedInVisitor } from '../support/visitor';

const path = '/saved_properties.ljson';
const idsOf = (list: readonly Property[] | undefined) => list?.map(({ propertyId }) => propertyId);

describe('saved properties at the server', () => {
  let ids: readonly string[];
  before(async () => {
    ids = idsOf(await knownHomes(3))!;
  });
  beforeEach(() => signedInVisitor());
  after(freshVisitor);

  it('SAV-06 TOK-03 saves with a POST of the ids with commas between them, and the server adds, never replaces', async () => {
    expect((await addSavedProperties([ids[0]!])).kind).to.equal('accepted');
    expect((await addSavedProperties([ids[1]!, ids[2]!])).kind).to.equal('accepted');
    const [first, second] = await asked(path);
    const { authenticity_token: token, ...body } = bodyOf(second!);
    expect(second!.method).to.equal('POST');
    expect(bodyOf(first!)['property_ids']).to.equal(ids[0]);
    expect(body).to.deep.equal({ property_ids: `${ids[1]},${ids[2]}` });
    expect(token).to.be.a('string').that.is.not.empty;
    expect(idsOf(await fetchSavedProperties())).to.have.members([...ids]);
  });

  it('SAV-07 TOK-04 removes with a POST to the property that overrides to delete', async () => {
    await addSavedProperties(ids);
    await clear();
    expect((await deleteSavedProperty(ids[1]!)).kind).to.equal('accepted');
    const [request] = await asked(`/saved_properties/${ids[1]}`);
    expect(request!.method).to.equal('POST');
    expect(request!.headers['x-http-method-override']).to.equal('delete');
    expect(idsOf(await fetchSavedProperties())).to.have.members([ids[0], ids[2]]);
  });

  it('SAV-08 reads {properties[]} with whole properties, the newest first', async () => {
    await addSavedProperties([ids[0]!]);
    await addSavedProperties([ids[1]!]);
    const [newest] = (await fetchSavedProperties())!;
    expect(newest!.propertyId).to.equal(ids[1]);
    expect(newest!.displayAddress).to.not.equal('');
    expect((await asked(path)).at(-1)).to.include({ method: 'GET' });
  });

  it('F46 F47 F48 tells that it could not read the list, whatever came instead of it', async () => {
    const answers = [
      { status: 401, body: '{}' },
      { status: 500, body: '' },
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"properties":[' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"properties":null}' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: 'null' },
    ];
    for (const answer of answers) {
      await fail({ path, method: 'GET', ...answer });
      expect(await fetchSavedProperties(), JSON.stringify(answer)).to.equal(undefined);
      await clear();
    }
  });

  it('F48 leaves out of the list what is no property', async () => {
    const body = JSON.stringify({
      properties: [null, 7, {}, { property_id: 'a/b' }, { id: 12, price: 5, photos: null }],
    });
    await fail({ path, method: 'GET', status: 200, headers: { 'content-type': 'application/json' }, body, times: 1 });
    expect(idsOf(await fetchSavedProperties())).to.deep.equal(['12']);
  });

  it('F42 tells a refusal from a connection that broke', async () => {
    await fail({ path, method: 'POST', status: 401, body: '{}', times: 1 });
    expect(await addSavedProperties([ids[0]!])).to.include({ kind: 'refused', status: 401 });
    await clear();
    await fail({ path, method: 'POST', drop: true });
    expect(await addSavedProperties([ids[0]!])).to.deep.equal({ kind: 'unconfirmed', reason: 'network' });
    await fail({ path: `/saved_properties/${ids[0]}`, status: 500, times: 1 });
    expect(await deleteSavedProperty(ids[0]!)).to.include({ kind: 'refused', status: 500 });
  });
});
