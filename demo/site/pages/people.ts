import { html, raw } from 'hono/html';

import {
  pictureAt,
  pictureSet,
  staffPictureBox,
  staffPictureSizes,
  staffPictureWidths,
} from '../../../src/domain/pictures';
import { staffWords } from '../../../src/domain/prescribed-words';
import { anybody, isNarrowed, staffFilterNames, staffPath, type StaffFilter } from '../../../src/domain/staff-search';
import { staffSearchWords as words } from '../../../src/domain/staff-search-words';
import { telephoneUrl } from '../../../src/domain/telephone';
import type { Branch, StaffMember } from '../../server/schema';
import { contactFallbackOf } from './contact-fallback';
import { picture } from './picture';

interface StaffPage {
  people: readonly StaffMember[];
  branches: readonly Branch[];
  filter: StaffFilter;
  pagination: {
    currentPage: number;
    pageCount: number;
    previousPageLink: string | null;
    nextPageLink: string | null;
  };
}

/** Background picture of the staff page. */
export const backgroundImage = { url: '/media/street-12-summer-morning.webp', caption: '' };

const portrait = { widths: staffPictureWidths, sizes: '(min-width: 768px) 320px, 100vw' };
const background = { widths: [575, 992, 1536], sizes: '100vw', eager: true };

/** All staff: our tag, with a form and list as its fallback. */
export const staffPage = ({ people, branches, filter, pagination }: StaffPage) => {
  const departments = [
    ...new Map(branches.flatMap((branch) => branch.departments).map((each) => [each.value, each])).values(),
  ];
  return html`<section class="site-section">
    <agency-staff-search heading-level="1">
      <div class="site-staff-head">
        ${picture(backgroundImage, background)}
        <div class="site-staff-intro">
          <p class="site-crumbs"><a href="/">${staffWords.home}</a> / ${staffWords.heading}</p>
          <h1 class="site-h1">${staffWords.heading}</h1>
          <p><a href="/branches">${staffWords.office}</a></p>
        </div>
      </div>
      <form class="site-filter" action="${staffPath}" method="get" role="search" aria-label="${words.form}">
        <label class="site-field"
          ><span class="site-label">${words.name}</span>
          <input
            class="site-input"
            name="${staffFilterNames.name}"
            value="${filter.name}"
            placeholder="${staffWords.namePlaceholder}"
        /></label>
        ${select(
          staffFilterNames.branch,
          words.branch,
          [anybody.branch, staffWords.allLocations],
          branches.map(({ id, name }) => [String(id), name]),
          filter.branch,
        )}
        ${select(
          staffFilterNames.department,
          words.department,
          [anybody.department, staffWords.allServices],
          departments.map(({ value, label }) => [value, label]),
          filter.department,
        )}
        <button class="site-button" type="submit">${words.search}</button>
      </form>
      <h2 class="site-h2">${isNarrowed(filter) ? staffWords.filtered : staffWords.allStaff}</h2>
      ${people.length === 0 ? html`<p class="site-note">${staffWords.noMatch}</p>` : ''}
      <ul class="site-people" role="list">
        ${people.map((person) => personTile(person))}
      </ul>
      ${pagination.pageCount > 1 ? staffPager(pagination) : ''}
    </agency-staff-search>
  </section>`;
};

const personTile = (person: StaffMember) =>
  html`<li class="site-tile">
    <picture class="site-portrait">${face(person)}</picture>
    <h3 class="site-tile-title"><a href="/staff/${person.urlLabel}">${person.firstName} ${person.surname}</a></h3>
    <p>${person.jobTitle}</p>
    <p class="site-muted">${person.directLine}</p>
  </li>`;

/** At the sizes of the drawn card, so that nothing is fetched twice. */
const face = ({ avatar: { url, caption } }: StaffMember) => {
  const { width, height } = staffPictureBox;
  return html`<source
      media="(max-width: 767px)"
      srcset="${pictureSet(url, staffPictureWidths)}"
      sizes="${staffPictureSizes}"
    />
    <img src="${pictureAt(url, width, height)}" alt="${caption}" loading="lazy" decoding="async" />`;
};

const staffPager = ({ currentPage, pageCount, previousPageLink, nextPageLink }: StaffPage['pagination']) =>
  html`<nav class="site-pager" aria-label="${words.pages}">
    ${previousPageLink ? html`<a class="site-pager-link" rel="prev" href="${previousPageLink}">${words.previous}</a>` : ''}
    <span class="site-pager-link">${staffWords.page(currentPage, pageCount)}</span>
    ${nextPageLink ? html`<a class="site-pager-link" rel="next" href="${nextPageLink}">${words.next}</a>` : ''}
  </nav>`;

/** One member of staff. */
export const personPage = (person: StaffMember, branch: Branch) =>
  html`<article class="site-article">
    <p class="site-crumbs"><a href="/staff">${staffWords.heading}</a> / ${person.firstName} ${person.surname}</p>
    <div class="site-person-page">
      <div class="site-portrait">${picture(person.avatar, { ...portrait, eager: true })}</div>
      <div>
        <h1 class="site-h1">${person.firstName} ${person.surname}</h1>
        <p class="site-lead">${person.jobTitle}, <a href="/branches/${branch.urlLabel}">${branch.name}</a></p>
        ${person.biography.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
        <p>
          <a class="site-button" href="#/contact-staff-member/${person.id}">Write to ${person.firstName}</a>
        </p>
        <p><a href="${telephoneUrl(person.directLine)}">${person.directLine}</a></p>
        <p><a href="mailto:${person.email}">${person.email}</a></p>
      </div>
    </div>
    ${contactFallbackOf(person)}
  </article>`;

const select = (
  name: string,
  label: string,
  all: readonly [string, string],
  options: readonly (readonly [string, string])[],
  chosen: string,
) =>
  html`<label class="site-field"
    ><span class="site-label">${label}</span>
    <select class="site-input" name="${name}">
      ${[all, ...options].map(
        ([value, text]) => html`<option value="${value}" ${raw(value === chosen ? 'selected' : '')}>${text}</option>`,
      )}
    </select></label
  >`;
