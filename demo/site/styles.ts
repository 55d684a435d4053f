import { readFileSync } from 'node:fs';

// In this order: what a later sheet says about the same thing counts.
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

/** The agency's own theme in one sheet, so that a page asks for it once. */
export const siteStyles = () => sheets.map((sheet) => readFileSync(`demo/site/styles/${sheet}.css`, 'utf8')).join('\n');
