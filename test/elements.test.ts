import { expect } from '@open-wc/testing';

import { elements } from '../elements';
import { drawn, styled, until } from './support/page';

interface Attribute {
  name: string;
  type: { text: string };
}
interface Declared {
  tagName: string;
  attributes?: readonly Attribute[];
  examples?: readonly string[];
}

/** Texts that must stay text wherever an editor, or a weak sanitiser, lets them through. */
const payloads = [
  '"><img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '//evil.example/x',
  '&#106;avascript:alert(1)',
  '{{7*7}}${7*7}',
  '{"__proto__":{"polluted":1},"property_id":1,"property_url":"javascript:alert(1)"}',
  '[{"constructor":{"prototype":{"polluted":1}}}]',
  '\u202Egnp.exe',
  'NaN',
  '-1e309',
  '{bad',
  'x'.repeat(100_000),
];

const declared = await readManifest();
const page = document.body.appendChild(document.createElement('main'));
await styled();

for (const { tagName, attributes = [], examples = [] } of declared) {
  describe(`<${tagName}>`, () => {
    before(() => elements[tagName as keyof typeof elements]());
    afterEach(async () => {
      page.replaceChildren();
      await drawn();
    });

    for (const example of examples) {
      it(`shows its example "${example.split('\n')[0]}" without a complaint, and survives a move`, async () => {
        const complaints: unknown[] = [];
        const { error } = console;
        console.error = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
        try {
          const element = await show(markupOf(example), tagName);
          await expect(element).to.be.accessible();
          expect(groupsNamedAsTheirOwn(element)).to.deep.equal([]);
          page.append(document.createElement('section'));
          page.lastElementChild!.append(element);
          await drawn();
          expect(element.dataset.state).to.not.equal('error');
        } finally {
          console.error = error;
        }
        expect(complaints).to.deep.equal([]);
      });
    }

    it('F82 has the width that a page gives it', async () => {
      page.innerHTML = `<${tagName} style="width: 240px"></${tagName}>`;
      const element = page.querySelector<HTMLElement>(tagName)!;
      await until(() => element.dataset.state && element.dataset.state !== 'idle');
      expect(element.offsetWidth).to.equal(240);
    });

    for (const { name, type } of attributes) {
      it(`T01, F24 takes hostile text in ${name} for text`, async () => {
        const alerts = listenForAlerts();
        const { error } = console;
        console.error = () => {};
        try {
          for (const payload of payloads) {
            const element = document.createElement(tagName);
            element.setAttribute(name, payload);
            page.replaceChildren(element);
            await until(() => (element.dataset.state ?? 'idle') !== 'idle');
            await drawn();
            expect(element.dataset.state, `${type.text}: ${payload.slice(0, 40)}`).to.not.equal('error');
            expect(dangerousAddresses(element)).to.deep.equal([]);
          }
        } finally {
          console.error = error;
        }
        expect(alerts.heard).to.equal(0);
        expect(({} as { polluted?: number }).polluted).to.equal(undefined);
      });
    }
  });
}

async function readManifest() {
  const { modules } = (await (await fetch('/dist/custom-elements.json')).json()) as {
    modules: readonly { declarations?: readonly Declared[] }[];
  };
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName !== 'agency-provider');
}

/** An example's first line may be a title; the markup begins at the first tag. */
const markupOf = (example: string) => example.slice(example.indexOf('<'));

async function show(markup: string, tagName: string) {
  page.innerHTML = markup;
  const element = page.querySelector<HTMLElement>(tagName)!;
  await until(() => element.dataset.state && !['idle', 'loading'].includes(element.dataset.state));
  await drawn();
  return element;
}

/** Groups in a group of the same name, which a screen reader tells twice. */
const groupsNamedAsTheirOwn = (element: Element) =>
  [...element.querySelectorAll('[role=group][aria-label]')]
    .map((group) => group.getAttribute('aria-label')!)
    .filter((name) => element.querySelector(`[role=group][aria-label="${name}"] [role=group][aria-label="${name}"]`));

function listenForAlerts() {
  const alerts = { heard: 0 };
  window.alert = () => void alerts.heard++;
  return alerts;
}

const dangerousAddresses = (element: Element) =>
  [...element.querySelectorAll('[href], [src], [action], [formaction]')]
    .flatMap((each) => ['href', 'src', 'action', 'formaction'].map((name) => each.getAttribute(name) ?? ''))
    .filter((address) => /^[\s\u0000-\u001f]*(javascript|data:text|vbscript)/i.test(address.replace(/[\t\n\r]/g, '')));
