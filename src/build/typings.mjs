/** The typings of every tag, for pages that use TypeScript without our sources; generated from the manifest alone. */
export function typings({ modules }) {
  const tags = modules.flatMap(({ declarations }) => declarations ?? []).filter(({ tagName }) => tagName);
  const eventNames = new Set(tags.flatMap(({ events = [] }) => events.map(({ name }) => name)));
  return [
    "import type { AgencyPage } from './types/agency-page.js';",
    ...tags.map(element),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags.map(({ tagName, name }) => `    '${tagName}': ${name}Element;`),
    '  }',
    '  interface GlobalEventHandlersEventMap {',
    ...[...eventNames].map((name) => `    '${name}': CustomEvent;`),
    '  }',
    '}',
    '',
    'export type { AgencyPage };',
    '',
  ].join('\n');
}

function element({ name, tagName, description, members = [] }) {
  return [
    '',
    comment(description ?? tagName),
    `export interface ${name}Element extends HTMLElement {`,
    ...members.map((each) => `${comment(withDefault(each), '  ')}\n  ${each.name}?: ${each.type.text};`),
    '}',
  ].join('\n');
}

const withDefault = ({ description, default: usual }) => (usual ? `${description} Default: ${usual}.` : description);

const comment = (text = '', indent = '') => `${indent}/** ${text.replaceAll('\n', ' ').replaceAll('*/', '')} */`;
