import { html, raw } from 'hono/html';

import { staffPictureWidths } from '../../../src/domain/pictures';
import { staffWords } from '../../../src/domain/messages';
import type { Branch, StaffMember } from '../../server/schema';
import { pager, type Pages } from './pager';
import { picture } from './picture';

/** Who is looked for. */
export interface StaffFilter {
  name: string;
  branch: string;
  department: string;
}

interface StaffPage {
  people: readonly StaffMember[];
  branches: readonly Branch[];
  filter: StaffFilter;
  pages: Pages;
}

const portrait = { widths: staffPictureWidths, sizes: '(min-width: 768px) 320px, 100vw' };

/** Everybody who works here, with a form that narrows the list. */
export const staffPage = ({ people, branches, filter, pages }: StaffPage) => {
  const departments = [
    ...new Map(branches.flatMap((branch) => branch.departments).map((each) => [each.departmentId, each])).values(),
  ];
  const isFiltered = Object.values(filter).some(Boolean);
  return html`<section class="site-section">
    <p class="site-crumbs"><a href="/">${staffWords.home}</a> / ${staffWords.heading}</p>
    <h1 class="site-h1">${staffWords.heading}</h1>
    <form class="site-filter" action="/staff" method="get" role="search" aria-label="People">
      <label class="site-field"
        ><span class="site-label">Name</span>
        <input
          class="site-input"
          name="name_to_filter_by"
          value="${filter.name}"
          placeholder="${staffWords.namePlaceholder}"
      /></label>
      ${select(
        'branch',
        'Branch',
        staffWords.allLocations,
        branches.map(({ id, name }) => [String(id), name]),
        filter.branch,
      )}
      ${select(
        'department',
        'Department',
        staffWords.allServices,
        departments.map(({ departmentId, label }) => [departmentId, label]),
        filter.department,
      )}
      <button class="site-button" type="submit">Search</button>
    </form>
    <h2 class="site-h2">${isFiltered ? staffWords.filtered : staffWords.allStaff}</h2>
    ${people.length === 0 ? html`<p class="site-note">${staffWords.noMatch}</p>` : ''}
    <ul class="site-people" role="list">
      ${people.map((person) => personTile(person))}
    </ul>
    ${pager(pages)}
  </section>`;
};

const personTile = (person: StaffMember) =>
  html`<li class="site-tile">
    <div class="site-portrait">${picture(person.avatar, portrait)}</div>
    <h3 class="site-tile-title"><a href="/staff/${person.urlLabel}">${person.firstName} ${person.surname}</a></h3>
    <p>${person.jobTitle}</p>
    <p class="site-muted">${person.directLine}</p>
  </li>`;

/** One person. */
export const personPage = (person: StaffMember, branch: Branch) =>
  html`<article class="site-article">
    <p class="site-crumbs"><a href="/staff">${staffWords.heading}</a> / ${person.firstName} ${person.surname}</p>
    <div class="site-person-page">
      <div class="site-portrait">${picture(person.avatar, { ...portrait, eager: true })}</div>
      <div>
        <h1 class="site-h1">${person.firstName} ${person.surname}</h1>
        <p class="site-lead">${person.jobTitle}, <a href="/branches/${branch.urlLabel}">${branch.name}</a></p>
        ${person.biography.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
        <p><a href="tel:${person.directLine.replaceAll(' ', '')}">${person.directLine}</a></p>
        <p><a href="mailto:${person.email}">${person.email}</a></p>
      </div>
    </div>
  </article>`;

const select = (
  name: string,
  label: string,
  all: string,
  options: readonly (readonly [string, string])[],
  chosen: string,
) =>
  html`<label class="site-field"
    ><span class="site-label">${label}</span>
    <select class="site-input" name="${name}">
      <option value="">${all}</option>
      ${options.map(
        ([value, text]) => html`<option value="${value}" ${raw(value === chosen ? 'selected' : '')}>${text}</option>`,
      )}
    </select></label
  >`;
