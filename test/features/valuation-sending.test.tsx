import { expect } from '@open-wc/testing';

import '../../elements/valuation';
import { configureRequests } from '../../src/core/request';
import { store } from '../../src/core/store';
import { leadSubject } from '../../src/domain/prescribed-words';
import { editEnquiryAtom } from '../../src/state/enquiry';
import { pathAtom } from '../../src/state/route';
import { forgetAccountAtom } from '../../src/state/account';
import { toastsAtom } from '../../src/state/toasts';
import { valuationDraftAtom } from '../../src/state/valuation';
import {
  box,
  closeToasts,
  earlierToasts,
  fill,
  hrefsAt,
  linkOf,
  problems,
  sender,
  submit,
  toasts,
} from '../support/filling';
import { dialog } from '../support/media-page';
import { asked, bodyOf, clear, fail, offline } from '../support/network';
import { drawn, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor, signedInVisitor } from '../support/visitor';
import { visitedPage } from '../support/visited-page';
import { clockAt, hurryIntervals } from '../support/watch';
import {
  address,
  enterAddress,
  goOn,
  goTo,
  openForm,
  person,
  pressButton,
  stepOf,
  toConfirm,
  toTimes,
} from './valuation';

const leads = () => asked('/leads');
const failed = 'Valuation request failed. Please try again.';

