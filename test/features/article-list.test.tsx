import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/article-list';
import { store } from '../../src/core/store';
import { loadingAtom } from '../../src/state/loading';
import { forgetAccountAtom } from '../../src/state/account';
import { asked, clear, fail } from '../support/network';
import { drawn, forgiveMissingPictures, render, shown, styled, until } from '../support/page';
import { givePage, replacePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';
import { pause } from '../support/watch';

const path = '/articles.ljson';
const start = location.pathname + location.search;
const article = (id: number, fields: object = {}) => ({
  id,
  title: `Own article ${id}`,
  url: `/articles/own-${id}`,
  summary: 'What to look for.',
  published_at: '2026-03-07T09:00:00Z',
  ...fields,
});
const own = (fields: object = {}) => ({
  articles: [article(1), article(2)],
  pagination: { current_page: 1, page_count: 3, has_next_page: true, total_count: 20 },
  topics: { current_topic: '', topics_list: ['buying', 'first-time-buyers'] },
  ...fields,
});
const give = (articles: object = own(), route = 'articles#index') => givePage({ articles, page_route: route });
const list = (attributes = '') => render(`<agency-article-list ${attributes}></agency-article-list>`);
const titles = (host: Element) => [...host.querySelectorAll('li h2, li h3')].map(({ textContent }) => textContent);
const link = (host: Element, name: string) =>
  [...host.querySelectorAll('a')].find(({ textContent }) => textContent!.trim() === name)!;
const next = (host: Element) => host.querySelector<HTMLAnchorElement>('a[rel="next"]')!;
const isReady = (host: HTMLElement) => until(() => host.dataset['state'] === 'ready');
/** The address a press would navigate to, if the list leaves it to the browser. */
const leaving = async (press: () => void) => {
  let address: string | undefined;
  const watch = (event: Event) => {
    const target = (event.target as Element).closest('a');
    if (!event.defaultPrevented) address = target?.getAttribute('href') ?? undefined;
    event.preventDefault();
  };
  addEventListener('click', watch);
  press();
  await drawn();
  removeEventListener('click', watch);
  return address;
};

describe('the list of articles', () => {
  let topics: string[];
  before(async () => {
    await styled();
    await setViewport({ width: 900, height: 800 });
    forgiveMissingPictures();
    const answer = (await (await fetch(path)).json()) as { topics: { topics_list: string[] } };
    topics = answer.topics.topics_list;
  });
  beforeEach(async () => {
    await freshVisitor();
    await give();
  });
  afterEach(async () => {
    history.replaceState(null, '', start);
    dispatchEvent(new PopStateEvent('popstate'));
    document.querySelectorAll('agency-article-list').forEach((host) => host.closest('body > div')?.remove());
    await drawn();
  });
  after(async () => {
    await givePage();
    await freshVisitor();
  });

  it('ART-01 shows those of a page that a script puts in the place of another', async () => {
    const host = await list();
    next(host).click();
    await until(() => titles(host).length === 9);
    await replacePage(start, { articles: own({ articles: [article(3)] }), page_route: 'articles#index' });
    expect(titles(host)).to.deep.equal(['Own article 3']);
  });

  it('ART-01 shows the articles of the page, the topics, and links to both with addresses of their own', async () => {
    const host = await list();
    expect(titles(host)).to.deep.equal(['Own article 1', 'Own article 2']);
    expect(link(host, 'Own article 1').getAttribute('href')).to.equal('/articles/own-1');
    expect(shown(host)).to.include('20 articles').and.include('What to look for.').and.include('7 March 2026');
    expect(link(host, 'All topics').getAttribute('aria-current')).to.equal('true');
    expect(link(host, 'First time buyers').getAttribute('href')).to.equal('/articles/topic-first-time-buyers');
    expect(next(host).getAttribute('href')).to.equal('/articles?page=2');
    expect(host.dataset['state']).to.equal('ready');
    await expect(host).to.be.accessible();
  });

  it('ART-01 leafs without leaving the page, says what is there, and takes the focus along', async () => {
    const host = await list();
    next(host).click();
    await until(() => titles(host).length === 9);
    expect(location.pathname + location.search).to.equal('/articles?page=2');
    await until(() => document.activeElement?.textContent === '40 articles, page 2 of 5');
    expect(host.querySelector('[aria-current="page"]')!.textContent).to.equal('Page 2');
    expect((await asked(path)).map(({ query }) => query)).to.deep.equal(['page=2']);
    await expect(host).to.be.accessible();
  });

  it('F40 g-22 ART-01 says once which page of how many articles is there, by the focus or aloud', async () => {
    const host = await list();
    const said = () => host.querySelector('[role="status"]')!.textContent;
    next(host).click();
    await until(() => document.activeElement?.textContent === '40 articles, page 2 of 5');
    expect(said()).to.equal('');
    history.back();
    await until(() => said() === '20 articles, page 1 of 3');
  });

  it('ART-01 names the page and the topic in the title of the tab, where it stands there', async () => {
    const { title } = document;
    document.title = 'Advice: all topics | Hartwell Vane';
    const host = await list();
    next(host).click();
    await until(() => document.title === 'Advice: all topics, page 2 | Hartwell Vane');
    history.back();
    await until(() => document.title === 'Advice: all topics | Hartwell Vane');
    document.title = title;
  });

  it('F40 ART-01 leaves the focus to who has moved on while a page was on its way', async () => {
    const host = await list();
    const elsewhere = document.body.appendChild(document.createElement('input'));
    await fail({ path, delay: 800, times: 1 });
    next(host).focus();
    next(host).click();
    await until(() => host.dataset['state'] === 'loading');
    elsewhere.focus();
    await until(() => titles(host).length === 9);
    await drawn();
    expect(document.activeElement).to.equal(elsewhere);
    elsewhere.remove();
  });

  it('ART-01 narrows to a topic, and back and forward lead through what was looked at', async () => {
    const topic = topics[0]!;
    await give(own({ topics: { topics_list: topics } }));
    const host = await list();
    host.querySelector<HTMLAnchorElement>(`a[href="/articles/topic-${topic}"]`)!.click();
    await until(() => location.pathname === `/articles/topic-${topic}`);
    await isReady(host);
    const found = titles(host);
    expect(found).to.not.deep.equal(['Own article 1', 'Own article 2']);
    expect(host.querySelector('nav [aria-current="true"]')!.getAttribute('href')).to.equal(`/articles/topic-${topic}`);
    history.back();
    await until(() => titles(host).join() === 'Own article 1,Own article 2');
    history.forward();
    await until(() => titles(host).join() === found.join());
  });

  it('ART-01 stays at a topic of several words', async () => {
    await give(own({ topics: { current_topic: '', topics_list: ['Market news'] } }));
    const host = await list();
    await fail({
      path,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(own({ articles: [article(9)] })),
    });
    link(host, 'Market news').click();
    await until(() => titles(host).join() === 'Own article 9');
    await drawn();
    expect([location.pathname, titles(host)]).to.deep.equal(['/articles/topic-Market%20news', ['Own article 9']]);
  });

  it('ART-01 shows what the address says however quickly back and forward follow each other', async () => {
    const host = await list();
    next(host).click();
    await until(() => location.search === '?page=2');
    await isReady(host);
    const back = async () => {
      history.back();
      await until(
        () => titles(host).join() === 'Own article 1,Own article 2' && !location.pathname.includes('articles'),
      );
    };
    await back();
    await fail({ path, delay: 700, times: 1 });
    history.forward();
    // A request that is taken back before it has left would leave its fault to the next one.
    await until(async () => (await asked(path)).length === 2);
    await back();
    await pause(1000);
    expect(titles(host)).to.deep.equal(['Own article 1', 'Own article 2']);
    await fail({ path, status: 403, times: 1 });
    history.forward();
    await until(() => host.dataset['state'] === 'error');
    await back();
    await isReady(host);
    expect(shown(host)).to.not.include('did not load');
  });

  it('ART-01 leaves the address alone once its page has given way to another', async () => {
    const host = await list();
    await fail({ path, delay: 500, times: 1 });
    next(host).click();
    await until(async () => (await asked(path)).length > 0);
    host.parentElement!.remove();
    await drawn();
    await replacePage('/elsewhere', { page_route: 'branches#index' });
    await pause(900);
    expect(location.pathname + location.search).to.equal('/elsewhere');
  });

  it('ART-02 says that it loads while it does: in the flag, in its state, and to assistive technology', async () => {
    const host = await list();
    expect(store.get(loadingAtom).articles).to.equal(false);
    await fail({ path, delay: 800, times: 1 });
    next(host).click();
    await until(() => host.dataset['state'] === 'loading');
    expect(store.get(loadingAtom).articles).to.equal(true);
    expect(host.querySelector('[aria-busy="true"]')).to.exist;
    expect(host.querySelector('[role="status"]')!.textContent).to.equal('Loading articles…');
    expect(host.querySelector('[aria-busy="true"] [role="status"]'), 'there it would not be read').to.equal(null);
    expect(titles(host), 'what was there stays until then').to.have.length(2);
    await isReady(host);
    expect(store.get(loadingAtom).articles).to.equal(false);
  });

  it('ART-02 clears the flag when they do not load, keeps what was there, and tries again', async () => {
    const host = await list();
    await fail({ path, status: 403, times: 1 });
    next(host).focus();
    next(host).click();
    await until(() => host.dataset['state'] === 'error');
    await drawn();
    expect(document.activeElement, 'the alert is enough').to.equal(next(host));
    expect(store.get(loadingAtom).articles).to.equal(false);
    expect(shown(host)).to.include('The articles did not load');
    expect(titles(host)).to.have.length(2);
    expect(location.pathname).to.not.include('/articles');
    await expect(host).to.be.accessible();
    await fail({ path, delay: 300, times: 1 });
    const again = [...host.querySelectorAll('button')].find(({ textContent }) => textContent!.includes('Try again'))!;
    again.focus();
    again.click();
    await drawn();
    expect(host.contains(document.activeElement), 'the focus, though the button has gone').to.equal(true);
    await until(() => titles(host).length === 9);
    expect(shown(host)).to.not.include('did not load');
    expect(host.querySelector('[role=status]')!.textContent, 'said, since the focus is there').to.include('page 2');
  });

  it('ART-02 leave no failure to the list of the next page', async () => {
    const host = await list();
    await fail({ path, status: 403, times: 1 });
    next(host).click();
    await until(() => host.dataset['state'] === 'error');
    host.parentElement!.remove();
    expect(shown(await list())).to.not.include('did not load');
  });

  it('F40 shows what was asked for last, whichever answer comes last', async () => {
    const host = await list();
    await fail({ path, delay: 600, times: 1 });
    next(host).click();
    await drawn();
    link(host, 'Page 3').click();
    await until(() => location.search === '?page=3');
    await new Promise((done) => setTimeout(done, 900));
    expect(location.search).to.equal('?page=3');
    expect(host.querySelector('[aria-current="page"]')!.textContent).to.equal('Page 3');
  });

  it('F40 moves no focus for what is no longer asked for', async () => {
    const host = await list();
    await fail({ path, delay: 2000, times: 2 });
    link(host, 'Buying').click();
    await until(async () => (await asked(path)).length === 1);
    link(host, 'First time buyers').click();
    await until(async () => (await asked(path)).length === 2);
    await drawn();
    expect(host.dataset['state']).to.equal('loading');
    expect(document.activeElement).to.equal(document.body);
    await until(() => document.activeElement?.textContent?.includes('on first time buyers'));
  });

  it('T16 ART-02 shows the page asked for although a session ends meanwhile', async () => {
    const host = await list();
    await fail({ path, delay: 700, times: 1 });
    next(host).click();
    await until(async () => (await asked(path)).length > 0);
    store.set(forgetAccountAtom);
    await until(() => titles(host).length === 9);
    expect(location.search).to.equal('?page=2');
  });

  it('ART-03 stays on the page of all articles alone; from any other its links lead there', async () => {
    await give(own(), 'home');
    const host = await list();
    expect(await leaving(() => next(host).click())).to.equal('/articles?page=2');
    expect(await leaving(() => link(host, 'Buying').click())).to.equal('/articles/topic-buying');
    expect(await asked(path)).to.deep.equal([]);
    await give();
    expect(await leaving(() => next(host).click())).to.equal(undefined);
    await until(async () => (await asked(path)).length === 1);
    await isReady(host);
  });

  it('ART-01 leaves a press with a modifier to the browser, which opens another tab', async () => {
    const host = await list();
    const press = (element: Element) =>
      leaving(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })));
    expect(await press(next(host))).to.equal('/articles?page=2');
    expect(await press(link(host, 'Buying'))).to.equal('/articles/topic-buying');
  });

  it('says when nothing is written on a topic, and when there is nothing at all', async () => {
    await give({ articles: [], topics: { current_topic: 'buying', topics_list: ['buying'] } });
    const host = await list('heading-level="2"');
    expect(shown(host)).to.include('There are no articles on that topic yet').and.include('0 articles on buying');
    expect(link(host, 'Show all articles').getAttribute('href')).to.equal('/articles');
    expect(host.dataset['state']).to.equal('empty');
    await expect(host).to.be.accessible();
    await give({});
    expect(shown(host)).to.include('There are no articles yet');
    await expect(host).to.be.accessible();
  });

  it('F48 has headings of the level asked for, names what has no title, and is never wider than its place', async () => {
    await give({ articles: [{ id: 3 }, article(4, { title: 'Un'.repeat(60), summary: 'x'.repeat(200) })] });
    const host = await list('heading-level="2"');
    expect(titles(host)[0]).to.equal('Article');
    expect(host.querySelectorAll('li h2')).to.have.length(2);
    for (const width of [280, 320, 600, 860]) {
      host.style.inlineSize = `${width}px`;
      expect(host.scrollWidth, `at ${width}`).to.be.at.most(width);
    }
    await clear();
  });
});
