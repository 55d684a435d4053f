import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/branch-search';
import { store } from '../../src/core/store';
import { branchListAtom, branchSearchAtom } from '../../src/state/branches';
import { press, type } from '../support/keyboard';
import { drawn, forgiveMissingPictures, render, shown, styled, until } from '../support/page';
import { givePage, replacePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const sales = { departmentId: 1, label: 'Sales', value: 'sales' };
const lettings = { departmentId: 2, label: 'Lettings', value: 'lettings' };
const land = { departmentId: 3, label: 'Land and farms', value: 'land' };
const branch = (id: number, name: string, departments: readonly object[] = [sales], fields: object = {}) => ({
  branchID: id,
  name,
  branchURL: `/branches/${id}`,
  branchContactNumber: '01632 960140',
  departments,
  ...fields,
});
const few = [branch(1, 'Bath', [sales, lettings]), branch(2, 'Bristol', [sales, land]), branch(3, 'Frome', [land])];
const many = Array.from({ length: 30 }, (_, index) => branch(index + 1, `Branch ${index + 1}`));

const start = location.pathname + location.search;
const goTo = (query: string) => {
  history.replaceState(null, '', query ? `${location.pathname}?${query}` : start);
  dispatchEvent(new PopStateEvent('popstate'));
};
const list = async (markup = '<agency-branch-search></agency-branch-search>') => render(markup);
const names = (host: Element) => [...host.querySelectorAll('h2, h3, h4')].map(({ textContent }) => textContent);
const text = (host: Element) => host.querySelector<HTMLInputElement>('input[type="search"]')!;
const select = (host: Element) => host.querySelector('select')!;
const choose = async (host: Element, value: string) => {
  select(host).value = value;
  select(host).dispatchEvent(new Event('change', { bubbles: true }));
  await drawn();
};
const said = (host: Element) => host.querySelector('[role="status"]')!.textContent;
const asked = () => new URLSearchParams(location.search);

describe('the list of branches', () => {
  before(async () => {
    await styled();
    await setViewport({ width: 900, height: 800 });
    forgiveMissingPictures();
  });
  beforeEach(async () => {
    document.querySelectorAll('agency-branch-search').forEach((host) => host.closest('body > div')?.remove());
    await freshVisitor();
    goTo('');
    await givePage({ branches: few });
  });
  after(async () => {
    goTo('');
    await givePage();
    await freshVisitor();
  });

  it('BRA-01 BRA-02 shows every branch at first, and how many there are', async () => {
    const host = await list();
    expect(names(host)).to.deep.equal(['Bath', 'Bristol', 'Frome']);
    expect(said(host)).to.equal('3 branches');
    expect(text(host).value).to.equal('');
    expect(select(host).value).to.equal('all');
    expect([...select(host).options].map((option) => option.text)).to.deep.equal([
      'All departments',
      'Sales',
      'Lettings',
      'Land and farms',
    ]);
    expect(host.dataset['state']).to.equal('ready');
    await expect(host).to.be.accessible();
  });

  it('BRA-03 BRA-04 shows of each branch how to reach it and which departments it has', async () => {
    const full = branch(1, 'Bath', [sales, lettings], {
      branchSalesContactNumber: '01632 960141',
      branchLettingsContactNumber: '+44 1632 960142',
      branchEmail: 'bath@hartwellvane.example',
      address: '3 Quiet Street, Bath',
      photo: '/media/bath.webp',
    });
    await givePage({ branches: [full, branch(2, 'Frome')] });
    const host = await list();
    const [first, second] = [...host.querySelectorAll('.agency-branch')];
    const links = [...first!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal([
      '/branches/1',
      'tel:01632960141',
      'tel:+441632960142',
      'mailto:bath@hartwellvane.example',
    ]);
    expect(first!.textContent).to.include('3 Quiet Street').and.include('Sales').and.include('Lettings');
    expect(first!.querySelector('img')!.srcset).to.include('/media/320x_/bath.webp 320w');
    expect(second!.textContent).to.include('Telephone').and.include('01632 960140');
    expect(second!.querySelector('img')).to.equal(null);
    await expect(host).to.be.accessible();
  });

  it('BRA-03 LED-49 leads to the page of a branch whose address is given as its last segment alone', async () => {
    await givePage({
      branches: [branch(1, 'Bath', [], { branchURL: 'bath' }), branch(2, 'Frome', [], { branchURL: '' })],
      theme_settings: { branches_index_path: '/offices' },
    });
    const links = [...(await list()).querySelectorAll('.agency-branch-link')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['/offices/bath']);
  });

  it('BRA-01 BRA-02 narrows by name while it is typed, says how many are left, and keeps it in the address', async () => {
    const host = await list();
    text(host).focus();
    await type('br');
    await until(() => names(host).join() === 'Bristol');
    expect(said(host)).to.equal('1 branch');
    expect(store.get(branchSearchAtom).text).to.equal('br');
    const before = history.length;
    await press('Enter');
    await until(() => asked().get('name') === 'br');
    expect(history.length, 'typing adds no steps to go back through').to.equal(before);
    expect(document.activeElement).to.equal(text(host));
  });

  it('BRA-02 narrows by department, each choice a step that leads back', async () => {
    const host = await list();
    await choose(host, 'land');
    expect(names(host)).to.deep.equal(['Bristol', 'Frome']);
    expect(asked().get('department')).to.equal('land');
    history.back();
    await until(() => names(host).length === 3);
    expect(select(host).value).to.equal('all');
  });

  it('BRA-01 begins with what the address says, and keeps the areas that were looked for', async () => {
    goTo('name=b&department=land&polygon_ids=7,8');
    const host = await list();
    await until(() => names(host).join() === 'Bristol');
    expect(text(host).value).to.equal('b');
    expect(select(host).value).to.equal('land');
    expect(store.get(branchSearchAtom).polygonIds).to.deep.equal(['7', '8']);
    await choose(host, 'all');
    expect(asked().get('polygon_ids')).to.equal('7,8');
  });

  it('says when nothing fits, and leads back to all of them with the focus in the field', async () => {
    goTo('name=atlantis&department=land');
    const host = await list();
    await until(() => shown(host).includes('No branches match that'));
    expect(host.dataset['state']).to.equal('empty');
    expect(said(host)).to.equal('0 branches');
    await expect(host).to.be.accessible();
    host.querySelector<HTMLButtonElement>('.agency-empty button')!.click();
    await drawn();
    expect(names(host)).to.have.length(3);
    expect(document.activeElement).to.equal(text(host));
    expect(location.search).to.not.include('atlantis');
  });

  it('BRA-01 g-22 leafs through many of them by links, in the page itself, and takes the focus along to the page’s number', async () => {
    await givePage({ branches: many });
    const host = await list();
    expect(names(host)).to.have.length(12);
    expect(said(host)).to.equal('30 branches');
    const next = host.querySelector<HTMLAnchorElement>('a[rel="next"]')!;
    expect(new URL(next.href).searchParams.get('page')).to.equal('2');
    next.click();
    await drawn();
    expect(names(host)[0]).to.equal('Branch 13');
    expect(asked().get('page')).to.equal('2');
    expect(document.activeElement!.textContent).to.equal('30 branches, page 2 of 3');
    expect(said(host), 'the page is read with the focus alone').to.equal('30 branches');
    expect(store.get(branchListAtom).pagination).to.include({ currentPage: 2, pageCount: 3, hasNextPage: true });
    await choose(host, 'sales');
    expect(names(host)[0], 'another search begins at its first page').to.equal('Branch 1');
    await expect(host).to.be.accessible();
  });

  it('BRA-01 asks the server where the page has only some of the branches', async () => {
    await givePage({ branches: few, branchesPagination: { currentPage: 1, hasNextPage: true } });
    goTo('name=b&polygon_ids=7');
    const host = await list();
    await until(() => text(host).value === 'b');
    expect(names(host), 'the server chose them').to.have.length(3);
    expect(said(host), 'nobody counted the others').to.equal('Page 1');
    const form = host.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).to.deep.equal(['get', null]);
    expect(form.querySelector('button')!.type).to.equal('submit');
    expect([...new FormData(form)]).to.deep.equal([
      ['name', 'b'],
      ['department', 'all'],
      ['polygon_ids', '7'],
    ]);
    let isLeft = false;
    const watch = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('submit', watch);
    form.requestSubmit();
    const next = host.querySelector<HTMLAnchorElement>('a[rel="next"]')!;
    expect(isLeft, 'the form goes to the server').to.equal(true);
    removeEventListener('submit', watch);
    expect(Object.fromEntries(new URL(next.href).searchParams)).to.deep.equal({
      name: 'b',
      polygon_ids: '7',
      page: '2',
    });
    await expect(host).to.be.accessible();
  });

  it('BRA-01 leads to all branches, and not to none, where the server has found none for the address', async () => {
    await replacePage(`${location.pathname}?name=atlantis`, { branches: [] });
    const base = document.head.appendChild(Object.assign(document.createElement('base'), { href: '/elsewhere/' }));
    try {
      const host = await list();
      await until(() => shown(host).includes('No branches match that'));
      const all = host.querySelector<HTMLAnchorElement>('.agency-empty a')!;
      expect([all.textContent, all.href]).to.deep.equal(['Show all branches', location.origin + location.pathname]);
      expect(host.querySelector('form button'), 'the form asks the server too').to.not.equal(null);
    } finally {
      base.remove();
      await replacePage(start, {});
    }
  });

  it('BRA-01 leads to all branches where the server has found none, or a few, for an area alone', async () => {
    for (const branches of [[], few.slice(0, 2)]) {
      await replacePage(`${location.pathname}?polygon_ids=7`, { branches });
      const host = await list();
      await until(() => host.querySelector('form button'));
      expect(shown(host)).to.not.include('No branches are listed here yet');
      const all = host.querySelector<HTMLAnchorElement>('.agency-empty a')?.href;
      expect(all).to.equal(branches.length > 0 ? undefined : location.origin + location.pathname);
      await replacePage(start, {});
    }
  });

  it('BRA-05 marks the branch whose own page this is, and none on the page of all', async () => {
    await givePage({ branches: few, page_route: 'branches#properties', branch_id: 2 });
    const host = await list();
    const current = () => host.querySelector('[aria-current="page"]')?.textContent;
    expect(current()).to.equal('Bristol');
    await givePage({ branches: few, page_route: 'branches#properties', branch: few[0] });
    expect(current(), 'of a page that gives the branch alone').to.equal('Bath');
    await givePage({ branches: few, page_route: 'branches#index', branch_id: 2 });
    expect(current()).to.equal(undefined);
  });

  it('F48 says that there are none where the page names none, or nothing that is one', async () => {
    await givePage({ branches: [null, 7, { name: 'no id' }] });
    const host = await list();
    expect(shown(host)).to.include('No branches are listed here yet');
    expect(host.dataset['state']).to.equal('empty');
    await expect(host).to.be.accessible();
    await givePage({ branches: [{ id: 4 }] });
    expect(host.querySelectorAll('.agency-branch')).to.have.length(1);
  });

  it('has headings of the level that is asked for, and is never wider than its place', async () => {
    const long = branch(1, 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', [sales, land], {
      branchEmail: `${'branch'.repeat(12)}@hartwellvane.example`,
    });
    await givePage({ branches: [long] });
    const host = await list('<agency-branch-search heading-level="2"></agency-branch-search>');
    expect(host.querySelector('h2')!.textContent).to.include('Llanfair');
    for (const width of [280, 320, 600, 860]) {
      host.style.inlineSize = `${width}px`;
      expect(host.scrollWidth, `at ${width}`).to.be.at.most(width);
    }
  });
});
