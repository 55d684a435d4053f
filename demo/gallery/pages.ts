import { html, raw } from 'hono/html';

import type { Attribute, ElementDeclaration } from './manifest';
import { readExample } from './manifest';

/** Every element with one line on what it is for. */
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
              <span>${description.split('\n\n')[0]}</span>
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
      <p class="site-lead">${description.replaceAll('`', '')}</p>
      <div class="gallery-bench">
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
        <div class="gallery-stage">
          ${examples.map((each, index) => html`<template id="example-${index}">${raw(readExample(each).markup)}</template>`)}
          <section class="gallery-frame" id="stage" aria-label="The element"></section>
          <h2 class="site-h2">Markup</h2>
          <pre class="gallery-code" tabindex="0"><code id="markup"></code></pre>
          <button class="site-button" type="button" id="copy">Copy</button>
          <h2 class="site-h2">Events</h2>
          <ol class="gallery-log" id="log" aria-live="polite">
            <li>None yet.</li>
          </ol>
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
        ['Custom property', 'What it changes'],
        cssProperties.map(({ name, description: text }) => [name, text]),
      )}
      <script type="module" src="/site/gallery.js" nonce="${nonce}"></script>
    </section>`;
};

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
    : html`<h2 class="site-h2">${title}</h2>
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
                    ${others.map((text) => html`<td>${text ?? ''}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`;
