import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

const program = `
  import { monthlyPayment, propertyStatus, stampDuty } from 'agency-elements/domain';
  const { tax } = stampDuty({ price: 425_000, region: 'england', firstTimeBuyer: true });
  const { monthly } = monthlyPayment({ price: 300_000, deposit: 60_000, years: 25, interestRate: 4.5 });
  console.log([tax, Math.round(monthly ?? 0), typeof propertyStatus]);
`;
const page = `
  import 'agency-elements';
  document.querySelector('agency-stamp-duty')!.price = 425_000;
  // @ts-expect-error
  document.querySelector('agency-stamp-duty')!.price = 'much';
  const searchForm = document.querySelector('agency-search-form')!;
  searchForm.addEventListener('click', (event) => event.clientX);
  searchForm.addEventListener('submit', (event: SubmitEvent) => event.submitter);
  searchForm.addEventListener('agency-search', (event) => event.detail);
  document.addEventListener('agency-search', (event) => event.detail);
  window.addEventListener('agency-save-change', (event) => event.detail.saved);
  void window.Agency?.notify({ message: 'Thank you', tone: 'success' });
`;
const view = `
  import type {} from 'agency-elements/react';
  export const view = (
    <>
      <agency-stamp-duty className="wide" price={425_000} region="wales" onagency-stamp-duty-change={(event) => event.detail.tax} />
      <agency-search-form compact ref={(form) => void form?.channel} />
    </>
  );
  // @ts-expect-error
  export const wrong = <agency-stamp-duty region="mars" />;
  // @ts-expect-error
  export const misspelt = <agency-stamp-duty onagency-stamp-duty-change={(event) => event.detail.taxes} />;
`;

describe('the package, installed from its folder', () => {
  let project: string;
  const run = (...given: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, given, { cwd: project, encoding: 'utf8', timeout: 60_000 });
    return `${stdout}${stderr}`.trim();
  };

  before(() => {
    project = mkdtempSync(join(tmpdir(), 'agency-'));
    // Copies as npm installs them: by a link, the package would find the types of React in this folder.
    for (const file of ['package.json', 'dist'])
      cpSync(file, join(project, 'node_modules/agency-elements', file), { recursive: true });
    for (const name of ['@types/react', 'csstype'])
      cpSync(`node_modules/${name}`, join(project, 'node_modules', name), { recursive: true });
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(project, 'program.mjs'), program);
    writeFileSync(join(project, 'program.ts'), program);
    writeFileSync(join(project, 'page.ts'), page);
    writeFileSync(join(project, 'view.tsx'), view);
  });
  after(() => rmSync(project, { recursive: true }));

  it('gives the rules of the trade to a server', () => {
    assert.equal(run('program.mjs'), "[ 6250, 1334, 'function' ]");
  });

  for (const moduleResolution of ['nodenext', 'bundler']) {
    const compile = (files: string[], more = {}) => {
      const module = moduleResolution === 'bundler' ? 'esnext' : moduleResolution;
      const usual = { module, moduleResolution, target: 'es2022', strict: true, noEmit: true, types: [] };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...usual, ...more }, files }));
      return run(resolve('node_modules/typescript/bin/tsc'), '--pretty', 'false');
    };

    it(`has types of the rules, the tags and the page object that need no other package (${moduleResolution})`, () => {
      assert.equal(compile(['program.ts', 'page.ts']), '');
    });

    it(`has types of the tags in React's JSX (${moduleResolution})`, () => {
      assert.equal(compile(['view.tsx'], { jsx: 'react-jsx' }), '');
    });
  }
});
