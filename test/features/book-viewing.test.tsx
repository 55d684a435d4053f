import { expect } from '@open-wc/testing';

import '../../elements/book-viewing';
import '../../elements/user-link';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { forgetAccountAtom } from '../../src/state/account';
import { pathAtom } from '../../src/state/route';
import { isUserKnownAtom } from '../../src/state/user';
import {
  box,
  closeToasts,
  earlierToasts,
  errorOf,
  fill,
  hrefsAt,
  linkOf,
  problems,
  submit,
  toasts,
} from '../support/filling';
import { buttonOf, closeRoute, dialog } from '../support/media-page';
import { type } from '../support/keyboard';
import { asked, clear, fail, offline } from '../support/network';
import { drawn, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor, signedInVisitor } from '../support/visitor';
import { visitedPage } from '../support/visited-page';

type Data = Readonly<Record<string, unknown>>;
const tag = '<agency-book-viewing></agency-book-viewing>';
const person = {
  firstName: 'Siân',
  lastName: 'Evans-Smith',
  email: 'sian@example.com',
  telHome: '01632 960 188',
  message: 'Saturday, after ten',
};
const words = {
  'flash-message-welcome-lead-sent': 'Your message is on its way.',
  'flash-message-lead-sending-error': 'It could not be sent.',
  'flash-message-lead-sending-error-validation': 'Something in it is missing.',
};

