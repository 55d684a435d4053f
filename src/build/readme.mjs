// Writes the table of elements into README.md from the manifest of the build; `--check` only tells whether it is true.
import { readFileSync, writeFileSync } from 'node:fs';

const [START, END] = ['<!-- elements -->', '<!-- /elements -->'];

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const elements = modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName && tagName !== 'agency-provider')
  .sort((one, other) => one.tagName.localeCompare(other.tagName));

const cell = (text = '') => text.split('\n\n')[0].replaceAll('\n', ' ').replaceAll('|', '\\|');
const names = (list = []) => list.map(({ name }) => `\`${name}\``).join(' ');
const rows = elements.map(
  ({ tagName, description, attributes, events }) =>
    `| \`<${tagName}>\` | ${cell(description)} | ${names(attributes)} | ${names(events)} |`,
);
const table = [START, '| Tag | What it is | Attributes | Events |', '| --- | --- | --- | --- |', ...rows, END].join(
  '\n',
);

const before = readFileSync('README.md', 'utf8');
const after = before.replace(new RegExp(`${START}[\\s\\S]*${END}`), () => table);
if (process.argv.includes('--check')) {
  if (before !== after) console.error('The table of elements in README.md is out of date: run npm run build.');
  process.exit(before === after ? 0 : 1);
}
writeFileSync('README.md', after);
