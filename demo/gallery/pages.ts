import { html, raw } from 'hono/html';

import type { Attribute, ElementDeclaration } from './manifest';
import { readExample } from './manifest';

/** The list of all elements with their descriptions. */
export const galleryPage = (elements: readonly ElementDeclaration[]) =>
  html`<link rel="stylesheet" href="/site/gallery.css" />
    <section class="site-section">
      <h1 class="site-h1">Elements</h1>
      <p class="site-lead">Each of these is one HTML tag. Open one to try its attributes and copy its markup.</p>
      <ul class="gallery-list" role="list">
        ${elements.map(
          ({ tagName, description = '' }) =>
            html`<li class="gallery-entry">
              <a href="/gallery/${tagName}"><code>&lt;${tagName}&gt;</code></a>
              <span>${prose(description.split('\n\n')[0]!)}</span>
            </li>`,
        )}
      </ul>
    </section>`;

/** One element: its examples, its attributes as live controls, its events as they happen. */
export const elementPage = (element: ElementDeclaration, propertyId: number | undefined, nonce: string) => {
  const { tagName, description = '', attributes = [], events = [], cssProperties = [], examples = [] } = element;
  return html`<link rel="stylesheet" href="/site/gallery.css" />
    <section
      class="site-section gallery"
      data-tag="${tagName}"
      data-events="${events.map(({ name }) => name).join(' ')}"
      data-property="${propertyId ?? ''}"
    >
      <p class="site-crumbs"><a href="/gallery">Elements</a> / ${tagName}</p>
      <h1 class="site-h1"><code>&lt;${tagName}&gt;</code></h1>
      ${description.split('\n\n').map((each, index) => html`<p class="${index === 0 ? 'site-lead' : 'gallery-more'}">${prose(each)}</p>`)}
      ${examples.map((each, index) => html`<template id="example-${index}">${raw(readExample(each).markup)}</template>`)}
      <div class="gallery-bench">
        <div class="gallery-shown">
          <h2 class="site-hidden" id="shown">The element</h2>
          <section class="gallery-frame" id="stage" aria-labelledby="shown"></section>
          <p class="gallery-empty" id="empty" hidden>It has nothing to show here: the text above says when it does.</p>
        </div>
        <form class="gallery-controls" aria-label="Settings">
          ${choice(
            'example',
            'Example',
            examples.map((each, index) => [`example-${index}`, readExample(each).title]),
          )}
          ${choice('theme', 'Theme', [
            ['', 'As the system'],
            ['light', 'Light'],
            ['dark', 'Dark'],
          ])}
          ${choice('width', 'Width', [
            ['', 'All there is'],
            ['390', '390 px'],
            ['768', '768 px'],
          ])}
          ${choice('direction', 'Direction', [
            ['', 'Left to right'],
            ['rtl', 'Right to left'],
          ])}
          ${attributes.map(control)}
        </form>
        <div class="gallery-told">
          <div class="gallery-markup">
            <h2 class="gallery-h2">Markup</h2>
            <button class="gallery-copy" type="button" id="copy" aria-live="polite">Copy</button>
            <pre class="gallery-code" tabindex="0"><code id="markup"></code></pre>
          </div>
          ${events.length > 0 ? eventLog : ''}
        </div>
      </div>
      ${table(
        'Attributes',
        ['Attribute', 'Type', 'Default', 'What it is'],
        attributes.map(({ name, type, default: usual, description: text }) => [name, type.text, usual, text]),
      )}
      ${table(
        'Events',
        ['Event', 'When'],
        events.map(({ name, description: text }) => [name, text]),
      )}
      ${table(
        'Tokens',
        ['Custom property', 'Default', 'What it changes'],
        cssProperties.map(({ name, default: usual, description: text }) => [name, usual, text]),
      )}
      <script type="module" src="/site/gallery.js" nonce="${nonce}"></script>
    </section>`;
};

const eventLog = html`<h2 class="gallery-h2">Events as they happen</h2>
  <ol class="gallery-log" id="log" aria-live="polite">
    <li>None yet.</li>
  </ol>`;

/** A text of the manifest, with the parts in backticks as code. */
const prose = (text: string) =>
  text.split('`').map((each, index) => (index % 2 === 1 ? html`<code>${each}</code>` : each));

const control = ({ name, type: { text } }: Attribute) => {
  const words = [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word!);
  if (words.length > 0)
    return choice(`attribute:${name}`, name, [['', 'Default'], ...words.map((word) => [word, word] as const)]);
  if (text === 'boolean') {
    return html`<label class="gallery-tick"><input type="checkbox" name="attribute:${name}" /> ${name}</label>`;
  }
  const input =
    text === 'object'
      ? html`<textarea class="site-input" name="attribute:${name}" rows="3" placeholder="{ … }"></textarea>`
      : html`<input
          class="site-input"
          name="attribute:${name}"
          inputmode="${text === 'number' ? 'decimal' : 'text'}"
        />`;
  return html`<label class="site-field"><span class="site-label">${name}</span>${input}</label>`;
};

const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
  html`<label class="site-field"
    ><span class="site-label">${label}</span
    ><select class="site-input" name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select></label
  >`;

const table = (title: string, heads: readonly string[], rows: readonly (readonly (string | undefined)[])[]) =>
  rows.length === 0
    ? ''
    : html`<h2 class="gallery-h2">${title}</h2>
        <div class="gallery-scroll" ${raw('tabindex="0"')}>
          <table class="gallery-table">
            <thead>
              <tr>
                ${heads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ([first, ...others]) =>
                  html`<tr>
                    <th scope="row"><code>${first}</code></th>
                    ${others.map((text = '') => html`<td>${prose(text)}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`;
