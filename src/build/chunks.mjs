import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the chunks of earlier builds, whose names contain a hash; all other files are overwritten. */
export const withoutOldChunks = (folder) => ({
  name: 'without-old-chunks',
  writeBundle(_options, bundle) {
    const old = readdirSync(folder).filter((file) => /\.[\w-]{7}\.js$/.test(file) && !bundle[file]);
    old.forEach((file) => rmSync(join(folder, file)));
  },
});

/**
 * Writes into the entry which files each tag needs, and makes its element catalogue look them up there: every page
 * loads the entry, and it would otherwise name each file twice. Rollup resolves the hashes in the code inserted here.
 */
export const chunks = () => ({
  name: 'chunks',
  renderChunk(code, chunk, _options, { chunks }) {
    if (!chunk.isEntry) return null;
    // A chunk that imports the entry would start it once more where its address has a query or it is inline.
    if (chunk.exports.length > 0) throw new Error(`The entry shares ${chunk.exports.join(', ')}: give it a chunk.`);
    if (!CATALOGUE.test(code)) throw new Error('The catalogue of elements is not where it was in the entry.');
    const needed = listed(neededFiles(Object.values(chunks)));
    return { code: `const CHUNKS = ${needed};\n${code.replace(CATALOGUE, catalogueOfChunks)}`, map: null };
  },
});

const CATALOGUE = /^const elements = \{$[\s\S]*?^\};$/m;
const catalogueOfChunks = `const elements = Object.fromEntries(Object.entries(CHUNKS.byTag).map(
  ([tag, [file]]) => ['agency-' + tag, () => import(new URL(CHUNKS.files[file], import.meta.url))]));`;

/** Writes the snippets for page owners (plain, pinned by integrity, inline) and `modulepreload.json` for servers. */
export function snippets(base) {
  return {
    name: 'snippets',
    generateBundle(_options, bundle) {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const files = neededFiles(Object.values(bundle).filter(({ type }) => type === 'chunk'));
      const link = (file) => `<link rel="modulepreload" href="${base}${file}">`;
      const style = `<link id="agency-css" rel="stylesheet" href="${base}agency.css">`;
      // Before the preload links: it is small, and has run by the time they arrive.
      const script = `<script type="module" async fetchpriority="high" src="${base}agency.js"></script>`;
      emit('snippet.html', [style, script, ...files.base.map(link), ''].join('\n'));
      const chunks = Object.keys(bundle).filter((file) => file.endsWith('.js') && file !== 'agency.js');
      const integrity = Object.fromEntries(chunks.map((file) => [base + file, seal(bundle[file])]));
      emit(
        'snippet.pinned.html',
        [
          `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
          pinned(style, bundle['agency.css']),
          pinned(script, bundle['agency.js']),
          '',
        ].join('\n'),
      );
      const inlined = `<script type="module" async>${inline(bundle['agency.js'].code, base)}</script>`;
      emit('snippet.inline.html', [style, inlined, ...files.base.map(link), ''].join('\n'));
      emit('modulepreload.json', `${JSON.stringify(files, null, 2)}\n`);
    },
  };
}

/** The files every tag needs, those the visit needs in addition, and those each tag needs in addition. */
function neededFiles(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const named = (name) =>
    chunks.filter((chunk) => chunk.name === name).flatMap(({ fileName }) => withImports(fileName, byName));
  const base = named('runtime');
  const beyond = (files) => files.filter((file) => !base.includes(file));
  // By their modules, not by name: a chunk may hold several modules.
  const byTag = chunks
    .filter(({ isEntry, name }) => !isEntry && name !== 'runtime')
    .flatMap(({ moduleIds, fileName }) =>
      moduleIds.filter(isElement).map((id) => [tagOf(id), beyond(withImports(fileName, byName))]),
    );
  return { base, visit: beyond(named('visit')), byTag: Object.fromEntries(byTag) };
}

/**
 * The same as code for the entry, with file names listed once and referred to by index, and with the provider, which is
 * in the base. Files named like their tag come first in the list, so that the code need not name these tags again.
 */
function listed({ base, visit, byTag }) {
  const tags = Object.entries({ 'agency-provider': base.slice(0, 1), ...byTag }).map(([tag, [own, ...imports]]) => {
    const name = tag.replace('agency-', '');
    return { name, own, imports, isNamedLikeTag: own.startsWith(`${name}.`) };
  });
  const alike = tags.filter(({ isNamedLikeTag }) => isNamedLikeTag);
  const others = tags.filter(({ isNamedLikeTag }) => !isNamedLikeTag);
  const all = [...alike, ...others].flatMap(({ own, imports }) => [own, ...imports]);
  const files = [...new Set([...alike.map(({ own }) => own), ...base, ...visit, ...all])];
  // The same imports in the same order compress better.
  const places = (names) => names.map((name) => files.indexOf(name)).sort((a, b) => a - b);
  const named = others.map((tag) => [tag.name, [files.indexOf(tag.own), ...places(tag.imports)]]);
  return `(files => ({files, base: ${JSON.stringify(places(base))}, visit: ${JSON.stringify(places(visit))},
    byTag: Object.assign(${JSON.stringify(Object.fromEntries(named))}, Object.fromEntries(
      ${JSON.stringify(alike.map(({ imports }) => places(imports)))}.map((imports, file) => [files[file].split('.')[0], [file, ...imports]])))
  }))(${JSON.stringify(files)})`;
}

const isElement = (id) => /\/elements\/[\w-]+\.ts$/.test(id);

const tagOf = (id) => `agency-${id.match(/([\w-]+)\.ts$/)[1]}`;

function withImports(fileName, byName, seen = new Set()) {
  if (seen.has(fileName) || !byName.has(fileName)) return [];
  seen.add(fileName);
  return [fileName, ...byName.get(fileName).imports.flatMap((file) => withImports(file, byName, seen))];
}

/** The integrity hash of a file. */
const seal = ({ code, source }) =>
  `sha384-${createHash('sha384')
    .update(code ?? source)
    .digest('base64')}`;

const pinned = (tag, file) => tag.replace('>', ` integrity="${seal(file)}" crossorigin>`);

/** The whole entry for inlining in a page: it loads the other files from `base`, not from beside itself. */
const inline = (code, base) =>
  code
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(base)},location)`)
    .replaceAll(/import\(\s*(["'`])\.\//g, `import($1${base}`)
    .replaceAll('</script', '<\\/script')
    .trim();
