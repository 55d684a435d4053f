import { tagsOf } from './tags-of.mjs';

/** The typings of every tag, for pages that use TypeScript without our sources; generated from the manifest alone. */
export function typings(manifest) {
  const tags = tagsOf(manifest);
  const events = new Map();
  for (const { name, type } of tags.flatMap(({ events: own = [] }) => own))
    events.set(name, new Set([...(events.get(name) ?? []), type.text]));
  return [
    "import type { AgencyPage } from './types/agency-page.js';",
    ...tags.map(element),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags.map(({ tagName, name }) => `    '${tagName}': ${name}Element;`),
    '  }',
    '  interface GlobalEventHandlersEventMap {',
    ...[...events].map(([name, types]) => `    '${name}': ${[...types].join(' | ')};`),
    '  }',
    '}',
    '',
    'export type { AgencyPage };',
    '',
  ].join('\n');
}

/** The same for React's JSX; in a file of its own, since it needs the types of React. */
export function reactTypings(manifest) {
  return [
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    "import './agency.js';",
    '',
    'type Of<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...tagsOf(manifest).map(intrinsicElement),
    '    }',
    '  }',
    '}',
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

function intrinsicElement({ tagName, description, attributes = [], events = [] }) {
  const indent = '        ';
  return [
    comment(description ?? tagName, '      '),
    `      '${tagName}': Of<HTMLElementTagNameMap['${tagName}']> & {`,
    ...attributes.map(
      (each) => `${comment(withDefault(each), indent)}\n${indent}'${each.name}'?: ${inJsx(each.type)};`,
    ),
    ...events.map(
      (each) => `${comment(each.description, indent)}\n${indent}'on${each.name}'?: (event: ${each.type.text}) => void;`,
    ),
    '      };',
  ].join('\n');
}

/** React writes attributes until a tag is defined, so that JSON must be given as text. */
const inJsx = ({ text }) =>
  ({ object: 'string', number: 'string | number', boolean: 'string | boolean' })[text] ?? text;

const withDefault = ({ description, default: usual }) => (usual ? `${description} Default: ${usual}.` : description);

const comment = (text = '', indent = '') => `${indent}/** ${text.replaceAll('\n', ' ').replaceAll('*/', '')} */`;
