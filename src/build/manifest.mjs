import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { editorData } from './editor-data.mjs';
import { reactTypings, typings } from './typings.mjs';

const outdir = 'dist';
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Reads each `defineElement` call and its comments into custom-elements.json. */
const declarations = {
  name: 'define-element',
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isExportAssignment(node) || !ts.isCallExpression(node.expression)) return;
    const [tag, component, contract] = node.expression.arguments;
    if (!/^define(Element|Provider)$/.test(node.expression.expression.getText())) return;
    const members = (name) =>
      contract?.properties?.find((each) => each.name.getText() === name)?.initializer.properties ?? [];
    const attributes = members('attributes')
      .filter((each) => tagsOf(ts, each, 'internal').length === 0)
      .map((each) => ({
        name: each.name.text,
        type: { text: typeOf(ts, each.initializer) },
        default: tagsOf(ts, each, 'default')[0],
        description: textOf(ts, each),
      }));
    moduleDoc.declarations.push({
      kind: 'class',
      customElement: true,
      name: component.getText(),
      tagName: tag.text,
      description: textOf(ts, node),
      attributes: attributes.map(({ name, ...rest }) => ({ name: dashed(name), fieldName: name, ...rest })),
      members: attributes.map((attribute) => ({ kind: 'field', ...attribute })),
      events: members('events').map((each) => ({
        name: each.initializer.text,
        type: { text: `CustomEvent<${tagsOf(ts, each, 'detail')[0] ?? 'undefined'}>` },
        description: textOf(ts, each),
      })),
      cssProperties: tagsOf(ts, node, 'cssproperty').map(cssProperty),
      examples: tagsOf(ts, node, 'example'),
    });
    moduleDoc.exports.push({
      kind: 'custom-element-definition',
      name: tag.text,
      declaration: { name: component.getText(), module: moduleDoc.path },
    });
  },
  packageLinkPhase({ customElementsManifest }) {
    writeFileSync(join(outdir, 'agency.d.ts'), typings(customElementsManifest));
    writeFileSync(join(outdir, 'react.d.ts'), reactTypings(customElementsManifest));
    writeFileSync(join(outdir, 'html-custom-data.json'), JSON.stringify(editorData(customElementsManifest)));
  },
};

/** The text of a doc comment, without its tags. */
function textOf(ts, node) {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comments.map(({ comment }) => ts.getTextOfJSDocComment(comment)?.trim()).join('\n') || undefined;
}

const tagsOf = (ts, node, name) =>
  ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === name)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');

function typeOf(ts, initializer) {
  if (ts.isStringLiteral(initializer)) return initializer.text;
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.map(({ text }) => `'${text}'`).join(' | ');
  return initializer.expression?.getText() === 'numberWithin' ? 'number' : 'object';
}

/** `[--agency-gap=16px] - Space between fields.` */
function cssProperty(comment) {
  const [, name, value, description] = /^\[?(--[\w-]+)(?:=([^\]]*))?\]?\s*-?\s*(.*)$/s.exec(comment.trim()) ?? [];
  return { name, default: value, description };
}

export default { globs: ['elements/*.ts'], exclude: ['elements/index.ts'], outdir, plugins: [declarations] };
