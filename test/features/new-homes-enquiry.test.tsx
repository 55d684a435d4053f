import { expect } from '@open-wc/testing';

import '../../elements/new-homes-enquiry';
import '../../elements/user-link';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { settleDraftAtom } from '../../src/state/sent-drafts';
import { leaveWithNewHomesAnswersAtom } from '../../src/state/new-homes-enquiry';
import { box, closeToasts, errorOf, fill, hrefsAt, linkOf, problems, sender, submit } from '../support/filling';
import { press } from '../support/keyboard';
import { buttonOf, closeRoute, dialog, openRoute } from '../support/media-page';
import { asked, clear, fail, offline } from '../support/network';
import { drawn, listenTo, pause, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';
import { description } from '../ui/stage';

const name = (field: string) => `form_submission[${field}]`;
const terms = 'marketing_preferences[opt_in_terms]';
const elements = [
  { fieldName: 'development_of_interest', friendlyName: 'Development', fieldPostion: 'full' },
  { fieldName: 'development_id', hidden: true },
  { fieldName: 'first_name', friendlyName: 'First name', required: true },
  { fieldName: 'email', friendlyName: 'Email', required: true },
  { fieldName: 'current_home_address', friendlyName: 'Your address' },
  { fieldName: 'message', friendlyName: 'Message', inputType: 'textarea', fieldPostion: 'full', value: 'Hello' },
];
const form = {
  formElements: elements,
  gaName: 'New homes',
  submitButtonText: 'Register my interest',
  htmlFormId: 'new-homes-enquiry',
  displayAddress: 'Mill Yard, Bath, BA1 2QA',
  propertyId: 12,
  para: '<p>Be the <strong>first</strong> to hear.<script>canaryRan=1</script></p>',
};
const give = (changes: object = {}) =>
  givePage({ agency_name: 'Hartwell Vane', terms_link: '/terms', new_homes_form: { ...form, ...changes } });
const open = async (markup = '<agency-new-homes-enquiry></agency-new-homes-enquiry>') => {
  const host = await render(markup);
  await until(() => host.dataset['state'] === 'ready');
  return host;
};
const good = { [name('first_name')]: 'Siân', [name('email')]: 'sian@example.com', [terms]: true };
const label = (host: Element, field: string) => box(host, name(field)).labels![0]!.textContent;

describe('the form for new homes', () => {
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await give();
  });
  afterEach(async () => {
    document.querySelectorAll('body > div > agency-new-homes-enquiry').forEach((host) => host.parentElement!.remove());
    document.querySelector('iframe')?.remove();
    await closeRoute();
    await closeToasts();
  });
  after(async () => {
    await givePage();
    await freshVisitor();
  });

  /** Shows the form's answer in a frame, so that this page stays. */
  const keepPage = (host: Element) => {
    const answer = Object.assign(document.createElement('iframe'), { name: 'answer', title: 'Answer' });
    // The answer redirects to this page, whose tests must not start again.
    answer.setAttribute('sandbox', '');
    document.body.append(answer);
    host.querySelector('form')!.target = 'answer';
  };
  const posts = async () => (await asked('/form_submissions')).filter(({ method }) => method === 'POST');

  it('F80 posts to its own site though the page has a <base> elsewhere', async () => {
    const base = Object.assign(document.createElement('base'), { href: 'https://other.example/' });
    document.head.append(base);
    const host = await open();
    const { action } = host.querySelector('form')!;
    base.remove();
    expect(action).to.equal(`${location.origin}/form_submissions`);
  });

  it('NHE-01 opens over the page by a link, and Escape leads back', async () => {
    const page = await render(
      '<p><a id="opener" href="#/new-homes-enquiry">More</a> <agency-user-link></agency-user-link></p>',
    );
    const opener = document.getElementById('opener')!;
    await openRoute('/new-homes-enquiry');
    expect(dialog()!.querySelector('h2')!.textContent).to.equal('Register your interest');
    await expect(dialog()!).to.be.accessible();
    await closeRoute();
    opener.focus();
    await press('Enter');
    await until(() => dialog()?.querySelector('form'));
    await press('Escape');
    await until(() => !dialog());
    expect([location.hash, document.activeElement]).to.deep.equal(['', opener]);
    page.parentElement!.remove();
  });

  it('NHE-01 F48 says so where the page has no form, and cleans the address', async () => {
    const page = await render('<agency-user-link></agency-user-link>');
    await givePage();
    navigate('/new-homes-enquiry');
    await until(() => document.body.textContent.includes('There is no form to register your interest here.'));
    await until(() => !dialog());
    expect(location.hash).to.equal('');
    const host = await render('<agency-new-homes-enquiry></agency-new-homes-enquiry>');
    expect([shown(host), host.dataset['state']]).to.deep.equal(['', 'empty']);
    page.parentElement!.remove();
  });

  it('NHE-02 NHE-03 NHE-04 NHE-06 is drawn from the page’s definition', async () => {
    const host = await open();
    const drawnForm = host.querySelector('form')!;
    expect([drawnForm.id, drawnForm.dataset['gaName']]).to.deep.equal(['new-homes-enquiry', 'New homes']);
    expect(drawnForm.dataset['turbo'], 'which would send it too early').to.equal('false');
    expect(sender(host).textContent).to.include('Register my interest');
    expect(host.querySelector('.agency-written')!.textContent).to.equal('Be the first to hear.');
    expect([label(host, 'first_name'), label(host, 'message')]).to.deep.equal(['First name', 'Message (optional)']);
    const message = box(host, name('message'));
    expect([message.tagName, message.value, box(host, name('email')).tagName]).to.deep.equal([
      'TEXTAREA',
      'Hello',
      'INPUT',
    ]);
    const width = (field: string) => box(host, name(field)).getBoundingClientRect().width;
    expect(width('message')).to.be.above(width('email') * 1.8);
    await expect(host).to.be.accessible();
  });

  it('NHE-05 NHE-07 NHE-08 hides what is hidden, and lets nobody edit what is disabled but sends it', async () => {
    const host = await open();
    const [shownField, twin] = host.querySelectorAll<HTMLInputElement>(`[name="${name('development_of_interest')}"]`);
    expect([shownField!.disabled, shownField!.value, twin!.type, twin!.value]).to.deep.equal([
      true,
      'Mill Yard',
      'hidden',
      'Mill Yard',
    ]);
    const id = box(host, name('development_id'));
    expect([id.type, id.value]).to.deep.equal(['hidden', '12']);
  });

  it('NHE-09 looks the address up, by keys, and posts it in one line', async () => {
    const host = await open();
    const field = box(host, name('current_home_address'));
    expect(field.getAttribute('role')).to.equal('combobox');
    field.focus();
    await fill(host, { [name('current_home_address')]: 'BA1' });
    await until(() => host.querySelector('[role=option]'));
    await press('ArrowDown', 'Enter');
    await until(() => host.querySelector('.agency-address-words'));
    const words = host.querySelector('.agency-address-words')!.lastChild!.textContent;
    expect(box(host, name('current_home_address')).value).to.equal(words);
    expect(box(host, name('current_home_address_town')).value).to.equal('Bath');
    await expect(host).to.be.accessible();
  });

  it('NHE-10 takes the address line by line, of which none is needed', async () => {
    const host = await open();
    buttonOf(host, 'Enter the address manually').click();
    await drawn();
    const lines = ['house_number', 'house_name', 'street', 'town', 'county', 'postcode'];
    for (const line of lines) {
      expect(label(host, `current_home_address_${line}`), line).to.include('(optional)');
      expect(box(host, name(`current_home_address_${line}`)).required, line).to.equal(false);
    }
    await fill(host, {
      [name('current_home_address_house_number')]: '14',
      [name('current_home_address_street')]: 'Rivers Street',
      [name('current_home_address_town')]: 'Bath',
    });
    expect(box(host, name('current_home_address')).value).to.equal('14 Rivers Street, Bath');
    await expect(host).to.be.accessible();
  });

  it('NHE-11 NHE-13 sends nothing while something is missing, and says what', async () => {
    const host = await open();
    await clear();
    await submit(host);
    expect(problems(host)).to.deep.equal([
      'Please enter a valid First name',
      'Please enter a valid Email',
      'You must agree to our terms & conditions',
    ]);
    expect(errorOf(host, name('email'))).to.equal('Please enter a valid Email');
    expect(document.activeElement!.className).to.include('agency-errors');
    expect(await posts()).to.deep.equal([]);
    await expect(host).to.be.accessible();
  });

  it('NHE-11 asks for an address that is needed, however it is entered', async () => {
    await give({ formElements: [{ fieldName: 'address', friendlyName: 'address', required: true }] });
    const host = await open();
    await fill(host, { [terms]: true });
    await submit(host);
    expect(errorOf(host, name('address'))).to.equal('Please enter a valid address');
    buttonOf(host, 'Enter the address manually').click();
    await drawn();
    await submit(host);
    expect(problems(host)).to.deep.equal(['Please enter a valid address']);
    expect(description(host.querySelector('fieldset')!)).to.include('Please enter a valid address');
    host.querySelector<HTMLElement>('.agency-errors-link')!.click();
    expect(document.activeElement).to.equal(box(host, name('address_house_number')));
    await expect(host).to.be.accessible();
  });

  it('NHE-04 NHE-12 shows what the page says is wrong, and sends nothing until it is changed', async () => {
    const [taken, error] = ['taken@example.com', 'This address is taken'];
    await give({ formElements: [{ fieldName: 'email', friendlyName: 'Email', value: taken, error }] });
    const host = await open();
    keepPage(host);
    await clear();
    expect([box(host, name('email')).value, errorOf(host, name('email'))]).to.deep.equal([taken, error]);
    await fill(host, { [terms]: true });
    await submit(host);
    expect([problems(host), await posts()]).to.deep.equal([[error], []]);
    await fill(host, { [name('email')]: 'free@example.com' });
    expect(errorOf(host, name('email'))).to.equal(undefined);
    await submit(host);
    await until(async () => (await posts()).length === 1);
  });

  it('NHE-04 NHE-12 shows what the page says is wrong with an address, until another is entered', async () => {
    const [wrong, error] = ['14 Rivers', 'We do not know this address'];
    await give({ formElements: [{ fieldName: 'address', friendlyName: 'Address', value: wrong, error }] });
    const host = await open();
    expect([box(host, name('address')).value, errorOf(host, name('address'))]).to.deep.equal([wrong, error]);
    await expect(host).to.be.accessible();
    await fill(host, { [terms]: true });
    await submit(host);
    expect(problems(host)).to.deep.equal([error]);
    await fill(host, { [name('address')]: 'BA' });
    expect(errorOf(host, name('address'))).to.equal(undefined);
    await fill(host, { [name('address')]: wrong });
    await submit(host);
    buttonOf(host, 'Enter the address manually').click();
    await drawn();
    await fill(host, { [name('address_street')]: 'Rivers Street' });
    expect(host.textContent).not.to.include(error);
  });

  it('NHE-12 LED-19 refuses a name that the server would, unless the site admits it', async () => {
    for (const [name_pattern, refused] of [
      ['', true],
      ['[’]', false],
    ] as const) {
      await givePage({ name_pattern, new_homes_form: form });
      const host = await open();
      await fill(host, { [name('first_name')]: 'O’Brien' });
      await submit(host);
      expect(errorOf(host, name('first_name')) !== undefined, name_pattern).to.equal(refused);
      host.parentElement!.remove();
    }
  });

  it('LED-21 shows the words of the agency at the terms, and leads to the terms and the privacy policy', async () => {
    const text = { terms_statement_text: 'I agree to <b>everything</b>.', custom_terms_text: 'Read them first.' };
    await givePage({ ...text, new_homes_form: form });
    const host = await open();
    expect(shown(host)).to.include('I agree to everything.').and.include('Read them first.');
    expect(linkOf(host, 'Terms & conditions (opens in a new tab)')!.getAttribute('href')).to.equal('/terms-of-use');
    expect(linkOf(host, 'Privacy policy (opens in a new tab)')!.getAttribute('href')).to.equal('/privacy-policy');
  });

  it('LED-21 leads to the terms and the privacy policy that its tag names, without the words of the page', async () => {
    await givePage({ terms_statement_text: 'I agree to <b>everything</b>.', new_homes_form: form });
    const links = 'terms-link="/own-terms" privacy-link="/own-privacy"';
    const host = await open(`<agency-new-homes-enquiry ${links}></agency-new-homes-enquiry>`);
    expect(hrefsAt(box(host, terms))).to.deep.equal(['/own-terms', '/own-privacy']);
    expect(shown(host)).not.to.include('everything');
  });

  it('LED-18 takes no letters in a telephone number, and the page’s error goes as it is changed', async () => {
    const error = 'We could not reach you';
    const numbers = ['tel_home', 'tel_mobile', 'telephone'];
    await give({ formElements: numbers.map((fieldName) => ({ fieldName, error })) });
    const host = await open();
    for (const field of numbers) {
      expect([box(host, name(field)).type, errorOf(host, name(field))]).to.deep.equal(['tel', error]);
      await fill(host, { [name(field)]: '01632 abc 960 188' });
      expect([box(host, name(field)).value, errorOf(host, name(field))]).to.deep.equal(['01632  960 188', undefined]);
    }
    await expect(host).to.be.accessible();
  });

  it('CAP-07 CAP-11 NHE-14 is posted once, with a proof of the captcha, where the site has one', async () => {
    document.querySelectorAll('script[src*="recaptcha"]').forEach((each) => each.remove());
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    await givePage({ recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha', new_homes_form: form });
    const host = await open();
    keepPage(host);
    await clear();
    await fill(host, good);
    sender(host).click();
    sender(host).click();
    await until(async () => (await posts()).length > 0);
    await drawn();
    sender(host).click();
    await pause(700);
    const [sent, ...more] = await posts();
    expect(more).to.have.length(0);
    expect(await asked('/recaptcha/token')).to.have.length(1);
    const proof = new URLSearchParams(sent!.body).getAll('g-recaptcha-response');
    expect(proof).to.have.length(1);
    expect(proof[0]).to.match(/^\d{13}\.[\w-]{43}\.[\w-]{43}$/);
  });

  it('NHE-14 NHE-15 NHE-16 NHE-17 NHE-18 is posted by the browser, once, with all that the server asks for', async () => {
    const host = await open();
    keepPage(host);
    await fill(host, good);
    await clear();
    await fail({ path: '/form_submissions', delay: 300, times: 1 });
    sender(host).click();
    sender(host).click();
    host.querySelector('form')!.requestSubmit();
    await until(async () => (await posts()).length > 0);
    await drawn();
    sender(host).click();
    await pause(700);
    const [sent, ...more] = await posts();
    expect(more).to.have.length(0);
    const answers = Object.fromEntries(new URLSearchParams(sent!.body));
    expect(sent!.headers['content-type']).to.equal('application/x-www-form-urlencoded');
    expect(answers['authenticity_token']).to.not.equal('');
    delete answers['authenticity_token'];
    expect(answers).to.deep.equal({
      f_id: 'new-homes-enquiry',
      redirect_url: location.pathname + location.search,
      hfhp: '',
      [terms]: 'on',
      'lead_client[do_not_contact]': '1',
      [name('do_not_contact')]: '1',
      [name('development_of_interest')]: 'Mill Yard',
      [name('development_id')]: '12',
      [name('first_name')]: 'Siân',
      [name('email')]: 'sian@example.com',
      [name('message')]: 'Hello',
      [name('current_home_address')]: '',
      ...Object.fromEntries(
        ['house_number', 'house_name', 'street', 'town', 'county', 'postcode'].map((line) => [
          name(`current_home_address_${line}`),
          '',
        ]),
      ),
    });
  });

  it('NHE-02 NHE-17 draws and posts fields whose names have spaces, hyphens and dots', async () => {
    const names = ['flat-no', 'flat no', 'flat.no'];
    await give({ formElements: names.map((fieldName) => ({ fieldName, required: true })) });
    const host = await open();
    keepPage(host);
    const boxes = names.map((field) => box(host, name(field)));
    expect(new Set(boxes.map(({ id }) => id)).size).to.equal(3);
    expect(boxes.every(({ id }) => /^\S+$/.test(id))).to.equal(true);
    expect(names.map((field) => label(host, field))).to.deep.equal(names);
    await expect(host).to.be.accessible();
    await fill(host, { [terms]: true, [name('flat no')]: 'b' });
    await submit(host);
    expect(problems(host)).to.deep.equal(['Please enter a valid flat-no', 'Please enter a valid flat.no']);
    await fill(host, { [name('flat-no')]: 'a', [name('flat.no')]: 'c' });
    await clear();
    sender(host).click();
    await until(async () => (await posts()).length > 0);
    const answers = new URLSearchParams((await posts())[0]!.body);
    expect(names.map((field) => answers.get(name(field)))).to.deep.equal(['a', 'b', 'c']);
  });

  it('NHE-14 F54 can be sent again where no answer came, which may then send it twice', async () => {
    const host = await open();
    keepPage(host);
    await fill(host, good);
    await submit(host);
    expect(sender(host).getAttribute('aria-disabled')).to.equal('true');
    expect(shown(host)).not.to.include('we may get the same request twice');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await drawn();
    expect(sender(host).getAttribute('aria-disabled')).to.not.equal('true');
    expect(sender(host).textContent).to.include('Send again');
    expect(shown(host)).to.include('we may get the same request twice');
    await expect(host).to.be.accessible();
    await give({ propertyId: 13 });
    await until(() => sender(host).textContent!.includes('Register my interest'));
  });

  it('F61 thanks a visitor whom the browser leads back to the form that arrived, and has an empty one for the next', async () => {
    const host = await open();
    keepPage(host);
    await fill(host, good);
    await submit(host);
    // As the page did that was told of its arrival.
    sessionStorage.removeItem('agency-drafts');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => shown(host).includes('Thank you'));
    buttonOf(host, 'Send another enquiry').click();
    await until(() => host.querySelector('form'));
    expect(box(host, name('first_name')).value).to.equal('');
  });

  it('F61 thanks nobody for what was entered here but not sent', async () => {
    const host = await open();
    await fill(host, good);
    sessionStorage.removeItem('agency-drafts');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await drawn();
    expect(host.querySelector('form')).to.not.equal(null);
  });

  it('F37 stays on the page while one is offline, and says so', async () => {
    const host = await open();
    keepPage(host);
    await fill(host, good);
    await clear();
    await offline(() => submit(host));
    expect(problems(host)).to.deep.equal([
      'You appear to be offline. Nothing was sent: please try again when you are connected.',
    ]);
    expect(sender(host).textContent).to.include('Register my interest');
    await pause(300);
    expect(await posts()).to.deep.equal([]);
    await submit(host);
    await until(async () => (await posts()).length === 1);
  });

  it('g-14 NHE-15 begins at the first field that can be changed where one writes again', async () => {
    const host = await open();
    await fill(host, good);
    store.set(leaveWithNewHomesAnswersAtom);
    store.set(settleDraftAtom, true);
    await until(() => shown(host).includes('Thank you'));
    const again = host.querySelector<HTMLElement>('.agency-success button')!;
    again.focus();
    again.click();
    await until(() => document.activeElement === host.querySelector(`[name="${name('first_name')}"]`));
    expect(box(host, name('development_of_interest')).disabled).to.equal(true);
  });

  it('NHE-10 T21 keeps what is entered in this tab alone, for this home, and not whether one agreed', async () => {
    const town = name('current_home_address_town');
    const again = async () => {
      document.querySelector('agency-new-homes-enquiry')!.parentElement!.remove();
      return open();
    };
    let host = await open();
    await fill(host, { ...good, [name('current_home_address')]: 'Bath B' });
    expect(JSON.stringify([location.href, document.cookie, { ...localStorage }])).not.to.match(/Siân|sian@/);
    host = await again();
    const kept = ['first_name', 'email', 'message', 'current_home_address'].map(
      (field) => box(host, name(field)).value,
    );
    expect(kept).to.deep.equal(['Siân', 'sian@example.com', 'Hello', 'Bath B']);
    expect((box(host, terms) as HTMLInputElement).checked).to.equal(false);

    buttonOf(host, 'Enter the address manually').click();
    await drawn();
    await fill(host, { [town]: 'Bath' });
    host = await again();
    expect([box(host, town).value, box(host, town).type]).to.deep.equal(['Bath', 'text']);
    const street = name('current_home_address_street');
    await fill(host, { [street]: '14 Rivers Street' });
    host = await again();
    expect([box(host, street).value, box(host, street).type], 'to be corrected').to.deep.equal([
      '14 Rivers Street',
      'text',
    ]);

    await give({ propertyId: 13 });
    host = await again();
    expect(box(host, name('email')).value).to.equal('');
  });

  it('NHE-16 T07 goes by the names that the tag gives it, to a page of this site alone', async () => {
    const field = (host: Element, called: string) => box(host, called).value;
    const host = await open(
      '<agency-new-homes-enquiry form-id="mine" return-to="/thank-you"></agency-new-homes-enquiry>',
    );
    expect([field(host, 'f_id'), field(host, 'redirect_url')]).to.deep.equal(['mine', '/thank-you']);
    host.setAttribute('return-to', '/thank-you?phase=2');
    await drawn();
    expect(field(host, 'redirect_url')).to.equal('/thank-you?phase=2');
    for (const url of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:x']) {
      const said = await listenTo('error', async () => {
        host.setAttribute('return-to', url);
        await drawn();
      });
      expect(said).to.deep.equal([
        `<agency-new-homes-enquiry> ignores return-to="${url}": expected a path on this site.`,
      ]);
      expect(field(host, 'redirect_url'), url).to.equal(location.pathname + location.search);
    }
  });

  it('NHE-15 NHE-16 CAP-07 goes to the agency’s server elsewhere without a token, and is led back by the full address', async () => {
    document.querySelectorAll('script[src*="recaptcha"]').forEach((each) => each.remove());
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    const origin = location.origin.replace('localhost', '127.0.0.1');
    const captcha = { recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha' };
    await givePage({ origin, ...captcha, new_homes_form: form });
    const host = await open('<agency-new-homes-enquiry return-to="/thank-you"></agency-new-homes-enquiry>');
    keepPage(host);
    await clear();
    await fill(host, good);
    sender(host).click();
    await until(async () => (await posts()).length > 0);
    const [sent] = await posts();
    const answers = new URLSearchParams(sent!.body);
    expect(sent!.headers['host']).to.equal(new URL(origin).host);
    expect(answers.has('authenticity_token')).to.equal(false);
    expect(answers.get('redirect_url')).to.equal(`${location.origin}/thank-you`);
    expect(answers.get('g-recaptcha-response')).to.match(/^\d{13}\./);
  });

  it('T28 NHE-18 has a trap that no person meets', async () => {
    const host = await open();
    const trap = box(host, 'hfhp');
    expect([trap.tabIndex, trap.autocomplete, trap.closest('[aria-hidden=true]') !== null]).to.deep.equal([
      -1,
      'off',
      true,
    ]);
  });
});
