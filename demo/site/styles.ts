import { readFileSync } from 'node:fs';

// The order matters: later sheets override earlier ones.
const sheets = [
  'base',
  'header',
  'page',
  'home',
  'form',
  'search-form',
  'results',
  'filters',
  'card',
  'tiles',
  'article',
  'profile',
  'pictures',
  'property',
  'facts',
  'calculators',
  'valuation',
  'pager',
  'footer',
  'print',
];

/** The agency's own theme as one style sheet, so that a page makes one request for it. */
export const siteStyles = () => sheets.map((sheet) => readFileSync(`demo/site/styles/${sheet}.css`, 'utf8')).join('\n');
