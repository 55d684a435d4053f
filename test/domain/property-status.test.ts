import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readProperty } from '../../src/domain/property';
import { propertyStatus } from '../../src/domain/property-status';

const now = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const statusOf = (fields: Record<string, unknown>, settings: { displaySstcStatusAsSold?: boolean } = {}) =>
  propertyStatus(readProperty({ id: 1, ...fields })!, { now, ...settings });
const labelsOf = (...given: Parameters<typeof statusOf>) => statusOf(...given).labels;

describe('labels of a property', () => {
  it('PRP-03 a sales card under offer or let agreed shows "Under offer"', () => {
    for (const status of ['Under offer', 'under_offer', 'UNDER-OFFER', 'let agreed']) {
      assert.deepEqual(labelsOf({ status }), ['Under offer'], status);
    }
  });

  it('PRP-04 a lettings card under offer or let agreed shows "Let Agreed"', () => {
    for (const status of ['Under offer', 'Let agreed']) {
      assert.deepEqual(labelsOf({ status, channel: 'lettings' }), ['Let Agreed'], status);
    }
  });

  it('PRP-05 sold, SSTC, exchanged and completed count as sold', () => {
    for (const status of ['Sold', '(SOLD!)', 'SSTC', 'sold subject to contract', 'Exchanged', 'completed']) {
      assert.equal(statusOf({ status }).isSold, true, status);
    }
    for (const status of ['For sale', 'under offer', 'unsold', 'sold out', '']) {
      assert.equal(statusOf({ status }).isSold, false, status);
    }
    assert.deepEqual(labelsOf({ status: 'completed' }), ['Sold']);
  });

  it('PRP-06 an auction past its date with an exchanged price counts as sold', () => {
    const lot = { disposal: 'Auction', auction_date: '2026-11-20T18:00:00Z', exchanged_price: 200000 };
    assert.deepEqual(labelsOf(lot), ['Sold']);
    assert.deepEqual(labelsOf({ ...lot, disposal: undefined }), ['Sold'], 'its date alone says that it is an auction');
    assert.equal(statusOf({ ...lot, auction_date: '2026-11-22' }).isSold, false);
    assert.equal(statusOf({ ...lot, auction_date: now.toISOString() }).isSold, false);
    assert.equal(statusOf({ ...lot, exchanged_price: null }).isSold, false);
    assert.equal(statusOf({ ...lot, exchanged_price: 0 }).isSold, false);
    assert.equal(statusOf({ ...lot, auction_date: null }).isSold, false);
    assert.equal(statusOf({ ...lot, disposal: 'private treaty' }).isSold, false);
  });

  it('PRP-07 SSTC reads "Sold STC", and "Sold" with displaySstcStatusAsSold', () => {
    assert.deepEqual(labelsOf({ status: 'SSTC' }), ['Sold STC']);
    assert.deepEqual(labelsOf({ status: 'SSTC' }, { displaySstcStatusAsSold: true }), ['Sold']);
  });

  it('PRP-08 a lettings property with status let shows "Let", a sales property does not', () => {
    assert.deepEqual(labelsOf({ status: 'let', channel: 'lettings' }), ['Let']);
    assert.deepEqual(labelsOf({ status: 'let', channel: 'sales' }), []);
  });

  it('PRP-09 "NEW Listing!" shows for 7 days, to the millisecond, and not when sold', () => {
    assert.deepEqual(labelsOf({ created_at: ago(7 * day) }), ['NEW Listing!']);
    assert.deepEqual(labelsOf({ created_at: ago(7 * day + 1) }), []);
    assert.deepEqual(labelsOf({ created_at: ago(-3_600_000) }), ['NEW Listing!'], 'a visitor whose clock is slow');
    assert.deepEqual(labelsOf({ created_at: ago(-day) }), []);
    assert.deepEqual(labelsOf({ created_at: 'soon' }), []);
    const sold = statusOf({ created_at: ago(day), status: 'sold' });
    assert.deepEqual([sold.labels, sold.isNewListing], [['Sold'], false]);
  });

  it('PRP-09 of several labels the most telling shows: sold, then agreed, then let, then new', () => {
    const lot = { disposal: 'auction', auction_date: '2026-11-20', exchanged_price: 1, created_at: ago(day) };
    assert.deepEqual(labelsOf({ ...lot, status: 'under offer' }), ['Sold']);
    assert.deepEqual(labelsOf({ status: 'under offer', created_at: ago(day) }), ['Under offer']);
    assert.deepEqual(labelsOf({ status: 'let', channel: 'lettings', created_at: ago(day) }), ['Let']);
  });

  it('PRP-10 the tag "new home" shows "New Home", beside another label too', () => {
    assert.deepEqual(labelsOf({ tags: ['new home'] }), ['New Home']);
    assert.deepEqual(labelsOf({ tags: ['garden', 'New-Home'], status: 'sstc' }), ['Sold STC', 'New Home']);
    assert.deepEqual(labelsOf({ tags: ['new homes fair'] }), []);
  });

  it('shows no label for a status it does not know', () => {
    assert.deepEqual(labelsOf({ status: 'constructor' }), []);
    assert.deepEqual(labelsOf({ status: 'Withdrawn' }), []);
  });
});
