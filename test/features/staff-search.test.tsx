import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/staff-search';
import { press, type } from '../support/keyboard';
import { drawn, forgiveMissingPictures, render, shown, styled } from '../support/page';
import { givePage } from '../support/page-data';

const sales = { departmentId: 1, label: 'Sales', value: 'sales' };
const lettings = { departmentId: 2, label: 'Lettings', value: 'lettings' };
const branches = [
  { branchID: 3, name: 'Bath', branchURL: '/branches/bath', departments: [sales, lettings] },
  { branchID: 4, name: 'Frome', branchURL: '/branches/frome', departments: [sales] },
];
const ruth = {
  id: 1,
  fullName: 'Ruth Abrahams',
  avatar: '/media/ruth.webp',
  accreditation: 'MARLA',
  jobTitle: 'Lettings manager',
  urlLabel: 'ruth-abrahams',
  branchName: 'Bath',
  branchUrl: '/branches/bath',
  departmentName: 'Lettings',
  departmentUrl: '/lettings',
  directLine: '01632 960326',
  mobileNumber: '+44 7700 900126',
};
const ann = { id: 2, firstName: 'Ann', surname: 'Hall' };
const middle = {
  currentPage: 2,
  pageCount: 5,
  hasPrevPage: true,
  hasNextPage: true,
  previousPageLink: '/staff?page=1',
  nextPageLink: '/staff?page=3',
};
const give = (fields: object = {}, settings: object = {}) =>
  givePage({ theme_settings: settings, staff_search: { staff: [ruth, ann], branches, ...fields } });

const start = location.pathname + location.search;
const goTo = (query: string) => history.replaceState(null, '', query ? `${location.pathname}?${query}` : start);
const list = async (markup = '<agency-staff-search></agency-staff-search>') => render(markup);
const headings = (host: Element) => [...host.querySelectorAll('h1, h2, h3, h4')].map(({ textContent }) => textContent);
const field = <Kind extends HTMLInputElement | HTMLSelectElement>(host: Element, name: string) =>
  host.querySelector<Kind>(`[name="${name}"]`)!;
