import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

/** What each floor may import besides itself; the text of a failure names the rule. */
const floors: Record<string, readonly string[]> = {
  core: [],
  domain: ['core'],
  api: ['domain', 'core'],
  state: ['api', 'domain', 'core'],
  ui: ['domain', 'core'],
  features: ['state', 'ui', 'domain', 'core'],
  build: [],
};

/** The only files that may use each part of the outside world. */
const owners: readonly { what: string; pattern: RegExp; owner: RegExp }[] = [
  { what: 'fetch', pattern: /(?<![\w.])fetch\(/, owner: /core\/request/ },
  { what: 'localStorage', pattern: /\b(localStorage|sessionStorage)\b/, owner: /core\/storage/ },
  {
    what: 'location and history',
    pattern: /(?<![\w.'-])(location|history)\.(?!reload)\w/,
    owner: /core\/path|src\/provider\.ts/,
  },
  { what: 'geolocation', pattern: /\bnavigator\.geolocation\b/, owner: /core\/position/ },
  { what: '@r2wc', pattern: /from '@r2wc/, owner: /core\/(element|provider-element)/ },
  { what: 'raw HTML', pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/, owner: /core\/sanitise/ },
  { what: 'notistack', pattern: /from 'notistack'/, owner: /features\/toasts\// },
  { what: 'page globals of the platform', pattern: /\b(Homeflow|Ctesius)\b'?\)/, owner: /core\// },
];

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx)$/.test(file))
    .map((file) => join(folder, file));

const source = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

const importsOf = (file: string) =>
  [...source(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path]) =>
    path!.startsWith('.') ? relative('.', join(dirname(file), path!)) : path!,
  );

/** A file as imports name it: without its extension, or the folder of an index. */
const moduleOf = (path: string) => path.replace(/\.tsx?$/, '').replace(/\/index$/, '');

/** Each import cycle, as the files along it. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>) {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [[...trail.slice(trail.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const found = (imports.get(file) ?? []).flatMap((next) => visit(next, [...trail, file]));
    done.add(file);
    return found;
  };
  return [...imports.keys()].flatMap((file) => visit(file, []));
}

/** The modules that run when a module is imported; type imports run nothing. */
function neededBy(name: string, found = new Set<string>()) {
  const file = [`${name}.ts`, `${name}.tsx`].find((each) => existsSync(each));
  if (!file || found.has(name)) return found;
  found.add(name);
  const values = source(file).replace(/^import type [^;]*;/gm, '');
  for (const [, path] of values.matchAll(/\bfrom\s*'(\.[^']+)'/g)) neededBy(join(dirname(file), path!), found);
  return found;
}

const floorOf = (path: string) => /^src\/(\w+)\//.exec(path)?.[1];
const featureOf = (path: string) => /^src\/features\/([\w-]+)\//.exec(path)?.[1];
const inHouse = files('src');

test('a floor uses only the floors below it', () => {
  const broken = inHouse.flatMap((file) => {
    const floor = floorOf(file);
    return floor === undefined
      ? []
      : importsOf(file)
          .filter(
            (path) =>
              path.startsWith('elements') || (floorOf(path) && ![floor, ...floors[floor]!].includes(floorOf(path)!)),
          )
          .map((path) => `${file} is on floor ${floor} and may not use ${path}`);
  });
  assert.deepEqual(broken, []);
});

test('a feature never imports a feature, except that the provider shows the messages', () => {
  const broken = inHouse.flatMap((file) =>
    importsOf(file)
      .filter((path) => featureOf(file) && featureOf(path) && featureOf(path) !== featureOf(file))
      .filter((path) => !(featureOf(file) === 'provider' && featureOf(path) === 'toasts'))
      .map((path) => `${file} imports ${path}: move what both need down, or write the tag`),
  );
  assert.deepEqual(broken, []);
});

test('domain, api and state know neither React nor the DOM', () => {
  const broken = inHouse
    .filter((file) => /^src\/(domain|api|state)\//.test(file))
    .filter(
      (file) =>
        importsOf(file).some((path) => /^react|jotai\/react|notistack/.test(path)) ||
        /\b(document|window)\./.test(source(file)),
    );
  assert.deepEqual(broken, []);
});

test('only state writes atoms', () => {
  const broken = inHouse.filter(
    (file) => /^src\/(features|ui|api|domain)\//.test(file) && /\bstore\.set\(|\batom\(/.test(source(file)),
  );
  assert.deepEqual(broken, []);
});

for (const { what, pattern, owner } of owners) {
  test(`${what} has one owner`, () => {
    const broken = inHouse.filter(
      (file) => !/^src\/build\//.test(file) && !owner.test(file) && pattern.test(source(file)),
    );
    assert.deepEqual(broken, []);
  });
}

test('what browsers and themes style has a class of ours, which takes their margins and bullets away', () => {
  const bare =
    /<(ul|ol|dl|dd|h[1-6]|figure|table|fieldset|legend|button|select|textarea)\b(?![^>]*(className|\{\.\.\.))[^>]*>/g;
  const broken = inHouse
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...source(file).matchAll(bare)].map(([tag]) => `${file}: ${tag}`));
  assert.deepEqual(broken, []);
});

test('a heading that takes the focus has its words in a box of their own, as src/ui/heading-words.tsx explains', () => {
  const headings = files('src').flatMap((file) =>
    [...source(file).matchAll(/<(?:h\d|[A-Z]\w*)\b[^<>]*-heading[^<>]*\stabIndex=\{-1\}[^<>]*>\s*(\S+)/g)].map(
      ([, content]) => [file, content!] as const,
    ),
  );
  assert.ok(headings.length > 6);
  for (const [file, content] of headings) assert.match(content, /^<HeadingWords>/, file);
});

test('no rule is for every element beside what :has() finds: browsers would style the whole page with each change', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const broken = sheets.flatMap((file) => {
    const rules = readFileSync(join('src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...rules.matchAll(/[^{};]*:has\([^{};]*\s\*\s*(?=[,{])/g)].map(
      ([selector]) => `${file}: ${selector.trim()}`,
    );
  });
  assert.deepEqual(broken, []);
});

test('no file names itself through others, be it only by its types', () => {
  const modules = ['src', 'elements', 'demo', 'test'].flatMap(files).map((file) => [moduleOf(file), file] as const);
  assert.deepEqual(cyclesIn(new Map(modules.map(([name, file]) => [name, importsOf(file).map(moduleOf)]))), []);
});

test('a cycle is found and told link by link, however one comes to it', () => {
  const made = { start: ['a', 'leaf'], a: ['b', 'leaf'], b: ['c'], c: ['b', 'a'], alone: ['alone'], leaf: [] };
  assert.deepEqual(cyclesIn(new Map(Object.entries(made))), ['b → c → b', 'a → b → c → a', 'alone → alone']);
});

test('the catalogue names every declaration, and a tag is its file name', () => {
  const declared = readdirSync('elements')
    .filter((file) => file !== 'index.ts')
    .map((file) => file.replace('.ts', ''));
  const catalogue = [
    ...readFileSync('elements/index.ts', 'utf8').matchAll(/'agency-([\w-]+)': \(\) => import\('\.\/([\w-]+)'\)/g),
  ];
  assert.deepEqual(catalogue.map(([, tag]) => tag).sort(), declared.sort());
  for (const [, tag, file] of catalogue) {
    assert.equal(tag, file);
    assert.match(readFileSync(`elements/${file}.ts`, 'utf8'), new RegExp(`define(Element|Provider)\\('agency-${tag}'`));
  }
});

test('a tag stands alone when nothing it needs asks the server or belongs to the visitor, and only then', () => {
  const visits = /^src\/(core\/request|state\/(user|session|saved-list|saved-searches|flash))$/;
  for (const file of files('elements').filter((each) => !/index|provider/.test(each))) {
    const isAlone = ![...neededBy(moduleOf(file))].some((path) => visits.test(path));
    assert.equal(/standsAlone: true/.test(source(file)), isAlone, file);
  }
});

test('every tag but the provider is described and has an example', () => {
  for (const file of readdirSync('elements').filter((each) => !['index.ts', 'provider.ts'].includes(each))) {
    assert.match(
      readFileSync(`elements/${file}`, 'utf8'),
      /\/\*\*\n \* [A-Z][\s\S]*?@example[\s\S]*?<agency-/,
      `elements/${file}`,
    );
  }
});
