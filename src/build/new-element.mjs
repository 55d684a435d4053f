import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';

const catalogue = 'elements/index.ts';
const [name = '', ...words] = process.argv.slice(2);

/** Writes the four files of a new element and adds it to the catalogue. */
function create(name, sentence) {
  const purpose = `${sentence.trim().replace(/\.$/, '')}.`;
  const component = name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());
  const feature = `src/features/${name}/${name}`;
  const files = {
    [`elements/${name}.ts`]: declaration(name, component, purpose),
    [`${feature}.tsx`]: source(name, component, purpose),
    [`${feature}.css`]: styles(name),
    [`test/features/${name}.test.tsx`]: test(name),
  };
  // A feature may have the name without an element of its own.
  const taken = Object.keys(files).find((file) => existsSync(file));
  if (taken) throw new Error(`${taken} is already there.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`  ${file}`);
  }
  const line = `  'agency-${name}': () => import('./${name}'),\n`;
  writeFileSync(
    catalogue,
    readFileSync(catalogue, 'utf8').replace(/(export const elements = \{[\s\S]*?)(\};)/, `$1${line}$2`),
  );
  console.log(`  ${catalogue}: <agency-${name}>`);
  console.log(nextSteps(name));
}

const nextSteps = (name) => `
Run its test:      npm run test:browser -- --files test/features/${name}.test.tsx
Look at it:        npm start, then /gallery/agency-${name}
Before it lands:   npm run verify, which also writes it into README.md`;

function checked(name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error('Name it in small letters and hyphens: npm run new staff-rota');
  return name;
}

async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = once(terminal, 'close').then(() => {
    throw new Error("Say it after the name: npm run new staff-rota 'Shows who is on duty'");
  });
  const answer = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  return answer;
}

const declaration = (name, component, purpose) => `import { defineElement } from '../src/core/element';
import { ${component} } from '../src/features/${name}/${name}';

/**
 * ${purpose}
 *
 * @example As it comes
 * <agency-${name}></agency-${name}>
 */
export default defineElement('agency-${name}', ${component}, {
  attributes: {
    /** Its heading. */
    heading: 'string',
  },
  // Remove this once it asks the server or shows what belongs to the visitor.
  standsAlone: true,
});
`;

const source = (name, component, purpose) => `interface Props {
  heading?: string;
}

/** ${purpose} */
export function ${component}({ heading = '${component.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}' }: Props) {
  return <h2 className="agency-${name}">{heading}</h2>;
}
`;

const styles = (name) => `.agency-${name} {
  font-family: var(--agency-heading-font, inherit);
}
`;

const test = (name) => `import { expect } from '@open-wc/testing';

import '../../elements/${name}';
import { render, shown } from '../support/page';

describe('<agency-${name}>', () => {
  it('shows its heading', async () => {
    const element = await render('<agency-${name} heading="Ours"></agency-${name}>');
    expect(shown(element)).to.equal('Ours');
  });

  it('has no accessibility fault', async () => {
    await expect(await render('<agency-${name}></agency-${name}>')).to.be.accessible();
  });
});
`;

try {
  create(checked(name), words.length > 0 ? words.join(' ') : await ask('What is it for, in one sentence? '));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
