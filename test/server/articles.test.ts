import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { NewArticle } from '../../demo/server/schema';
import { readArticles } from '../../src/domain/article';
import { smallAgency } from './support/agency-data';
import { serverForTests } from './support/start';

const article = (id: number): NewArticle => ({
  id,
  title: `Article ${id}`,
  urlLabel: `article-${id}`,
  topic: id % 4 === 0 ? 'first-time-buyers' : 'selling',
  summary: 'A summary.',
  body: ['A paragraph.'],
  staffId: 1,
  photo: { url: '/media/photo.webp', caption: 'A house' },
  publishedAt: new Date(Date.UTC(2026, 0, id)),
});
const articles = Array.from({ length: 20 }, (_, index) => article(index + 1));
const server = serverForTests({ seed: async () => ({ ...smallAgency(), articles }) });
const ask = async (query = '') => readArticles((await server.visit().get(`/articles.ljson${query}`)).json)!;

describe('the articles', () => {
  it('ART-01 come a page at a time, the newest first, with the topics there are', async () => {
    const { articles: first, pagination, topics } = await ask();
    assert.equal(first.length, 9);
    assert.deepEqual(first[0], {
      articleId: '20',
      title: 'Article 20',
      articleUrl: '/articles/article-20',
      summary: 'A summary.',
      topic: 'first-time-buyers',
      photo: '/media/photo.webp',
      publishedAt: '2026-01-20T00:00:00.000Z',
    });
    assert.deepEqual(pagination, {
      currentPage: 1,
      pageCount: 3,
      hasNextPage: true,
      hasPrevPage: false,
      totalCount: 20,
    });
    assert.deepEqual(topics, { currentTopic: '', topicsList: ['first-time-buyers', 'selling'] });
  });

  it('ART-01 come by topic and page, and the last page stands in for one beyond it', async () => {
    const { articles: found, topics } = await ask('?topic=first-time-buyers');
    assert.deepEqual(
      found.map(({ articleId }) => articleId),
      ['20', '16', '12', '8', '4'],
    );
    assert.equal(topics.currentTopic, 'first-time-buyers');
    const { currentPage, hasNextPage } = (await ask('?page=99')).pagination;
    assert.deepEqual([currentPage, hasNextPage], [3, false]);
    assert.equal((await ask('?page=-1')).pagination.currentPage, 1);
    assert.deepEqual((await ask('?topic=magic')).articles, []);
  });
});