describe('booking a viewing', () => {
  let home: { property_id: number; property_channel: string } & Data;
  let host: HTMLElement;
  const branch = { id: 3, name: 'Bath', branchSalesContactNumber: '01632 960141' };
  const data = (more: Data = {}) => ({ property: home, branch, ...words, ...more });
  const leads = () => asked(`/properties/${home.property_id}/sales/leads`);
  const sentBy = async () => Object.fromEntries(new URLSearchParams((await leads()).at(-1)!.body));
  const open = async (html = tag) => {
    host = await render(html);
    await until(() => store.get(isUserKnownAtom));
    await clear();
  };
  /** A page in a frame, which the form may leave. */
  const openPage = (more: Data = {}) => visitedPage(tag, { data: data(more) });
  type Page = Awaited<ReturnType<typeof openPage>>;
  const formOf = (page: Page) => page.view.document.body;
  const toastsOf = (page: Page) => page.find('[data-agency-layer="toasts"]')?.textContent ?? '';
  const send = async (page: Page, values: Readonly<Record<string, string | boolean>> = person) => {
    await until(() => page.find('[name=firstName]'));
    await fill(formOf(page), { ...values, optInTerms: true });
    page.find('[type=submit]')!.click();
  };

  before(async () => {
    await styled();
    await render('<agency-user-link></agency-user-link>');
    const found = (await (await fetch('/search.ljson?channel=sales')).json()) as { properties: (typeof home)[] };
    home = found.properties[0]!;
  });
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage(data());
  });
  afterEach(async () => {
    document
      .querySelectorAll('agency-book-viewing')
      .forEach((each) => !each.closest('dialog') && each.parentElement!.remove());
    document.querySelectorAll('iframe').forEach((each) => each.remove());
    await closeRoute();
  });
  after(async () => {
    await givePage();
    await freshVisitor();
  });

  it('LED-01 opens over the page of a home under its title', async () => {
    navigate('/book-a-viewing');
    await until(() => dialog()?.querySelector('[name=firstName]'));
    expect(dialog()!.querySelector('h2')!.textContent).to.equal('Book a Viewing');
    expect(dialog()!.querySelectorAll('h2')).to.have.length(1);
    await expect(dialog()!).to.be.accessible();
    buttonOf(dialog()!, 'Close').click();
    await until(() => !dialog());
    expect(store.get(pathAtom)).to.equal('/');
  });

  it('LED-01 VAL-01 writes the headings of forms as sentences where the site says so', async () => {
    await givePage(data({ theme_settings: { sentenceCaseHeadings: true } }));
    for (const [path, heading] of [
      ['/book-a-viewing', 'Book a viewing'],
      ['/book-a-valuation', 'Book a valuation'],
      ['/valuation', 'Instant valuation'],
      ['/contact-office', 'Contact office'],
    ] as const) {
      navigate(path);
      await until(() => dialog()?.querySelector('h2')?.textContent === heading);
    }
    host = await render(tag);
    await until(() => host.querySelector('h2')?.textContent === 'Book a viewing');
  });

  it('LED-01 says where it can be booked on a page without a home, and cleans the address', async () => {
    await givePage();
    navigate('/book-a-viewing');
    await until(() => toasts().includes('Open the page of a property to book a viewing.'));
    await until(() => !dialog());
    expect(location.hash).to.equal('');
    host = await render(tag);
    await until(() => host.dataset.state === 'empty');
    expect(shown(host)).to.equal('');
  });

  it('LED-02 LED-03 LED-04 LED-05 LED-06 LED-16 says all that is missing or wrong, and sends nothing', async () => {
    await open();
    await submit(host);
    expect(problems(host)).to.deep.equal([
      'Please enter a valid message',
      'Please enter a valid first name',
      'Please enter a valid last name',
      'Please enter a valid email',
      'Please enter a valid phone number',
      'You must agree to our terms & conditions',
    ]);
    expect(document.activeElement!.className).to.include('agency-errors');
    await expect(host).to.be.accessible();
    await fill(host, { ...person, firstName: 'O’Connor', telHome: '12345', message: ' ' });
    await submit(host);
    expect(errorOf(host, 'message')).to.equal('Please enter a valid message');
    expect([errorOf(host, 'firstName'), errorOf(host, 'telHome')]).to.deep.equal([
      'Please enter a valid first name',
      'Please enter a valid phone number',
    ]);
    expect(await leads()).to.deep.equal([]);
  });

  it('LED-18 takes no letters in the telephone number', async () => {
    await open();
    box(host, 'telHome').focus();
    await type('01632 ab960c188');
    expect(box(host, 'telHome').value).to.equal('01632 960188');
  });

  it('LED-17 LED-18 takes a telephone number as people write it where the site says so, and sends its digits', async () => {
    await open();
    expect(shown(host)).to.include('Digits only, for example 01632 960001');
    await givePage(data({ theme_settings: { acceptWrittenTelephones: true } }));
    await until(() => shown(host).includes('For example 01632\u00a0960001 or +44\u00a07700\u00a0900123'));
    const page = await openPage({ theme_settings: { acceptWrittenTelephones: true } });
    await send(page, { ...person, telHome: '+44 (0)7700 900-123' });
    await until(() => toastsOf(page).includes('Your message is on its way.'));
    expect((await sentBy())['lead_client[tel_home]']).to.equal('+447700900123');
  });

  it('LED-21 shows the agency’s words at the terms, and leads to the terms and the privacy policy', async () => {
    await givePage(data({ terms_statement_text: 'I agree to <b>everything</b>.' }));
    await open();
    await until(() => shown(host).includes('I agree to everything.'));
    expect(linkOf(host, 'Terms & conditions (opens in a new tab)')!.getAttribute('href')).to.equal('/terms-of-use');
    expect(linkOf(host, 'Privacy policy (opens in a new tab)')!.getAttribute('href')).to.equal('/privacy-policy');
    await givePage(data());
    await drawn();
    expect(linkOf(host, 'terms & conditions (opens in a new tab)')!.getAttribute('href')).to.equal('/terms-of-use');
    expect(linkOf(host, 'privacy policy (opens in a new tab)')!.getAttribute('href')).to.equal('/privacy-policy');
  });

  it('LED-21 leads to both also where the words of the agency lead to one of them, or elsewhere', async () => {
    const leads = async (...hrefs: string[]) => {
      const links = hrefs.map((href) => `<a href="${href}">this</a>`).join(' and ');
      await givePage(data({ terms_statement_text: `I agree to ${links}.` }));
      await until(() => shown(host).includes('I agree to this'));
      return [...box(host, 'optInTerms').labels![0]!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    };
    await open();
    expect(await leads('/terms-of-use')).to.deep.equal(['/terms-of-use', '/privacy-policy']);
    expect(await leads('/privacy-policy#forms')).to.deep.equal(['/privacy-policy#forms', '/terms-of-use']);
    expect(await leads('/rules')).to.deep.equal(['/rules', '/terms-of-use', '/privacy-policy']);
    const both = [`${location.origin}/terms-of-use`, '/privacy-policy'];
    expect(await leads(...both)).to.deep.equal(both);
  });

  it('LED-09 LED-10 LED-11 LED-07 leaves the page with the form, and the page that comes back says it arrived', async () => {
    const page = await openPage();
    await send(page);
    await until(() => toastsOf(page).includes('Your message is on its way.'));
    const [lead] = await leads();
    expect(lead!.headers['content-type']).to.equal('application/x-www-form-urlencoded');
    expect(lead!.headers['accept']).to.include('text/html');
    const { authenticity_token: token, ...sent } = await sentBy();
    expect(token).to.match(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(sent).to.deep.equal({
      'lead[lead_type]': 'email_portal_lead',
      'lead[message]': 'Saturday, after ten',
      'lead_client[first_name]': 'Siân',
      'lead_client[last_name]': 'Evans-Smith',
      'lead_client[email]': 'sian@example.com',
      'lead_client[tel_home]': '01632960188',
      'lead_client[body]': '',
      'lead_client[house_number]': '',
      'lead_client[house_name]': '',
      'lead_client[street_address]': '',
      'lead_client[town]': '',
      'lead_client[county]': '',
      'lead_client[postcode]': '',
      'lead_client[do_not_contact]': '1',
      'marketing_preferences[opt_in_terms]': 'on',
    });
    expect(new URL(page.view.location.href).hash).to.equal('');
    expect(JSON.stringify({ ...sessionStorage })).not.to.include('Evans');
    await until(() => page.view.document.activeElement?.textContent === 'Thank you, Siân');
    expect(shown(page.find('agency-book-viewing')!)).to.include(
      'We have received your request, and our agent will be in touch soon to agree a time.',
    );
    expect(page.find('.agency-success a')!.getAttribute('href')).to.equal('tel:01632960141');
    page.button('Request another viewing')!.click();
    await until(() => page.find('[name=firstName]'));
    expect(box(formOf(page), 'firstName').value, 'what was sent is kept no longer').to.equal('');
    await until(() => page.view.document.activeElement === box(formOf(page), 'message'));
  });

  it('LED-09 sends the viewing of a home to let to the lettings', async () => {
    const found = (await (await fetch('/search.ljson?channel=lettings')).json()) as { properties: (typeof home)[] };
    const property = found.properties[0]!;
    const page = await openPage({ property });
    await send(page);
    const sent = async () => (await asked()).map(({ path }) => path).filter((path) => path.endsWith('/leads'));
    await until(async () => (await sent()).length > 0);
    expect(await sent()).to.deep.equal([`/properties/${property.property_id}/lettings/leads`]);
    await until(() => toastsOf(page).includes('Your message is on its way.'));
  });

  it('LED-07 LED-11 takes an address when one is given', async () => {
    const page = await openPage();
    await until(() => page.find('summary'));
    page.find('summary')!.click();
    page.button('Enter the address manually')!.click();
    await until(() => page.find('[name=street]'));
    const house = { houseNumber: '14', houseName: 'The Old Mill', street: 'Rivers Street' };
    await send(page, { ...person, ...house, town: 'Bath', county: 'Somerset', postcode: 'ba12qa' });
    await until(async () => (await leads()).length === 1);
    const sent = await sentBy();
    expect(
      ['house_number', 'house_name', 'street_address', 'town', 'county', 'postcode'].map(
        (name) => sent[`lead_client[${name}]`],
      ),
    ).to.deep.equal(['14', 'The Old Mill', 'Rivers Street', 'Bath', 'Somerset', 'BA1 2QA']);
  });

  it('LED-11 sends the address that was typed into the lookup, though none was chosen from it', async () => {
    const page = await openPage();
    await until(() => page.find('summary'));
    page.find('summary')!.click();
    await until(() => page.find('[name=address]'));
    await send(page, { ...person, address: ' 14 Rivers Street, Bath ' });
    await until(async () => (await leads()).length === 1);
    const sent = await sentBy();
    expect([sent['lead_client[street_address]'], sent['lead_client[town]']]).to.deep.equal([
      '14 Rivers Street, Bath',
      '',
    ]);
  });

  it('LED-11 shows an address that was typed into the lookup earlier, since it is sent', async () => {
    await open();
    expect(host.querySelector('details')!.open).to.equal(false);
    host.querySelector('summary')!.click();
    await fill(host, { address: '14 Rivers Street' });
    host.parentElement!.remove();
    await open();
    expect([host.querySelector('details')!.open, box(host, 'address').value]).to.deep.equal([true, '14 Rivers Street']);
  });

  it('LED-12 names the department that looks after the home', async () => {
    const departments = [{ id: 'land', name: 'Land', tag: 'land' }];
    const page = await openPage({ property: { ...home, tags: ['Land'] }, branch: { ...branch, departments } });
    await until(() => page.find('.agency-recipient')?.textContent?.includes('Our Land department'));
    await send(page);
    await until(async () => (await leads()).length === 1);
    expect((await sentBy())['lead[branch_department_id]']).to.equal('land');
  });

  it('LED-13 asks about marketing only where the agency has something to say of it, never ticked beforehand', async () => {
    await open();
    expect(host.querySelector('[name=optInMarketing]') === null).to.equal(true);
    await givePage(data({ custom_marketing_text: 'One letter a month.' }));
    await until(() => host.querySelector('[name=optInMarketing]'));
    await expect(host).to.be.accessible();
    const page = await openPage({ custom_marketing_text: 'One letter a month.' });
    await until(() => page.find('[name=optInMarketing]'));
    expect(page.find<HTMLInputElement>('[name=optInMarketing]')!.checked).to.equal(false);
    await send(page, { ...person, optInMarketing: true });
    await until(async () => (await leads()).length === 1);
    const sent = await sentBy();
    expect(sent['marketing_preferences[opt_in_marketing]']).to.equal('on');
    expect(sent['marketing_preferences[opt_in_marketing_url]']).to.equal(page.address);
  });

  for (const [recaptcha_version, action] of [
    // The widget takes no action.
    [2, ''],
    [3, 'homepage'],
    ['cloud', 'property_enquiry'],
  ] as const) {
    it(`LED-08 LED-10 CAP-08 CAP-09 CAP-10 asks the captcha ${recaptcha_version} for a proof that a person sends it`, async () => {
      const captcha = { recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha', recaptcha_version };
      const page = await openPage(captcha);
      const scripts = async () => (await asked()).filter(({ path }) => /^\/recaptcha\/\w+\.js$/.test(path));
      expect(await scripts()).to.deep.equal([]);
      await send(page);
      await until(async () => (await leads()).length === 1);
      expect((await sentBy())['g-recaptcha-response']).to.match(/^\d{13}\.[\w-]{43}\.[\w-]{43}$/);
      const proofs = (await asked('/recaptcha/token')).map(({ query }) =>
        Object.fromEntries(new URLSearchParams(query)),
      );
      expect(proofs).to.deep.equal([{ key: 'site-key', action }]);
    });
  }

  it('CAP-08 T23 fetches the captcha when the form is first used, not before', async () => {
    document.querySelectorAll('script[src*="recaptcha"]').forEach((each) => each.remove());
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    await givePage(data({ recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha' }));
    await open();
    expect(await asked('/recaptcha/api.js')).to.deep.equal([]);
    box(host, 'message').focus();
    await until(async () => (await asked('/recaptcha/api.js')).length === 1);
  });

  it('LED-20 sends what a machine filled in, for the server to drop, in a field that no person meets', async () => {
    const page = await openPage();
    await until(() => page.find('[name=body]'));
    const trap = box(formOf(page), 'body');
    expect([trap.tabIndex, trap.autocomplete, trap.closest('[aria-hidden=true]') === null]).to.deep.equal([
      -1,
      'off',
      false,
    ]);
    await send(page, { ...person, body: 'Cheap watches' });
    await until(() => toastsOf(page).includes('on its way'));
    expect((await sentBy())['lead_client[body]']).to.equal('Cheap watches');
  });

  it('LED-09 F05 opens the form again, with all that was entered, when the server refuses it', async () => {
    const page = await openPage();
    page.view.location.hash = '#/book-a-viewing';
    await until(() => page.find('dialog [name=firstName]'));
    await fill(page.find('dialog')!, { ...person, optInTerms: true });
    const headers = { location: `${page.address}#flash/lead-sending-error` };
    await fail({ path: `/properties/${home.property_id}/sales/leads`, status: 303, headers, times: 1 });
    page.find('dialog [type=submit]')!.click();
    await until(() => toastsOf(page).includes('It could not be sent.'));
    await until(() => page.find<HTMLInputElement>('dialog [name=message]')?.value === person.message);
    expect(page.find<HTMLInputElement>('dialog [name=email]')!.value).to.equal(person.email);
    expect(page.view.location.hash).to.equal('#/book-a-viewing');
  });

  it('LED-09 waits for its answer though the page is loaded only while it is sent', async () => {
    const page = await openPage();
    await fail({ path: `/properties/${home.property_id}/sales/leads`, delay: 700, times: 1 });
    await send(page);
    await until(async () => (await leads()).length === 1);
    page.view.dispatchEvent(new PageTransitionEvent('pageshow'));
    await drawn();
    expect(problems(formOf(page))).to.deep.equal([]);
    await until(() => toastsOf(page).includes('Your message is on its way.'));
  });

  it('F54 LED-09 warns before it is sent twice where the page is loaded anew before an answer came', async () => {
    const page = await openPage();
    await fail({ path: `/properties/${home.property_id}/sales/leads`, delay: 3000, times: 1 });
    await send(page);
    await until(async () => (await leads()).length === 1);
    expect(formOf(page).textContent).not.to.include('we may get the same request twice');
    page.view.location.replace(`${page.address}?again`);
    await until(() => page.find('form')?.textContent?.includes('we may get the same request twice'));
    expect(page.find('[type=submit]')!.textContent).to.include('Send again');
    expect(box(formOf(page), 'message').value).to.equal(person.message);
    await fill(formOf(page), { message: 'Sunday' });
    expect(page.find('[type=submit]')!.textContent, 'also once it is changed').to.include('Send again');
  });

  it('F54 says that nobody knows whether it arrived, and whom to call, to who comes back before an answer', async () => {
    const page = await openPage();
    await fail({ path: `/properties/${home.property_id}/sales/leads`, status: 204, times: 1 });
    await send(page);
    await until(async () => (await leads()).length === 1);
    page.view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => problems(formOf(page)).length > 0);
    expect(problems(formOf(page))).to.deep.equal([
      'We could not confirm that your request reached us. It will not be sent again automatically.',
      'To check, call us on 01632 960141.',
    ]);
  });

  it('LED-21 leads to the terms and the privacy policy that its tag names, without the words of the page', async () => {
    await givePage(data({ terms_statement_text: 'I agree to <b>everything</b>.' }));
    await open('<agency-book-viewing terms-link="/own-terms" privacy-link="/own-privacy"></agency-book-viewing>');
    expect(hrefsAt(box(host, 'optInTerms'))).to.deep.equal(['/own-terms', '/own-privacy']);
    expect(shown(host)).not.to.include('everything');
  });

  it('LED-09 says in its dialog that it was sent, and has an empty form when opened again', async () => {
    const page = await openPage();
    page.view.location.hash = '#/book-a-viewing';
    await until(() => page.find('dialog [name=firstName]'));
    await fill(page.find('dialog')!, { ...person, optInTerms: true });
    page.find('dialog [type=submit]')!.click();
    await until(() => page.find('dialog h2:focus')?.textContent === 'Thank you, Siân');
    expect(page.view.location.hash).to.equal('#/book-a-viewing');
    page.view.location.hash = '';
    await until(() => !page.find('dialog'));
    page.view.location.hash = '#/book-a-viewing';
    await until(() => page.find('dialog [name=firstName]'));
    expect(page.find<HTMLInputElement>('dialog [name=message]')!.value).to.equal('');
  });

  it('LED-09 opens nothing on another page that the server leads to, and says nothing there of what it knows not', async () => {
    const elsewhere = await visitedPage('<agency-user-link></agency-user-link>', { data: words });
    const page = await openPage();
    await fail({
      path: `/properties/${home.property_id}/sales/leads`,
      status: 303,
      headers: { location: `${elsewhere.address}#flash/welcome-lead-sent` },
      times: 1,
    });
    page.view.location.hash = '#/book-a-viewing';
    await until(() => page.find('dialog [name=firstName]'));
    await fill(page.find('dialog')!, { ...person, optInTerms: true });
    page.find('dialog [type=submit]')!.click();
    await until(() => page.view.location.href.startsWith(elsewhere.address));
    await until(() => toastsOf(page).includes('Your message is on its way.'));
    expect(page.view.location.hash).to.equal('');
    expect(page.find('dialog')).to.equal(null);
  });

  it('LED-05 asks for a message by that name, so that its error fits', async () => {
    await open();
    const { textContent } = host.querySelector(`label[for="${box(host, 'message').id}"]`)!;
    expect(textContent).to.equal('Your message: when would you like to come?');
  });

  it('F40 F53 F54 stays on the page when the server cannot be reached, and can be sent again', async () => {
    await open();
    await fill(host, { ...person, optInTerms: true });
    await fail({ path: '/authenticity_token.ljson', drop: true });
    await submit(host);
    await until(() => problems(host).length > 0);
    await until(() => toasts().includes('Request failed. Please try again.'));
    expect(problems(host)[0]).to.include('We could not reach the server.');
    expect(box(host, 'message').value).to.equal(person.message);
    expect(await leads()).to.deep.equal([]);
    await expect(host).to.be.accessible();
  });

  it('F37 says once that one is offline: in the form, which keeps what was typed, and in no message beside it', async () => {
    await open();
    await closeToasts();
    await fill(host, { ...person, optInTerms: true });
    await fail({ path: '/authenticity_token.ljson', drop: true });
    await offline(async () => {
      await submit(host);
      await until(() => shown(host).includes('You appear to be offline.'));
    });
    expect(await earlierToasts()).to.equal('');
    expect(box(host, 'message').value).to.equal(person.message);
  });

  it('F37 says in a message that nothing was sent when its dialog was closed meanwhile, and keeps what was typed', async () => {
    navigate('/book-a-viewing');
    await until(() => dialog()?.querySelector('[name=firstName]'));
    await closeToasts();
    await fill(dialog()!, { ...person, optInTerms: true });
    await fail({ path: '/authenticity_token.ljson', delay: 500, drop: true });
    await offline(async () => {
      await submit(dialog()!);
      buttonOf(dialog()!, 'Close').click();
      await until(() => !dialog());
      await until(() => toasts().includes('You appear to be offline. Nothing was sent'));
    });
    navigate('/book-a-viewing');
    await until(() => dialog()?.querySelector('[name=message]'));
    expect(box(dialog()!, 'message').value).to.equal(person.message);
  });

  it('T21 T16 keeps what is entered in this tab alone, for this home, and forgets it with the person', async () => {
    await open();
    await fill(host, person);
    expect(JSON.stringify([location.href, document.cookie, { ...localStorage }])).not.to.match(/Evans|sian@|960/);
    expect(JSON.stringify({ ...sessionStorage })).to.include('Evans');
    host.parentElement!.remove();
    await givePage(data({ property: { ...home, property_id: 2 } }));
    await open();
    expect([box(host, 'email').value, box(host, 'message').value]).to.deep.equal([person.email, '']);
    store.set(forgetAccountAtom);
    await until(() => box(host, 'email').value === '');
    expect(JSON.stringify({ ...sessionStorage })).not.to.include('Evans');
  });

  it('LED-51 needs no account, and knows who has one', async () => {
    await signedInVisitor({ tel_home: '01632960177' });
    await open();
    expect(['firstName', 'lastName', 'email', 'telHome'].map((name) => box(host, name).value)).to.satisfy(
      ([first, last, email, telephone]: string[]) =>
        first === 'Siân' && last === 'Evans' && email!.includes('@example.com') && telephone === '01632960177',
    );
    await fill(host, { firstName: 'Ann' });
    expect(box(host, 'firstName').value).to.equal('Ann');
  });

  it('LED-51 LED-17 fills in a number of the account as the form takes it', async () => {
    await signedInVisitor({ tel_home: '+441632960177' });
    await open();
    expect(box(host, 'telHome').value).to.equal('01632960177');
    document.querySelector('agency-book-viewing')!.parentElement!.remove();
    await givePage(data({ theme_settings: { acceptWrittenTelephones: true } }));
    await open();
    expect(box(host, 'telHome').value).to.equal('+441632960177');
  });
});
