import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { articlesAddress, readArticles, readArticlesAddress } from '../../src/domain/article';

describe('articles', () => {
  it('ART-01 have an address for every topic and page, which is read back', () => {
    for (const [asked, address] of [
      [{ topic: '', page: 1 }, '/articles'],
      [{ topic: '', page: 3 }, '/articles?page=3'],
      [{ topic: 'first-time-buyers', page: 1 }, '/articles/topic-first-time-buyers'],
      [{ topic: 'selling', page: 2 }, '/articles/topic-selling?page=2'],
      [{ topic: 'Buying & selling: 50%', page: 2 }, '/articles/topic-Buying%20%26%20selling%3A%2050%25?page=2'],
    ] as const) {
      assert.equal(articlesAddress(asked), address);
      const { pathname, search } = new URL(address, 'https://agency.example');
      assert.deepEqual(readArticlesAddress(pathname, search), asked);
    }
    assert.deepEqual(readArticlesAddress('/advice', '?topic=selling&page=4'), { topic: 'selling', page: 4 });
    assert.equal(readArticlesAddress('/advice', '?topic=Market+news').topic, 'Market news');
  });

  it('T08 ask for nothing that an address makes up', () => {
    for (const path of [
      '/articles/topic-../x',
      '/articles/topic-%2e%2e',
      '/articles/topic-%',
      `/articles/topic-${'a'.repeat(300)}`,
    ]) {
      assert.equal(readArticlesAddress(path, '?page=-1').topic, '');
    }
    assert.equal(readArticlesAddress('/articles', '?page=1.5').page, 1);
    assert.equal(articlesAddress({ topic: '../x', page: 1 }), '/articles/topic-..%2Fx');
  });

  it('F48 T03 are read from data of any shape, without addresses that run scripts', () => {
    const { articles, topics } = readArticles({
      articles: [{ id: 1, url: 'javascript:alert(1)', photo: 7, published_at: 'soon' }, { title: 'no id' }, null],
      topics: { topics_list: 'all' },
    })!;
    assert.equal(articles.length, 1);
    assert.deepEqual(
      [articles[0]!.articleUrl, articles[0]!.photo, articles[0]!.publishedAt],
      [undefined, '', undefined],
    );
    assert.deepEqual(topics, { currentTopic: '', topicsList: [] });
    assert.equal(readArticles('none'), undefined);
  });
});
