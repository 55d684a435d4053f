// Writes the tables of elements, attributes and events into README.md, from the built manifest and the built files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { tagsOf } from './tags-of.mjs';

const elements = tagsOf(JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')))
  .filter(({ tagName }) => tagName !== 'agency-provider')
  .sort((one, other) => one.tagName.localeCompare(other.tagName));

const cell = (text = '') => text.split('\n\n')[0].replaceAll('\n', ' ').replaceAll('|', '\\|');
const names = (list = []) => list.map(({ name }) => `\`${name}\``).join(' ');
const table = (headings, rows) =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** `a`, `b` for "'a' | 'b'"; "there or not" for a boolean. */
const values = ({ text }) =>
  text.includes("'")
    ? text.replaceAll("'", '`').replaceAll(' | ', ', ')
    : ({ boolean: 'there or not', object: 'JSON' }[text] ?? text);

const { base, byTag } = JSON.parse(readFileSync('dist/modulepreload.json', 'utf8'));
const bytes = (file) => gzipSync(readFileSync(join('dist', file)), { level: 9 }).length;
const size = (files) => `${Math.ceil(files.reduce((sum, file) => sum + bytes(file), 0) / 1000)} kB`;

const tables = {
  elements: `Compressed, the script and the style sheet are ${size(['agency.js', 'agency.css'])}, and a page's first tag loads ${size(base)} more. Then
each tag loads the size in the last column, of which tags share much. A dialog or a map loads more when it opens.

${table(
  ['Tag', 'What it is', 'Attributes', 'Events', 'Size'],
  elements.map(({ tagName, description, attributes, events }) => [
    `\`<${tagName}>\``,
    cell(description),
    names(attributes),
    names(events),
    size(byTag[tagName]),
  ]),
)}`,
  events: table(
    ['Tag', 'Event', 'When, and its detail'],
    elements.flatMap(({ tagName, events = [] }) =>
      events.map(({ name, description }) => [`\`<${tagName}>\``, `\`${name}\``, cell(description)]),
    ),
  ),
  attributes: table(
    ['Tag', 'Attribute', 'Values', 'What it is', 'Default'],
    elements.flatMap(({ tagName, attributes = [] }) =>
      attributes.map(({ name, type, description, default: usual }, index) => [
        index === 0 ? `\`<${tagName}>\`` : '',
        `\`${name}\``,
        values(type),
        cell(description),
        cell(usual),
      ]),
    ),
  ),
};

const written = Object.entries(tables).reduce(
  (text, [name, rows]) =>
    text.replace(
      new RegExp(`(<!-- ${name} -->)[\\s\\S]*(<!-- /${name} -->)`),
      (_, start, end) => `${start}\n${rows}\n${end}`,
    ),
  readFileSync('README.md', 'utf8'),
);
writeFileSync('README.md', written);
