import { readFileSync } from 'node:fs';

/** One attribute as the manifest describes it. */
export interface Attribute {
  name: string;
  /** 'string', 'number', 'boolean', 'object', or the allowed values: "'sales' | 'lettings'". */
  type: { text: string };
  default?: string;
  description?: string;
}

/** One element as the manifest describes it. */
export interface ElementDeclaration {
  tagName: string;
  description?: string;
  attributes?: readonly Attribute[];
  events?: readonly { name: string; description?: string }[];
  cssProperties?: readonly { name: string; default?: string; description?: string }[];
  examples?: readonly string[];
}

/** Every element of the build except the provider, sorted by tag. */
export function readManifest(file = 'dist/custom-elements.json'): readonly ElementDeclaration[] {
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: readonly { declarations?: readonly ElementDeclaration[] }[];
  };
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName !== 'agency-provider')
    .sort((one, other) => one.tagName.localeCompare(other.tagName));
}

/** Splits an example into its title, the text before the first tag, and its markup. */
export function readExample(example: string) {
  const start = example.indexOf('<');
  return { title: example.slice(0, start).trim() || 'Example', markup: example.slice(start).trim() };
}
