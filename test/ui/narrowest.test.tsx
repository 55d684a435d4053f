import { expect } from '@open-wc/testing';

import '../../elements/mortgage-calculator';
import '../../elements/property-gallery';
import '../../elements/search-form';
import '../../elements/staff-search';
import '../../elements/stamp-duty';
import { photos } from '../support/media-page';
import { forgiveMissingPictures, render, styled, until } from '../support/page';

describe('where the page asks how wide its content is', () => {
  let stopForgiving: () => void;
  before(async () => {
    await styled();
    stopForgiving = forgiveMissingPictures();
  });
  after(() => stopForgiving());

  for (const [where, begin, end] of [
    ['a table', '<table><tr><td>', '</td><td>Beside it</td></tr></table>'],
    ['a centred column', '<div style="display: flex; flex-direction: column; align-items: center">', '</div>'],
    ['a float', '<div style="float: left">', '</div>'],
  ] as const)
    for (const tag of [
      'agency-stamp-duty price="425000"',
      'agency-mortgage-calculator price="425000"',
      `agency-property-gallery pictures='${JSON.stringify(photos(2))}'`,
      'agency-search-form',
      'agency-staff-search',
    ]) {
      const name = tag.split(' ')[0]!;
      it(`F82 ${name} can be used in ${where}`, async () => {
        const page = await render(`<div>${begin}<${tag}></${name}>${end}</div>`);
        const host = page.querySelector<HTMLElement>(name)!;
        await until(() => ['ready', 'empty'].includes(host.dataset['state'] ?? ''));
        expect(host.offsetWidth).to.be.at.least(200);
      });
    }

  for (const [where, style] of [
    ['a centred column', 'display: flex; flex-direction: column; align-items: center'],
    ['a centred row', 'display: flex; justify-content: center'],
    ['a centred grid', 'display: grid; justify-items: center'],
  ])
    it(`F82 what lays itself out by its width takes all there is in ${where}, and leaves the page its margins`, async () => {
      const tags = ['agency-stamp-duty', 'agency-mortgage-calculator', 'agency-search-form', 'agency-staff-search'];
      for (const tag of tags) {
        const page = await render(
          `<div style="${style}"><${tag} style="margin: 0 20px; padding: 0 10px"></${tag}></div>`,
        );
        page.style.inlineSize = '600px';
        const host = page.querySelector<HTMLElement>(tag)!;
        await until(() => ['ready', 'empty'].includes(host.dataset['state'] ?? ''));
        expect(host.getBoundingClientRect().width, tag).to.equal(560);
        expect(page.scrollWidth, tag).to.equal(600);
      }
    });

  it('F82 nothing is wider than a narrow column of the page', async () => {
    const page = await render('<div style="width: 160px"><agency-stamp-duty price="425000"></agency-stamp-duty></div>');
    const host = page.querySelector<HTMLElement>('agency-stamp-duty')!;
    await until(() => ['ready', 'empty'].includes(host.dataset['state'] ?? ''));
    expect(host.offsetWidth).to.equal(160);
  });
});
