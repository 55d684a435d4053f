import { html, raw } from 'hono/html';

import type { Branch as BranchData } from '../../../src/domain/branch';
import { allDepartments, type BranchList, type BranchSearch } from '../../../src/domain/branch-search';
import { branchWords as words } from '../../../src/domain/branch-words';
import { cardPictureWidths } from '../../../src/domain/pictures';
import { telephoneUrl } from '../../../src/domain/telephone';
import type { CardProperty } from '../../server/property-json';
import type { Branch, StaffMember } from '../../server/schema';
import { cards } from './card';
import { contactFallback } from './contact-fallback';
import { pager } from './pager';
import { picture } from './picture';

const shopFront = { widths: cardPictureWidths, sizes: '(min-width: 900px) 33vw, 100vw' };

interface BranchesPage {
  search: BranchSearch;
  departments: readonly { value: string; label: string }[];
  list: BranchList;
  url: (page: number) => string;
}

/** All branches: our tag, with a form and list as its fallback. */
export const branchesPage = ({ search, departments, list, url }: BranchesPage) =>
  html`<section class="site-section">
    <h1 class="site-h1">Our branches</h1>
    <agency-branch-search heading-level="2">
      <form class="site-filter" action="/branches" method="get" role="search" aria-label="${words.form}">
        <label class="site-field"
          ><span class="site-label">${words.name}</span>
          <input class="site-input" type="search" name="name" value="${search.text}" autocomplete="off" />
        </label>
        <label class="site-field"
          ><span class="site-label">${words.department}</span>
          <select class="site-input" name="department">
            <option value="${allDepartments}">${words.allDepartments}</option>
            ${departments.map(
              ({ value, label }) =>
                html`<option value="${value}" ${raw(value === search.department ? 'selected' : '')}>${label}</option>`,
            )}
          </select>
        </label>
        <button class="site-button" type="submit">${words.search}</button>
      </form>
      <p class="site-muted">
        ${words.count(list.pagination.totalCount, list.pagination.currentPage, list.pagination.pageCount)}
      </p>
      ${list.branches.length === 0 ? html`<p class="site-note">${words.none}. ${words.noneHint}</p>` : ''}
      <ul class="site-tiles" role="list">
        ${list.branches.map((branch) => branchTile(branch))}
      </ul>
      ${pager({ current: list.pagination.currentPage, count: list.pagination.pageCount, url })}
    </agency-branch-search>
  </section>`;

const branchTile = ({ branchName, branchUrl = '/branches', branchContactNumber, address, photo }: BranchData) =>
  html`<li class="site-tile">
    <div class="site-tile-picture">${picture({ url: photo, caption: '' }, shopFront)}</div>
    <h2 class="site-tile-title"><a href="${branchUrl}">${branchName}</a></h2>
    <p>${address}</p>
    <p><a href="${telephoneUrl(branchContactNumber)}">${branchContactNumber}</a></p>
  </li>`;

/** One branch: contact details, staff and newest homes. */
export const branchPage = (branch: Branch, people: readonly StaffMember[], homes: readonly CardProperty[]) =>
  html`<article class="site-section">
    <p class="site-crumbs"><a href="/branches">Our branches</a> / ${branch.name}</p>
    <h1 class="site-h1">${branch.name}</h1>
    <div class="site-branch">
      <div class="site-branch-text">
        ${branch.description.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
        <p>${branch.address} ${branch.postcode}</p>
        <dl class="site-facts">
          ${fact('Sales', branch.salesTelephone)} ${fact('Lettings', branch.lettingsTelephone)}
        </dl>
        <p class="site-ways">
          <a class="site-button" href="#/contact-office">Contact the office</a>
          <a href="mailto:${branch.email}">${branch.email}</a>
        </p>
        <section aria-labelledby="hours">
          <h2 class="site-h3" id="hours">Opening hours</h2>
          <ul class="site-hours" role="list">
            ${branch.openingHours.map((hours) => html`<li>${hours}</li>`)}
          </ul>
        </section>
        <p><a href="/staff?branch=${branch.id}">${people.length} people work here</a></p>
      </div>
      <div class="site-tile-picture">${picture(branch.photo, { ...shopFront, eager: true })}</div>
    </div>
    ${contactFallback({
      route: '/contact-office',
      heading: 'Contact the office',
      telephone: branch.salesTelephone,
      email: branch.email,
    })}
    <h2 class="site-h2">Homes from this branch</h2>
    ${cards(homes)}
  </article>`;

const fact = (name: string, telephone: string) =>
  html`<div class="site-fact">
    <dt>${name}</dt>
    <dd><a href="${telephoneUrl(telephone)}">${telephone}</a></dd>
  </div>`;