describe('sending a request for a valuation', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage();
    host = await openForm();
  });
  afterEach(() => {
    configureRequests({ writeTimeout: 30_000 });
    host.parentElement?.remove();
  });
  after(freshVisitor);

  /** Accepts the terms and sends. */
  async function send() {
    await fill(host, { optInTerms: true });
    await submit(host);
  }
  const isBooked = () => shown(host).includes('Thank you, Siân');

  it('VAL-24 VAL-26 VAL-34 takes a telephone and a house number as people write them, where the site says so', async () => {
    await givePage({ theme_settings: { acceptWrittenTelephones: true, acceptLetteredHouseNumbers: true } });
    await enterAddress(host, { ...address, houseNumber: '12a' });
    await fill(host, { ...person, telHome: '(020) 7946-0958' });
    await goOn(host);
    await pressButton(host, '10:00');
    await goOn(host);
    await send();
    await until(isBooked);
    expect(bodyOf((await leads())[0]!)['lead_client']).to.deep.include({
      tel_home: '02079460958',
      street_address: '12a Rivers Street',
    });
  });

  it('VAL-05 VAL-10 VAL-34 VAL-35 VAL-36 VAL-37 VAL-38 VAL-39 VAL-40 sends all of it as the server knows it, and thanks', async () => {
    await toConfirm(host, { ...address, houseName: 'The Old Mill', county: 'Somerset' });
    const { day } = store.get(valuationDraftAtom);
    await fill(host, { message: 'Mind the dog' });
    await send();
    await until(isBooked);
    const [sent] = await leads();
    expect([sent!.headers['accept'], sent!.headers['content-type']]).to.deep.equal([
      'application/json',
      'application/json',
    ]);
    const { authenticity_token: token, lead, ...rest } = bodyOf(sent!) as Record<string, Record<string, unknown>>;
    expect(token).to.be.a('string');
    expect(lead).to.deep.include({
      valuation_reason: 'selling',
      message: 'Mind the dog',
      is_valuation_request: '1',
      channel: 'selling',
    });
    expect(lead!['branch_id']).to.be.a('string');
    expect(rest).to.deep.equal({
      lead_client: {
        first_name: 'Siân',
        last_name: 'Evans-Smith',
        body: '',
        email: 'sian@example.com',
        tel_home: '01632960188',
        do_not_contact: '1',
        street_address: 'The Old Mill, 14 Rivers Street',
        town: 'Bath',
        county: 'Somerset',
        postcode: 'BA1 2QA',
      },
      lead_booking: {
        book_viewing: '1',
        booking_time: '10:00',
        booking_day: day!.dayAsNumber,
        booking_month: day!.monthAsNumber,
        booking_year: day!.yearAsNumber,
      },
      marketing_preferences: { opt_in_terms: 'on' },
    });
    expect(document.activeElement!.textContent).to.equal('Thank you, Siân');
    expect(shown(host), 'no counter any more').not.to.match(/\d\/3/);
    expect(shown(host), 'only the server knows whether it mails a copy').not.to.include('sian@example.com');
    await expect(host).to.be.accessible();
  });

  it('VAL-16 VAL-38 sends that somebody thinks of letting, once they chose it, in both forms', async () => {
    for (const singleStepValuationForm of [false, true]) {
      await givePage({ theme_settings: { singleStepValuationForm } });
      await clear();
      host.querySelector<HTMLElement>('[name=channel][value=letting]')!.click();
      if (singleStepValuationForm) {
        await enterAddress(host);
        await fill(host, person);
      } else {
        await toConfirm(host);
        expect(host.querySelector('.agency-valuation-summary')!.textContent).to.include('Letting');
      }
      await send();
      await until(isBooked);
      const { lead } = bodyOf((await leads())[0]!);
      expect(lead).to.deep.include({ valuation_reason: 'letting', channel: 'letting' });
      await pressButton(host, 'Book another valuation');
    }
  });

  it('VAL-32 wants the terms agreed to', async () => {
    await toConfirm(host);
    await submit(host);
    expect(problems(host)).to.deep.equal(['You must agree to our terms & conditions']);
    expect(await leads()).to.deep.equal([]);
  });

  it('VAL-32 LED-21 shows the words of the agency at the terms, in both forms', async () => {
    for (const singleStepValuationForm of [false, true]) {
      const page = {
        terms_statement_text: 'I agree to <b>everything</b>.',
        theme_settings: { singleStepValuationForm },
      };
      await givePage(page);
      if (!singleStepValuationForm) await toConfirm(host);
      await until(() => shown(host).includes('I agree to everything.'));
      const links = ['Terms & conditions', 'Privacy policy'].map((words) =>
        linkOf(host, `${words} (opens in a new tab)`)!.getAttribute('href')!,
      );
      expect(links).to.deep.equal(['/terms-of-use', '/privacy-policy']);
    }
  });

  for (const singleStepValuationForm of [false, true]) {
    it(`LED-21 leads to the terms and the privacy policy that its tag names, without the words of the page: ${singleStepValuationForm}`, async () => {
      await givePage({
        terms_statement_text: 'I agree to <b>everything</b>.',
        theme_settings: { singleStepValuationForm },
      });
      host.parentElement!.remove();
      const links = 'terms-link="/own-terms" privacy-link="/own-privacy"';
      host = await openForm(`<agency-valuation ${links}></agency-valuation>`);
      if (!singleStepValuationForm) await toConfirm(host);
      expect(hrefsAt(box(host, 'optInTerms'))).to.deep.equal(['/own-terms', '/own-privacy']);
      expect(shown(host)).not.to.include('everything');
    });
  }

  it('CAP-08 T23 fetches the captcha when the form that is sent is first used, not before', async () => {
    const scripts = () => asked('/recaptcha/api.js');
    for (const singleStepValuationForm of [true, false]) {
      document.querySelectorAll('script[src*="recaptcha"]').forEach((each) => each.remove());
      Reflect.deleteProperty(globalThis, 'grecaptcha');
      const captcha = { recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha' };
      await givePage({ ...captcha, theme_settings: { singleStepValuationForm } });
      await clear();
      if (!singleStepValuationForm) await toConfirm(host);
      expect(await scripts()).to.deep.equal([]);
      box(host, 'firstName').focus();
      await until(async () => (await scripts()).length === 1);
      expect(await leads()).to.deep.equal([]);
    }
  });

  for (const [version, action] of [
    // The widget takes no action.
    [2, ''],
    [3, 'homepage'],
    ['cloud', 'lead'],
  ] as const) {
    it(`VAL-36 VAL-42 CAP-09 CAP-10 carries a proof of the captcha ${version}, another for another try`, async () => {
      document.querySelectorAll('script[src*="recaptcha"]').forEach((each) => each.remove());
      Reflect.deleteProperty(globalThis, 'grecaptcha');
      await givePage({ recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha', recaptcha_version: version });
      await fail({ path: '/leads', status: 500, times: 1 });
      await toConfirm(host);
      await send();
      await until(() => toasts().includes(failed));
      await submit(host);
      await until(isBooked);
      const proofs = (await leads()).map((each) => String(bodyOf(each)['g-recaptcha-response']));
      expect(
        proofs.every((proof) => /^\d{13}\./.test(proof)),
        proofs.join(),
      ).to.equal(true);
      expect(new Set(proofs).size).to.equal(2);
      const actions = (await asked('/recaptcha/token')).map(({ query }) => new URLSearchParams(query).get('action'));
      expect(actions).to.deep.equal([action, action]);
    });
  }

  for (const singleStepValuationForm of [false, true]) {
    it(`VAL-08 VAL-14 VAL-38 goes to the branch of the postcode, else that of the home: ${singleStepValuationForm}`, async () => {
      const property = { property_id: 7, branch: { branchId: 99 } };
      await givePage({ property, theme_settings: { singleStepValuationForm } });
      const answer = (status: number, branch: object) => {
        const headers = { 'content-type': 'application/json' };
        return fail({ path: '/postcode_branch_lookup', status, headers, body: JSON.stringify({ branch }) });
      };
      for (const [status, branchId] of [
        [200, '42'],
        [404, '99'],
      ] as const) {
        await clear();
        await answer(status, { id: 42 });
        // The body is not read, so it may be anything.
        await fail({ path: '/leads', status: 200, headers: { 'content-type': 'application/json' }, body: '{broken' });
        if (singleStepValuationForm) {
          await enterAddress(host);
          await fill(host, person);
        } else await toConfirm(host);
        await send();
        await until(isBooked);
        expect((bodyOf((await leads())[0]!)['lead'] as Record<string, unknown>)['branch_id']).to.equal(branchId);
        await pressButton(host, 'Book another valuation');
      }
    });
  }

  it('VAL-08 VAL-38 asks once more for the branch when it is sent, where the first answer told nothing', async () => {
    const path = '/postcode_branch_lookup';
    await fail({ path, status: 404, times: 1 });
    await toConfirm(host);
    await until(async () => (await asked(path)).length === 1);
    const headers = { 'content-type': 'application/json' };
    await fail({ path, status: 200, headers, body: '{"branch": {"id": 42}}' });
    await send();
    await until(isBooked);
    expect((bodyOf((await leads())[0]!)['lead'] as Record<string, unknown>)['branch_id']).to.equal('42');
  });

  it('VAL-14 VAL-38 goes to the branch of the home, else of the page, where nobody knows another, and names no office then', async () => {
    await fail({ path: '/postcode_branch_lookup', status: 404 });
    const branch = { branch_id: 77, name: 'Frome' };
    const property = { property_id: 7, branch: { branchId: 99 } };
    for (const [page, branchId] of [
      [{ branch }, '77'],
      [{ branch, branch_id: 55 }, '55'],
      [{ branch, branch_id: 55, property }, '99'],
    ] as const) {
      await givePage(page);
      await toConfirm(host);
      await send();
      await until(isBooked);
      expect((bodyOf((await leads()).at(-1)!)['lead'] as Record<string, unknown>)['branch_id']).to.equal(branchId);
      expect(shown(host)).to.include('We have your request.').and.not.include('office');
      await pressButton(host, 'Book another valuation');
    }
  });

  it('VAL-10 g-08 breaks a name that is longer than the thanks are wide', async () => {
    host.style.inlineSize = '280px';
    await toConfirm(host);
    await fill(host, { firstName: 'Siân-Llanfairpwllgwyngyllgogerychwyrndrobwll' });
    await send();
    await until(isBooked);
    const thanks = host.querySelector('.agency-success-heading')!;
    expect(thanks.textContent).to.include('drobwll');
    expect(thanks.scrollWidth).to.be.at.most(thanks.clientWidth);
    expect(thanks.parentElement!.scrollWidth).to.be.at.most(thanks.parentElement!.clientWidth);
  });

  it('VAL-41 VAL-42 VAL-40 takes no other status for a success, keeps what was entered, and can be sent again', async () => {
    await fail({ path: '/leads', status: 201, times: 1 });
    await toConfirm(host);
    await send();
    await until(() => toasts().includes(failed));
    expect(stepOf(host)).to.include('Confirm');
    expect(sender(host).getAttribute('aria-disabled')).to.equal(null);
    expect([box(host, 'firstName').value, box(host, 'optInTerms').checked]).to.deep.equal(['Siân', true]);
    await expect(host).to.be.accessible();
    const said: unknown[] = [];
    const stopListening = store.sub(toastsAtom, () => said.push(...store.get(toastsAtom)));
    await submit(host);
    await until(isBooked);
    stopListening();
    expect(said, 'takes back what failed').to.deep.equal([{ message: '', about: leadSubject }]);
    await until(() => !toasts().includes(failed), 1500);
    expect(await leads()).to.have.length(2);
  });

  it('VAL-41 F58 says what the server finds wrong beside its field', async () => {
    const body = JSON.stringify({ errors: ['Please enter a valid email', 'Not today'] });
    await fail({ path: '/leads', status: 422, headers: { 'content-type': 'application/json' }, body });
    await toConfirm(host);
    await send();
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.have.members(['Please enter a valid email', 'Not today']);
    await until(() => toasts().includes(failed));
  });

  it('VAL-41 F58 says above the form what the server finds wrong in another step', async () => {
    const body = JSON.stringify({ errors: ['Please enter a valid postcode'] });
    await fail({ path: '/leads', status: 422, headers: { 'content-type': 'application/json' }, body, times: 1 });
    await toConfirm(host);
    await send();
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.deep.equal(['Please enter a valid postcode']);
    expect(document.activeElement!.className).to.include('agency-errors');
    await submit(host);
    await until(isBooked);
  });

  it('F53 F62 books once, however often it is pressed', async () => {
    await fail({ path: '/leads', delay: 300 });
    await toConfirm(host);
    await fill(host, { optInTerms: true });
    for (let times = 0; times < 5; times++) sender(host).click();
    await drawn();
    expect(sender(host).getAttribute('aria-disabled')).to.equal('true');
    sender(host).click();
    await until(isBooked);
    expect(await leads()).to.have.length(1);
  });

  it('VAL-10 thanks in a message when its dialog was closed while it was sent, and opens and closes nothing', async () => {
    host.parentElement!.remove();
    for (const path of ['/', '/user']) {
      await goTo('/book-a-valuation');
      await until(() => dialog()?.querySelector('[name=firstName]'));
      await toConfirm(dialog()!);
      await fill(dialog()!, { optInTerms: true });
      await fail({ path: '/leads', delay: 500, times: 1 });
      await submit(dialog()!);
      await goTo(path);
      await until(() => toasts().includes('We have received your enquiry'));
      await drawn();
      expect([store.get(pathAtom), dialog() !== null]).to.deep.equal([path, path === '/user']);
      expect(store.get(valuationDraftAtom).fields.email).to.equal(undefined);
      await goTo('/');
      await closeToasts();
    }
  });

  it('VAL-10 thanks in its place, under the account that was opened while it was sent', async () => {
    await toConfirm(host);
    await fail({ path: '/leads', delay: 500, times: 1 });
    await send();
    await goTo('/user');
    await until(isBooked);
    await drawn();
    expect([store.get(pathAtom), dialog() !== null]).to.deep.equal(['/user', true]);
    expect(await earlierToasts()).to.equal('');
    await goTo('/');
    expect(isBooked()).to.equal(true);
  });

  it('F54 says that nobody knows whether it arrived, whom to call, and warns before it is sent twice', async () => {
    await toConfirm(host);
    configureRequests({ writeTimeout: 1_500 });
    await fail({ path: '/leads', delay: 4000, times: 1 });
    await send();
    await until(() => problems(host).length > 0);
    expect(problems(host)[0]).to.include('We could not confirm that your request reached us.');
    expect(problems(host)[1]).to.match(/^To check, call us on [\d ]+\.$/);
    expect(shown(host)).to.include('we may get the same request twice');
    expect(await earlierToasts(), 'nothing that says it was not sent').to.equal('');
    expect(box(host, 'email').value).to.equal(person.email);
    expect(await leads()).to.have.length(1);
    await expect(host).to.be.accessible();
    configureRequests({ writeTimeout: 30_000 });
    expect(sender(host).textContent).to.include('Send again');
    await submit(host);
    await until(isBooked);
    expect(await leads()).to.have.length(2);
  });

  it('F54 F62 warns before it is sent twice also who drew the form anew before an answer came', async () => {
    await toConfirm(host);
    await fail({ path: '/leads', delay: 1500, times: 1 });
    await send();
    await until(async () => (await leads()).length === 1);
    host.parentElement!.remove();
    host = await render('<agency-valuation></agency-valuation>');
    await until(() => sender(host)?.textContent?.includes('Send again'));
    expect(shown(host)).to.include('we may get the same request twice');
    await until(() => toasts().includes('We have received your enquiry'));
  });

  it('LED-20 F65 T28 sends what a machine fills into the hidden field, which no person meets, for the server to drop', async () => {
    await toConfirm(host);
    const trap = box(host, 'body');
    expect([trap.tabIndex, trap.autocomplete, trap.closest('[aria-hidden=true]') === null]).to.deep.equal([
      -1,
      'off',
      false,
    ]);
    await fill(host, { body: 'Cheap watches' });
    await send();
    await until(isBooked);
    expect((bodyOf((await leads())[0]!)['lead_client'] as Record<string, unknown>)['body']).to.equal('Cheap watches');
  });

  it('VAL-04 VAL-14 is one form that asks for no time where the site wants that', async () => {
    await givePage({ theme_settings: { singleStepValuationForm: true } });
    expect(shown(host)).not.to.include('1/3');
    await goOn(host);
    expect(problems(host)).to.include.members([
      'You must enter a valid address',
      'You must agree to our terms & conditions',
    ]);
    await expect(host).to.be.accessible();
    await enterAddress(host);
    await fill(host, person);
    await send();
    await until(isBooked);
    const body = bodyOf((await leads())[0]!);
    expect(body).not.to.have.property('lead_booking');
    expect((body['lead_client'] as Record<string, string>)['postcode']).to.equal('BA1 2QA');
  });

  it('VAL-13 VAL-14 VAL-04 says in the single form too that nobody is near, however the postcode is typed', async () => {
    await givePage({ theme_settings: { singleStepValuationForm: true } });
    await enterAddress(host, { ...address, postcode: 'nr21aa' });
    await fill(host, person);
    await send();
    await until(() => stepOf(host) === 'We are sorry');
    expect(await leads()).to.deep.equal([]);
    await pressButton(host, 'Try another address');
    expect(document.activeElement!.textContent).to.equal('Your details');
    expect(box(host, 'postcode').value).to.equal('NR2 1AA');
    expect(store.get(pathAtom), 'no step to go back to').to.equal('/');
  });

  it('T21 T22 tells neither the address of the page, nor events, nor lasting storage who asks', async () => {
    const heard: unknown[] = [];
    host.addEventListener('agency-valuation-booked', (event) => heard.push((event as CustomEvent).detail));
    await toConfirm(host);
    const everything = () => JSON.stringify([location.href, document.cookie, { ...localStorage }, heard]);
    expect(everything()).not.to.match(/Si.n|Evans|sian@|960|Rivers|2QA/);
    expect(JSON.stringify({ ...sessionStorage })).to.include('Rivers Street');
    await send();
    await until(isBooked);
    expect(heard).to.have.length(1);
    expect(Object.keys(heard[0] as object)).to.deep.equal(['channel', 'branchId']);
    expect(everything()).not.to.match(/Si.n|Evans|sian@|960|Rivers|2QA/);
    expect(JSON.stringify({ ...sessionStorage })).not.to.include('Rivers Street');
    expect(store.get(pathAtom)).to.equal('/');
    const queries = (await asked()).map(({ path, query }) => path + query).join();
    expect(queries).not.to.match(/Si.n|Evans|sian|960/);
  });

  it('F62 brings the step and all that was entered back after a reload', async () => {
    await toConfirm(host);
    const kept = { ...sessionStorage };
    const page = await visitedPage('<agency-valuation></agency-valuation>');
    page.close();
    Object.assign(sessionStorage, kept);
    const again = await visitedPage('<agency-valuation></agency-valuation>');
    again.view.location.hash = '#/book-a-valuation/confirm';
    await until(() => again.find('[name=optInTerms]'));
    expect(again.find<HTMLInputElement>('[name=email]')!.value).to.equal(person.email);
    expect(again.find('.agency-valuation-summary')!.textContent).to.include('14 Rivers Street, Bath, BA1 2QA');
    again.close();
  });

  it('F62 starts again from the first step, and says why, when nothing is left', async () => {
    host.parentElement!.remove();
    location.hash = '#/book-a-valuation/confirm';
    host = await openForm();
    await until(() => shown(host).includes('What you entered was not kept'));
    expect(stepOf(host)).to.include('Your details');
    await expect(host).to.be.accessible();
  });

  it('F37 says once that one is offline: in the form, which keeps what was typed, and in no message beside it', async () => {
    await toConfirm(host);
    await fail({ path: '/leads', drop: true });
    await offline(async () => {
      await send();
      await until(() => shown(host).includes('You appear to be offline.'));
    });
    expect(await earlierToasts()).to.equal('');
    expect(box(host, 'telHome').value).to.equal(person.telHome);
  });

  it('F37 says in a message that nothing was sent when the form was closed meanwhile, and keeps what was typed', async () => {
    await toConfirm(host);
    await fill(host, { message: 'Mind the dog' });
    await fail({ path: '/leads', delay: 500, drop: true });
    await offline(async () => {
      await send();
      host.parentElement!.remove();
      await until(() => toasts().includes('You appear to be offline. Nothing was sent'));
    });
    expect(store.get(valuationDraftAtom).fields.message).to.equal('Mind the dog');
  });

  it('VAL-13 says in a message that no agent is near when the form was closed while it looked for one', async () => {
    await givePage({ theme_settings: { singleStepValuationForm: true } });
    await enterAddress(host, { ...address, postcode: 'ZZ1 1ZZ' });
    await fill(host, person);
    await fail({ path: '/postcode_branch_lookup', delay: 500 });
    await send();
    host.parentElement!.remove();
    await until(() => toasts().includes("We don't have agents near your property"));
    expect(await leads()).to.deep.equal([]);
  });

  it('F40 loses nothing when the server goes away', async () => {
    await fail({ path: '/postcode_branch_lookup', drop: true });
    await fail({ path: '/leads', drop: true });
    await toConfirm(host);
    await send();
    await until(() => problems(host).length > 0);
    expect(box(host, 'telHome').value).to.equal(person.telHome);
    await clear();
    await submit(host);
    await until(isBooked);
  });

  it('T16 knows a signed-in visitor, and forgets what they entered once they leave', async () => {
    host.parentElement!.remove();
    await signedInVisitor({ tel_home: '01632960188' });
    host = await openForm();
    expect(box(host, 'firstName').value).to.equal('Siân');
    expect(box(host, 'telHome').value).to.equal('01632960188');
    await toTimes(host);
    store.set(forgetAccountAtom);
    await until(() => stepOf(host).includes('Your details'));
    expect(box(host, 'firstName').value).to.equal('');
    expect(JSON.stringify({ ...sessionStorage })).not.to.include('Rivers');
    await render('<i></i>');
  });

  it('T16 shows no confirmation with a name and an address of e-mail once the person has left', async () => {
    await toConfirm(host);
    await send();
    await until(isBooked);
    store.set(forgetAccountAtom);
    await until(() => stepOf(host).includes('Your details'));
    expect(shown(host)).not.to.match(/Siân|sian@/);
  });

  it('T16 leaves neither the message nor a half-typed address to the next person', async () => {
    await fill(host, { address: 'BA1 2' });
    store.set(forgetAccountAtom);
    await until(() => box(host, 'address').value === '');
    await givePage({ theme_settings: { singleStepValuationForm: true } });
    await fill(host, { message: 'Ring at the side door' });
    store.set(forgetAccountAtom);
    await until(() => box(host, 'message').value === '');
  });

  it('T21 forgets after half an hour what was entered, also while another form is in use', async () => {
    await fill(host, person);
    host.parentElement!.remove();
    await drawn();
    const restoreClock = clockAt(Date.now() + 31 * 60 * 1000);
    try {
      store.set(editEnquiryAtom, 'viewing 1', { fields: { message: 'Saturday' } });
      host = await openForm();
      await until(() => box(host, 'email').value === '');
    } finally {
      restoreClock();
    }
  });

  it('VAL-11 T21 says on the first step that what was entered is gone, where it expires on the last', async () => {
    host.parentElement!.remove();
    const restoreIntervals = hurryIntervals();
    let restoreClock = () => {};
    try {
      host = await openForm();
      await toConfirm(host);
      restoreClock = clockAt(Date.now() + 31 * 60 * 1000);
      await until(() => stepOf(host).includes('Your details'));
      expect(shown(host)).to.include('What you entered was not kept');
      expect(box(host, 'email').value).to.equal('');
    } finally {
      restoreClock();
      restoreIntervals();
    }
  });

  it('val-02 VAL-39 asks for the day again where it has come while the form was open', async () => {
    await toConfirm(host);
    const { day } = store.get(valuationDraftAtom);
    const restoreClock = clockAt(new Date(`${day!.fullDate}T09:00:00Z`));
    try {
      await fill(host, { optInTerms: true });
      await submit(host);
      await until(() => stepOf(host).includes('Date and time'));
      expect(await leads()).to.deep.equal([]);
      expect(shown(host)).to.include('Please choose the times again.');
      const days = [...host.querySelectorAll<HTMLInputElement>('[name=day]')].map(({ value }) => value);
      expect(days).to.not.include(day!.fullDate);
      await expect(host).to.be.accessible();
      await pressButton(host, '10:00');
      await goOn(host);
      await send();
      await until(isBooked);
      expect(await leads()).to.have.length(1);
    } finally {
      restoreClock();
    }
  });

  it('val-02 offers no day that has come while the page was out of sight', async () => {
    await toTimes(host);
    const first = () => host.querySelector<HTMLInputElement>('[name=day]')!.value;
    const before = first();
    const restoreClock = clockAt(new Date(`${before}T09:00:00Z`));
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await until(() => first() > before);
    } finally {
      restoreClock();
    }
  });
});