const name = (host: Element) => field<HTMLInputElement>(host, 'name_to_filter_by');
const branch = (host: Element) => field<HTMLSelectElement>(host, 'branch');
const department = (host: Element) => field<HTMLSelectElement>(host, 'department');
const options = (select: HTMLSelectElement) => [...select.options].map((option) => [option.value, option.text]);
const links = (host: Element) => [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const choose = async (select: HTMLSelectElement, value: string) => {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn();
};

describe('the people of the agency', () => {
  let sent: string[] = [];
  /** Records where a form would be sent and stays on the page of the test. */
  const catchForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    const { origin, pathname } = new URL(form.action);
    expect(origin).to.equal(location.origin);
    sent.push(`${form.method} ${pathname}?${new URLSearchParams([...new FormData(form)] as [string, string][])}`);
  };
  before(async () => {
    await styled();
    await setViewport({ width: 900, height: 800 });
    forgiveMissingPictures();
    addEventListener('submit', catchForm);
  });
  beforeEach(async () => {
    document.querySelectorAll('agency-staff-search').forEach((host) => host.closest('body > div')?.remove());
    goTo('');
    sent = [];
    await give();
  });
  after(async () => {
    removeEventListener('submit', catchForm);
    goTo('');
    await givePage();
  });

  it('STF-01 STF-11 have a heading, and say where they stand on the site', async () => {
    const host = await list();
    expect(headings(host)).to.deep.equal(['Get in touch', 'All our staff', 'Ruth Abrahams MARLA', 'Ann Hall']);
    const trail = host.querySelector('nav[aria-label="Breadcrumb"]')!;
    expect([...trail.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      'Home',
      'Get in touch',
    ]);
    expect(links(trail)).to.deep.equal(['/']);
    expect(host.dataset['state']).to.equal('ready');
    await expect(host).to.be.accessible();
  });

  it('F80 are asked for on their own site though the page has a <base> elsewhere', async () => {
    const base = Object.assign(document.createElement('base'), { href: 'https://other.example/' });
    document.head.append(base);
    const host = await list();
    const { action } = host.querySelector('form')!;
    base.remove();
    expect(new URL(action).origin).to.equal(location.origin);
  });

  it('STF-02 have the offices beside them, wherever the site lists those', async () => {
    await give({}, { branchesIndexPath: '/our-offices' });
    const host = await list();
    const [office, people] = [...host.querySelector('nav[aria-label="Who to contact"]')!.querySelectorAll('a')];
    expect([office!.textContent, office!.getAttribute('href')]).to.deep.equal(['Office', '/our-offices']);
    expect([people!.textContent, people!.getAttribute('aria-current')]).to.deep.equal(['People', 'page']);
    expect(office!.hasAttribute('aria-current')).to.equal(false);
  });

  it('STF-03 STF-04 STF-05 can be looked for by name, by branch and by department', async () => {
    const host = await list();
    expect(name(host).placeholder).to.equal('Search by name');
    expect(options(branch(host))).to.deep.equal([
      ['branch', 'All Locations'],
      ['3', 'Bath'],
      ['4', 'Frome'],
    ]);
    expect(options(department(host))).to.deep.equal([
      ['service', 'All Services'],
      ['sales', 'Sales'],
      ['lettings', 'Lettings'],
    ]);
    await choose(department(host), 'lettings');
    await choose(branch(host), '4');
    expect(options(department(host)).map(([, words]) => words)).to.deep.equal(['All Services', 'Sales']);
    expect(department(host).value, 'Frome does not let').to.equal('service');
  });

  it('STF-06 STF-07 are asked for by an ordinary form, without what stands for everybody', async () => {
    const host = await list();
    name(host).focus();
    await type('ruth');
    await press('Enter');
    expect(sent).to.deep.equal(['get /staff?name_to_filter_by=ruth']);
    await choose(branch(host), '3');
    await choose(department(host), 'lettings');
    host.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
    expect(sent[1]).to.equal('get /staff?name_to_filter_by=ruth&branch=3&department=lettings');
  });

  it('STF-08 STF-09 are asked for by choosing a branch where the site wishes it, and not before', async () => {
    await give({}, { filterStaffOnSelect: true });
    goTo('branch=3&department=lettings');
    const host = await list();
    expect(sent).to.deep.equal([]);
    const hint = document.getElementById(branch(host).getAttribute('aria-describedby')!)!;
    expect(hint.textContent).to.equal('Choosing a location shows its team straight away.');
    await choose(branch(host), '4');
    expect(sent, 'without a department that Frome has not').to.deep.equal(['get /staff?name_to_filter_by=&branch=4']);
    await choose(department(host), 'sales');
    expect(sent).to.have.length(1);
    await expect(host).to.be.accessible();
  });

  it('STF-08 are asked for again by the same branch once one has come back to the page', async () => {
    await give({}, { filterStaffOnSelect: true });
    const host = await list();
    await choose(branch(host), '3');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await drawn();
    expect([branch(host).value, headings(host)[1]]).to.deep.equal(['branch', 'All our staff']);
    await choose(branch(host), '3');
    expect(sent).to.have.length(2);
  });

  it('STF-10 are not asked for by choosing a branch unless the site wishes it', async () => {
    const host = await list();
    await choose(branch(host), '4');
    expect(sent).to.deep.equal([]);
    expect(branch(host).hasAttribute('aria-describedby')).to.equal(false);
  });

  it('STF-06 STF-11 begin with what the address asked for', async () => {
    goTo('name_to_filter_by=ruth&branch=3&department=lettings');
    const host = await list();
    expect([name(host).value, branch(host).value, department(host).value]).to.deep.equal(['ruth', '3', 'lettings']);
    expect(headings(host)[1]).to.equal('Your search results');
    goTo('name_to_filter_by=&branch=branch&department=service');
    expect(headings(await list())[1]).to.equal('All our staff');
  });

  it('STF-15 STF-16 are shown with their face, what they do, where, and how to ring them', async () => {
    const host = await list();
    const [first, second] = [...host.querySelectorAll('.agency-staff-card')];
    expect(links(first!)).to.deep.equal([
      '/staff/ruth-abrahams',
      '/branches/bath',
      '/lettings',
      'tel:01632960326',
      'tel:+447700900126',
    ]);
    expect(first!.textContent)
      .to.include('MARLA')
      .and.include('Lettings manager')
      .and.include('Works in Bath, Lettings');
    expect(second!.textContent).to.equal('Ann Hall');
    expect(links(second!)).to.deep.equal([]);
    // The middle of the card links to the person; its other links work by themselves.
    for (const [place, href] of [
      ['.agency-staff-portrait', '/staff/ruth-abrahams'],
      ['.agency-tile-contact a', 'tel:01632960326'],
    ] as const) {
      const element = first!.querySelector(place)!;
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)!.closest('a');
      expect(hit?.getAttribute('href'), place).to.equal(href);
    }
  });

  it('STF-16 LED-49 lead to the page of a branch whose address is given as its last segment alone', async () => {
    await give({ staff: [{ ...ruth, branchUrl: 'bath' }] }, { branches_index_path: '/offices' });
    expect(links((await list()).querySelector('.agency-staff-place')!)).to.deep.equal(['/offices/bath', '/lettings']);
    await give({ staff: [{ ...ruth, branchUrl: 'bath' }] });
    expect(links((await list()).querySelector('.agency-staff-place')!)[0]).to.equal('/branches/bath');
  });

  it('STF-18 have faces of the size that their place needs, and room for one that is missing', async () => {
    const host = await list();
    const [first, second] = [...host.querySelectorAll('.agency-staff-portrait')];
    const source = first!.querySelector('source')!;
    expect(source.media).to.equal('(max-width: 767px)');
    expect(source.srcset).to.equal('/media/375x_/ruth.webp 375w, /media/600x_/ruth.webp 600w');
    const image = first!.querySelector('img')!;
    expect(['src', 'width', 'height', 'alt'].map((name) => image.getAttribute(name))).to.deep.equal([
      '/media/320x212/ruth.webp',
      '320',
      '212',
      '',
    ]);
    const { width, height } = first!.getBoundingClientRect();
    expect(width / height).to.be.closeTo(320 / 212, 0.01);
    expect(second!.querySelector('img')).to.equal(null);
    expect(second!.getBoundingClientRect().height).to.equal(height);
  });

  it('STF-18 are shown as they are where the server answers no widths, and leave room where they are missing', async () => {
    await give({ backgroundImage: '/media/street.webp' });
    const host = await list();
    const portrait = host.querySelector('.agency-staff-portrait')!;
    const fails = async (picture = portrait.querySelector('img')!) => {
      // Otherwise it were forgiven.
      picture.dispatchEvent(Object.assign(new Event('error'), { stopPropagation() {} }));
      await drawn();
    };
    const behind = host.querySelector<HTMLImageElement>('.agency-staff-background')!;
    await fails(behind);
    expect([behind.getAttribute('src'), behind.srcset]).to.deep.equal(['/media/street.webp', '']);
    await fails();
    expect(portrait.querySelector('source')).to.equal(null);
    expect(portrait.querySelector('img')!.getAttribute('src')).to.equal('/media/ruth.webp');
    const { height } = portrait.getBoundingClientRect();
    await fails();
    expect(portrait.querySelector('img')).to.equal(null);
    expect(portrait.getBoundingClientRect().height).to.equal(height);
  });

  it('STF-17 stand on the picture of the page, where it has one', async () => {
    expect((await list()).querySelector('.agency-staff-background')).to.equal(null);
    await give({ backgroundImage: '/media/street.webp' });
    const host = await list();
    const picture = host.querySelector<HTMLImageElement>('.agency-staff-background')!;
    expect(picture.srcset).to.include('/media/1536x_/street.webp 1536w');
    expect(picture.alt).to.equal('');
    const [behind, words] = [picture, host.querySelector('.agency-staff-intro')!].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(behind!.left).to.equal(host.getBoundingClientRect().left);
    expect(words!.top).to.be.above(behind!.top);
    expect(words!.bottom).to.be.below(behind!.bottom);
    await expect(host).to.be.accessible();
  });

  it('STF-12 STF-13 are leafed through by the links of the page, each where there is one', async () => {
    await give({ pagination: middle });
    const host = await list();
    const pager = host.querySelector('.agency-pager')!;
    expect(pager.querySelector('.agency-staff-page [aria-hidden]')!.textContent).to.equal('2 / 5');
    expect(pager.textContent).to.include('Page 2 of 5');
    expect(
      [...pager.querySelectorAll('a')].map((link) => [link.textContent, link.rel, link.getAttribute('href')]),
    ).to.deep.equal([
      ['Prev', 'prev', '/staff?page=1'],
      ['Next', 'next', '/staff?page=3'],
    ]);
    await expect(host).to.be.accessible();
    for (const [changes, left] of [
      [{ hasPrevPage: false }, ['/staff?page=3']],
      [{ hasNextPage: false }, ['/staff?page=1']],
      [{ previousPageLink: 'javascript:x', nextPageLink: undefined }, []],
      [{ hasPrevPage: undefined, hasNextPage: undefined }, ['/staff?page=1', '/staff?page=3']],
    ] as const) {
      await give({ pagination: { ...middle, ...changes } });
      expect(links(pager), JSON.stringify(changes)).to.deep.equal(left);
    }
    await give({ pagination: { ...middle, pageCount: undefined } });
    expect(pager.textContent, 'of pages that nobody counted').to.include('Page 2 of 3');
    await give();
    expect(host.querySelector('.agency-pager'), 'one page').to.equal(null);
  });

  it('STF-14 F48 say so where nobody is found, and lead on', async () => {
    await give({ staff: [] });
    goTo('name_to_filter_by=atlantis');
    const host = await list();
    const empty = () => host.querySelector('.agency-empty')!;
    expect(empty().textContent).to.include("Sorry we couldn't find a staff member that matched your search.");
    expect(links(empty())).to.deep.equal(['/staff']);
    expect(host.dataset['state']).to.equal('empty');
    await expect(host).to.be.accessible();
    goTo('');
    await givePage();
    const bare = await list();
    expect(shown(bare)).to.include("Sorry we couldn't find a staff member");
    expect(links(bare.querySelector('.agency-empty')!)).to.deep.equal(['/branches']);
  });

  it('STF-01 have headings of the level that is asked for, and are never wider than their place', async () => {
    await give({
      staff: [
        { ...ruth, fullName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', jobTitle: 'x'.repeat(80) },
      ],
      backgroundImage: '/media/street.webp',
      pagination: middle,
    });
    const host = await list('<agency-staff-search heading-level="1"></agency-staff-search>');
    expect(['h1', 'h2', 'h3'].map((tag) => host.querySelectorAll(tag).length)).to.deep.equal([1, 1, 1]);
    for (const width of [280, 320, 600, 860]) {
      host.style.inlineSize = `${width}px`;
      expect(host.scrollWidth, `at ${width}`).to.be.at.most(width);
    }
  });
});
