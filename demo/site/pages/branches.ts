import { html } from 'hono/html';

import type { CardProperty } from '../../server/property-json';
import type { Branch, StaffMember } from '../../server/schema';
import { cards } from './card';
import { picture } from './picture';

const shopFront = { widths: [320, 430, 550, 768], sizes: '(min-width: 900px) 33vw, 100vw' };

/** Every office. */
export const branchesPage = (branches: readonly Branch[]) =>
  html`<section class="site-section">
    <h1 class="site-h1">Our branches</h1>
    <ul class="site-tiles" role="list">
      ${branches.map(
        (branch) =>
          html`<li class="site-tile">
            <div class="site-tile-picture">${picture({ ...branch.photo, caption: '' }, shopFront)}</div>
            <h2 class="site-tile-title"><a href="/branches/${branch.urlLabel}">${branch.name}</a></h2>
            <p>${branch.address}, ${branch.postcode}</p>
            <p><a href="tel:${branch.telephone.replaceAll(' ', '')}">${branch.telephone}</a></p>
          </li>`,
      )}
    </ul>
  </section>`;

/** One office: how to reach it, who works there, what it sells. */
export const branchPage = (branch: Branch, people: readonly StaffMember[], homes: readonly CardProperty[]) =>
  html`<article class="site-section">
    <p class="site-crumbs"><a href="/branches">Our branches</a> / ${branch.name}</p>
    <h1 class="site-h1">${branch.name}</h1>
    <div class="site-branch">
      <div class="site-branch-text">
        ${branch.description.map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
        <p>${branch.address}, ${branch.town} ${branch.postcode}</p>
        <dl class="site-facts">
          ${fact('Sales', branch.salesTelephone)} ${fact('Lettings', branch.lettingsTelephone)}
        </dl>
        <ul>
          ${branch.openingHours.map((hours) => html`<li>${hours}</li>`)}
        </ul>
        <p><a href="/staff?branch=${branch.id}">${people.length} people work here</a></p>
      </div>
      <div class="site-tile-picture">${picture(branch.photo, { ...shopFront, eager: true })}</div>
    </div>
    <h2 class="site-h2">Homes from this branch</h2>
    ${cards(homes)}
  </article>`;

const fact = (name: string, telephone: string) =>
  html`<div class="site-fact">
    <dt>${name}</dt>
    <dd><a href="tel:${telephone.replaceAll(' ', '')}">${telephone}</a></dd>
  </div>`;
