import { tagsOf } from './tags-of.mjs';

/** The tags and attributes for editors such as VS Code, as its custom data for HTML; generated from the manifest alone. */
export function editorData(manifest) {
  return {
    version: 1.1,
    tags: tagsOf(manifest).map(({ tagName: name, description, attributes = [] }) => ({
      name,
      description,
      attributes: attributes.map(attribute),
    })),
  };
}

function attribute({ name, description, type, default: usual }) {
  const values = [...type.text.matchAll(/'([^']+)'/g)].map(([, word]) => ({ name: word }));
  const text = [description, usual && `Default: ${usual}`].filter(Boolean).join('\n\n');
  return { name, ...(text && { description: text }), ...(values.length > 0 && { values }) };
}
