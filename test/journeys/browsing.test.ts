import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { and, eq, gt, isNotNull, ne } from 'drizzle-orm';

import { properties } from '../../demo/server/schema';
import type { RunningServer } from '../../demo/server/start-server';
import { startAgency } from './visit';

const page = async (address: string) => (await fetch(address)).text();
const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
/** The listings in the data of a page. */
const listed = (html: string) => {
  const [, data = '{}'] = /id="agency-data">([^<]*)</.exec(html) ?? [];
  return (JSON.parse(data) as { properties: { property_id: number; department: string; property_channel: string }[] })
    .properties;
};

const offers = (html: string) => html.includes('href="#/book-a-viewing"') || html.includes('id="/book-a-viewing"');

describe('browsing the agency', () => {
  let agency: RunningServer;
  let footer: string;
  before(async () => {
    // Smaller agencies hold no antiques sales.
    agency = await startAgency({ properties: 300 });
    footer = (await page(agency.url)).split('<footer')[1]!;
  });
  after(() => agency.close());

  /** The page of the first property of a search. */
  const firstOf = async (search: string) => {
    const [address] = /\/properties\/\d+\/\w+/.exec(await page(`${agency.url}/search?${search}`))!;
    return page(agency.url + address);
  };

  it('works out the tax on homes for a home, and not for shops and land, which have rates of their own', async () => {
    const counted = (html: string) => html.includes('<agency-stamp-duty');
    assert.equal(counted(await firstOf('channel=sales&fragment=tag-garden')), true);
    for (const tag of ['commercial', 'land']) {
      assert.equal(counted(await firstOf(`channel=sales&fragment=tag-${tag}`)), false, tag);
    }
  });

  it('offers no viewing of a home that is gone, nor of an event, and says what has become of it', async () => {
    const forSale = await firstOf('channel=sales&fragment=tag-garden');
    assert.ok(offers(forSale) && /for sale, /.test(forSale));
    const [gone] = await agency.services.database.select().from(properties).where(eq(properties.status, 'Sold'));
    const sold = await page(`${agency.url}/properties/${gone!.id}/sales`);
    assert.ok(!offers(sold) && !sold.includes('<agency-stamp-duty'));
    assert.match(sold, new RegExp(`${gone!.propertyType}, sold[,.]`));
    const event = await firstOf('channel=sales&fragment=tag-antiques');
    assert.ok(!offers(event) && !event.includes('site-price') && !/sale for sale/.test(event));
    assert.ok(!/POA|Similar homes|this home/.test(event), 'it has no price, and is no home');
    assert.match(event, /<title>[^|]*[^,| ] \| /, 'nor has its title');
  });

  it('PRP-06 offers no viewing and no costs of a lot sold at auction, nor lists it among homes still to be had', async () => {
    const sold = and(eq(properties.status, 'For sale'), isNotNull(properties.exchangedPrice));
    const [lot] = await agency.services.database.select().from(properties).where(sold);
    const html = await page(`${agency.url}/properties/${lot!.id}/sales`);
    assert.ok(!offers(html) && !html.includes('<agency-stamp-duty'));
    const like = and(eq(properties.department, lot!.department), ne(properties.id, lot!.id));
    const [other] = await agency.services.database.select().from(properties).where(like);
    await agency.services.database
      .update(properties)
      .set({ lat: lot!.lat, lng: lot!.lng })
      .where(eq(properties.id, other!.id));
    const others = listed(await page(`${agency.url}/properties/${other!.id}/sales`));
    assert.ok(others.length > 0 && others.every(({ property_id }) => property_id !== lot!.id));
  });

  it('asks tenants to ask where no landlord has spoken of pets, since every request must be considered', async () => {
    const silent = and(eq(properties.channel, 'lettings'), eq(properties.pets, false), gt(properties.bedrooms, 0));
    const [home] = await agency.services.database.select().from(properties).where(silent).limit(1);
    assert.match(await page(`${agency.url}/properties/${home!.id}/lettings`), /<dt>Pets<\/dt>\s*<dd>Ask us<\/dd>/);
  });

  it('PRP-28 names on a home to let, in the data of its forms too, whom its page names', async () => {
    const html = await firstOf('channel=lettings');
    const [, shown] = /Write to (\w+)</.exec(html)!;
    const [, data = ''] = /id="agency-data">([^<]*)</.exec(html)!;
    const { property } = JSON.parse(data) as { property: { associatedProfile: { fullName: string } } };
    assert.equal(property.associatedProfile.fullName.split(' ')[0], shown);
  });

  for (const [label, heading, department, channel] of [
    ['Homes for sale', /^\d+ homes for sale$/, 'residential', 'sales'],
    ['Homes to let', /^\d+ homes to let$/, 'residential', 'lettings'],
    ['Auctions', /^\d+ lots? at auction$/, 'auctions', 'sales'],
    ['Farms and land', /^\d+ (farm or field|farms and fields)$/, 'agriculture', 'sales'],
    ['Antiques', /^9 sales of antiques$/, 'antiques', 'sales'],
    ['Services', /^5 services$/, 'services', 'sales'],
  ] as const) {
    it(`PRP-21 leads from every page to what stands under ${label}, and to nothing else`, async () => {
      const [, address] = new RegExp(`<a href="([^"]+)">${label}</a>`).exec(footer)!;
      const html = await page(agency.url + address);
      assert.match(headingOf(html)!, heading);
      const found = listed(html);
      assert.ok(found.length > 0);
      assert.ok(found.some((each) => each.department === department));
      for (const each of found) {
        assert.equal(each.property_channel, channel);
        const isEvent = ['antiques', 'services'].includes(each.department);
        assert.equal(isEvent, ['Antiques', 'Services'].includes(label), each.department);
        if (!label.startsWith('Homes')) assert.equal(each.department, department);
      }
    });
  }

  it('counts at each town of the first page what its link leads to', async () => {
    const towns = [...(await page(agency.url)).matchAll(/class="site-town" href="([^"]+)"[^]*?-count">(\d+) homes/g)];
    assert.ok(towns.length > 3);
    for (const [, address, homes] of towns) {
      const heading = headingOf(await page(agency.url + address!.replaceAll('&amp;', '&')))!;
      assert.ok(heading.startsWith(`${homes} homes for sale in `), `${homes}: ${heading}`);
    }
  });

  it('BRA-01 BRA-02 BRA-05 finds branches with a form that works without scripts', async () => {
    const named = (html: string) => [...html.matchAll(/href="\/branches\/([\w-]+)"/g)].map(([, label]) => label);
    const all = await page(`${agency.url}/branches`);
    assert.match(all, /<form[^>]*action="\/branches" method="get"/);
    assert.match(all, /"page_route":"branches#index"/);
    assert.equal(named(all).length, 12);
    assert.deepEqual(named(await page(`${agency.url}/branches?name=b&department=land`)), [
      'bath',
      'bristol',
      'edinburgh',
    ]);
    assert.match(await page(`${agency.url}/branches?name=atlantis`), /No branches match that/);
    assert.match(await page(`${agency.url}/branches/bath`), /"page_route":"branches#properties"/);
  });

  it('ART-01 ART-03 leads through the advice by topic and page without scripts', async () => {
    const all = await page(`${agency.url}/articles`);
    assert.match(all, /"page_route":"articles#index"/);
    assert.match(all, /<agency-article-list[^]*href="\/articles\?page=2"[^]*<\/agency-article-list>/);
    const [, topic] = /href="(\/articles\/topic-[\w-]+)"/.exec(all)!;
    const { articles } = JSON.parse(/id="agency-data">([^<]*)</.exec(await page(agency.url + topic!))![1]!) as {
      articles: { articles: { topic: string }[]; topics: { current_topic: string } };
    };
    assert.equal(`/articles/topic-${articles.topics.current_topic}`, topic);
    assert.ok(articles.articles.length > 0);
    assert.ok(articles.articles.every((each) => each.topic === articles.topics.current_topic));
  });

  it('TEN-01 TEN-02 TEN-03 leads to what a tenant pays from homes to let of which it is known, and from no others', async () => {
    const known: string[] = [];
    for (const channel of ['lettings', 'sales']) {
      const list = await page(`${agency.url}/properties/${channel}`);
      for (const [, address] of list.matchAll(new RegExp(`href="(/properties/\\d+/${channel})"`, 'g'))) {
        const html = await page(agency.url + address);
        const { property } = JSON.parse(/id="agency-data">([^<]*)</.exec(html)![1]!) as {
          property: { lettingsFeeText: string | null };
        };
        assert.equal(html.includes('href="#/tenant-info"'), Boolean(property.lettingsFeeText), address);
        if (property.lettingsFeeText) known.push(channel);
      }
    }
    assert.deepEqual([...new Set(known)], ['lettings']);
  });

  for (const [address, status] of [
    ['/properties/99999999999/sales', 404],
    ['/articles/%00', 404],
    ['/articles/topic-%00', 404],
    ['/articles/topic-nonsense', 404],
    ['/staff/%00', 404],
    ['/branches/%00', 404],
    ['/staff?branch=99999999999', 200],
    ['/staff?branch=1e-1', 200],
    ['/search?branch_id=1e-1', 200],
    ['/search?fragment=status-constructor', 200],
    ['/%E0%A4%A/sales', 200],
    ['/%00/sales', 200],
    ['/sales/%FF', 200],
    [`/${'a-'.repeat(12_000)}/sales`, 200],
  ] as const) {
    it(`T27 answers a hostile address with a page: ${address.slice(0, 60)}`, async () => {
      const answer = await fetch(agency.url + address);
      assert.equal(answer.status, status);
      assert.match(answer.headers.get('content-type')!, /^text\/html/);
      assert.match(answer.headers.get('content-security-policy')!, /default-src 'self'/);
    });
  }

  it('PRP-21 keeps to what is browsed from page to page and in every order', async () => {
    const html = await page(`${agency.url}/properties/sales/tag-antiques`);
    const links = [...html.matchAll(/class="site-sort-link" href="([^"]+)"/g)].map(([, link]) => link!);
    assert.ok(links.length > 0);
    for (const link of links) {
      const sorted = await page(agency.url + link.replaceAll('&amp;', '&'));
      assert.ok(listed(sorted).length > 0, link);
      assert.ok(listed(sorted).every(({ department }) => department === 'antiques'));
    }
  });
});
