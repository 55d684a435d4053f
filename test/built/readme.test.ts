import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { unreadNames } from '../../src/domain/known-keys';

interface Manifest {
  modules: { declarations?: { tagName?: string; attributes?: { name: string }[] }[] }[];
}
interface EditorData {
  tags: { name: string; attributes: { name: string }[] }[];
}

const readme = readFileSync('README.md', 'utf8');
const fromDist = (file: string) => JSON.parse(readFileSync(`dist/${file}`, 'utf8')) as unknown;
const declared = new Map(
  (fromDist('custom-elements.json') as Manifest).modules
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ tagName, attributes = [] }) =>
      tagName ? [[tagName, attributes.map(({ name }) => name)] as const] : [],
    ),
);

describe('what README.md shows', () => {
  it('is made of tags and attributes that there are', () => {
    const written = [...readme.matchAll(/<(agency-[\w-]+)([^>]*)>/g)];
    assert.ok(written.length > 40, `${written.length} tags`);
    for (const [, tag = '', rest = ''] of written) {
      const known = declared.get(tag);
      assert.ok(known, tag);
      const names = [...rest.replaceAll(/"[^"]*"/g, '').matchAll(/[a-z][\w-]*/g)].map(([name]) => name);
      for (const name of names) assert.ok(known.includes(name) || name === 'id', `${tag} ${name}`);
    }
  });

  it('is page data of which everything is read', () => {
    const blocks = [...readme.matchAll(/<script[^>]*application\/json[^>]*>([^]*?)<\/script>/g)];
    const [, home = ''] = /^```json\n([^]*?)^```/m.exec(readme)!;
    const pages = [...blocks.map(([, json = '']) => json), `{ "property": ${home} }`];
    assert.ok(pages.length > 1, 'with a block in a page');
    for (const json of pages) assert.deepEqual(unreadNames(JSON.parse(json) as Record<string, unknown>), [], json);
  });
});

describe('what editors complete', () => {
  it('is every tag with its attributes', () => {
    const { tags } = fromDist('html-custom-data.json') as EditorData;
    assert.deepEqual(
      new Map(tags.map(({ name, attributes }) => [name, attributes.map((attribute) => attribute.name)])),
      declared,
    );
  });
});
