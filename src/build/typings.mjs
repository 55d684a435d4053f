/** The typings of every tag, for pages that use TypeScript without our sources; generated from the manifest alone. */
export function typings({ modules }) {
  const tags = modules.flatMap(({ declarations }) => declarations ?? []).filter(({ tagName }) => tagName);
  return [
    "import type { AgencyPage } from './types/agency-page.js';",
    ...tags.map(element),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags.map(({ tagName, name }) => `    '${tagName}': ${name}Element;`),
    '  }',
    '}',
    '',
    'export type { AgencyPage };',
    '',
  ].join('\n');
}

function element({ name, tagName, description, members = [], events = [] }) {
  return [
    '',
    comment(description ?? tagName),
    `export interface ${name}Element extends HTMLElement {`,
    ...members.map((each) => `${comment(withDefault(each), '  ')}\n  ${each.name}?: ${each.type.text};`),
    ...events.map(listener),
    '}',
  ].join('\n');
}

const listener = ({ name, description }) =>
  `${comment(description, '  ')}\n` +
  `  addEventListener(type: '${name}', listener: (event: CustomEvent) => void, options?: boolean | AddEventListenerOptions): void;\n` +
  '  addEventListener(...given: Parameters<HTMLElement["addEventListener"]>): void;';

const withDefault = ({ description, default: usual }) => (usual ? `${description} Default: ${usual}.` : description);

const comment = (text = '', indent = '') => `${indent}/** ${text.replaceAll('\n', ' ').replaceAll('*/', '')} */`;
