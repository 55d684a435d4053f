import { expect } from '@open-wc/testing';

import '../../elements/book-viewing';
import '../../elements/contact';
import '../../elements/user-link';
import { navigate } from '../../src/core/path';
import { configureRequests } from '../../src/core/request';
import { store } from '../../src/core/store';
import { pathAtom } from '../../src/state/route';
import { editEnquiryAtom, enquiryDraftAtom } from '../../src/state/enquiry';
import { loadAccountAtom } from '../../src/state/account';
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
  sender,
  submit,
  toasts,
} from '../support/filling';
import { type } from '../support/keyboard';
import { buttonOf, closeRoute, dialog } from '../support/media-page';
import { asked, bodyOf, clear, fail, offline } from '../support/network';
import { drawn, listenTo, pause, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor, registeredVisitor, signedInVisitor, signInElsewhere } from '../support/visitor';
import { clockAt, hurryIntervals } from '../support/watch';

const person = { firstName: 'Siân', lastName: 'Evans', email: 'sian@example.com', telHome: '01632 960 188' };
const ada = {
  id: 40,
  staffMemberId: 1,
  firstName: 'Ada',
  surname: 'Hart',
  jobTitle: 'Negotiator',
  directLine: '01632 960010',
};
const branch = { id: 1, name: 'Bath', branchSalesContactNumber: '01632 960141', branchContactNumber: '01632 960140' };
const property = {
  property_id: 7,
  property_ref: 'HV-7',
  display_address: '14 Rivers Street, Bath',
  branch: { branchId: 1 },
};
const failed = 'Request failed. Please try again.';
const thanks = 'We have received your enquiry and our agent will be in touch soon.';

describe('writing to the agency', () => {
  let host: HTMLElement;
  const leads = () => asked('/leads');
  const open = async (html = '<agency-contact></agency-contact>') => {
    host = await render(html);
    await until(() => store.get(isUserKnownAtom));
    await until(() => host.querySelector('form'));
    await clear();
  };
  const openStaff = () => open('<agency-contact staff-member-id="1"></agency-contact>');
  const send = async (values: Readonly<Record<string, string | boolean>> = person) => {
    await fill(host, { ...values, optInTerms: true });
    await submit(host);
  };
  const isThanked = () => shown(host).includes(thanks);
  const leadOf = async () => bodyOf((await leads()).at(-1)!)['lead'];

  before(async () => {
    await styled();
    await render('<agency-user-link></agency-user-link>');
  });
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage({ branch, property, staff: [ada] });
  });
  afterEach(async () => {
    configureRequests({ writeTimeout: 30_000 });
    document
      .querySelectorAll('agency-contact')
      .forEach((each) => !each.closest('dialog') && each.parentElement!.remove());
    await closeRoute();
  });
  after(async () => {
    await givePage();
    await freshVisitor();
  });

  it('LED-26 opens over the page under its title, and says whom the message reaches', async () => {
    navigate('/contact-office');
    await until(() => dialog()?.querySelector('[name=firstName]'));
    expect(dialog()!.querySelector('h2')!.textContent).to.equal('Contact office');
    expect(dialog()!.textContent).to.include('Our Bath office');
    expect(dialog()!.textContent).to.include('01632 960141');
    expect(dialog()!.textContent).to.include('About 14 Rivers Street, Bath, ref. HV-7');
    await expect(dialog()!).to.be.accessible();
    buttonOf(dialog()!, 'Close').click();
    await until(() => !dialog());
    expect(store.get(pathAtom)).to.equal('/');
  });

  it('PRP-28 shows whom the page of a home names as its contact, also where no more of the branch is known', async () => {
    const associatedProfile = {
      staffMemberId: 12,
      fullName: 'Ann Hall',
      jobTitle: 'Partner',
      photo: '/media/portrait-1.webp',
      email: 'ann.hall@hartwellvane.example',
      branchSalesNumber: '01632 960171',
    };
    for (const [more, office] of [
      [{ branch }, 'Our Bath office'],
      [{}, 'Our office'],
    ] as const) {
      await givePage({ ...more, property: { ...property, associatedProfile } });
      await open();
      const card = host.querySelector('.agency-recipient')!;
      expect(card.textContent).to.equal(`${office}Ann Hall, Partner01632 960171${associatedProfile.email}`);
      expect(card.querySelector('a[href^=mailto]')!.getAttribute('href')).to.equal(`mailto:${associatedProfile.email}`);
      expect(card.querySelector('img')!.getAttribute('src')).to.match(/^\/media\/.*portrait-1\.webp$/);
      await expect(host).to.be.accessible();
      host.parentElement!.remove();
    }
  });

  it('PRP-28 shows a portrait as it is where the server answers no widths', async () => {
    // No other test's, or the browser might still have it.
    const photo = '/media/room-kitchen-9.webp';
    await fail({ path: '/media/375x_/room-kitchen-9.webp', status: 404 });
    await givePage({
      property: { ...property, associatedProfile: { staffMemberId: 12, fullName: 'Ann Hall', photo } },
    });
    await open();
    const portrait = host.querySelector<HTMLImageElement>('.agency-recipient-picture')!;
    // A browser may leave a picture that is far from the window for later.
    portrait.scrollIntoView();
    await until(() => portrait.naturalWidth > 0);
    expect(portrait.getAttribute('src')).to.equal(photo);
    host.parentElement!.remove();
  });

  it('LED-49 leads to the page of the branch where the site has its branches', async () => {
    for (const [path, link] of [
      ['/our-offices/', '/our-offices/bath'],
      [undefined, '/branches/bath'],
    ]) {
      await givePage({ branch: { ...branch, branchUrl: 'bath' }, theme_settings: { branchesIndexPath: path } });
      await open();
      expect(host.querySelector('.agency-recipient a')!.getAttribute('href')).to.equal(link);
      host.parentElement!.remove();
    }
  });

  it('LED-27 opens where the page has a department, a property or a branch, and elsewhere says where it does', async () => {
    for (const page of [{ department: { id: 4, name: 'Lettings' } }, { property }, { branch_id: 3 }]) {
      await givePage(page);
      navigate('/contact-office');
      await until(() => dialog()?.querySelector('[name=firstName]'));
      await closeRoute();
    }
    await givePage();
    navigate('/contact-office');
    await until(() => toasts().includes('Open the page of a property or a branch to contact an office.'));
    await until(() => !dialog());
    expect(location.hash).to.equal('');
  });

  it('LED-22 LED-23 opens for a member of staff under their name, with and without a slash', async () => {
    for (const hash of ['#/contact-staff-member/1', '#contact-staff-member/1', '#contact-staff-member/40']) {
      location.hash = hash;
      await until(() => dialog()?.querySelector('h2')?.textContent === 'Contact Ada Hart');
      await until(() => dialog()!.querySelector('[name=firstName]'));
      expect(dialog()!.textContent).to.include('Negotiator');
      await expect(dialog()!).to.be.accessible();
      await closeRoute();
    }
    location.hash = '#contact-staff-member/99';
    await until(() => toasts().includes('We do not know who you would like to write to.'));
    await until(() => !dialog());
  });

  it('LED-22 is headed by the first name and the surname of somebody who is called more than that', async () => {
    await givePage({ staff: [{ ...ada, fullName: 'Dr Ada M. Hart' }] });
    await openStaff();
    expect(host.querySelector('h2')!.textContent).to.equal('Contact Ada Hart');
    expect(host.querySelector('.agency-recipient')!.textContent).to.include('Dr Ada M. Hart');
  });

  it('LED-29 LED-31 LED-16 says all that is missing or wrong, and sends nothing', async () => {
    await open();
    await submit(host);
    expect(problems(host)).to.deep.equal([
      'Please enter a valid first name',
      'Please enter a valid last name',
      'Please enter a valid email',
      'Please enter a valid phone number',
      'You must agree to our terms & conditions',
    ]);
    await expect(host).to.be.accessible();
    await fill(host, { ...person, email: 'sian', telHome: '12' });
    await submit(host);
    expect([errorOf(host, 'email'), errorOf(host, 'telHome')]).to.deep.equal([
      'Please enter a valid email',
      'Please enter a valid phone number',
    ]);
    expect(await leads()).to.deep.equal([]);
  });

  it('LED-33 LED-24 LED-34 LED-35 LED-30 LED-40 writes to a member of staff, and thanks', async () => {
    const told: unknown[] = [];
    await openStaff();
    host.addEventListener('agency-contact-sent', (event) => told.push((event as CustomEvent).detail));
    await send();
    await until(isThanked);
    const [sent, ...more] = await leads();
    expect(more).to.have.length(0);
    expect([sent!.method, sent!.headers['accept'], sent!.headers['content-type']]).to.deep.equal([
      'POST',
      'application/json',
      'application/json',
    ]);
    const { authenticity_token: token, ...body } = bodyOf(sent!);
    expect(token).to.be.a('string');
    expect(body).to.deep.equal({
      lead_client: {
        first_name: 'Siân',
        last_name: 'Evans',
        body: '',
        email: 'sian@example.com',
        tel_home: '01632960188',
        do_not_contact: '1',
      },
      lead: { message: '', agency_employee_id: '1', channel: 'selling' },
      market_preferences: { opt_in_terms: 'on' },
      marketing_preferences: { opt_in_terms: 'on' },
    });
    expect(document.activeElement!.textContent).to.equal('Thank you, Siân');
    expect(told).to.deep.equal([{ to: 'person', id: '1' }]);
    expect(JSON.stringify({ ...sessionStorage })).not.to.include('Evans');
    await expect(host).to.be.accessible();
  });

  it('g-14 LED-40 begins at the first field of the form, or what is chosen there, where one writes again', async () => {
    for (const [tag, field] of [
      ['<agency-contact></agency-contact>', '[name=message]'],
      ['<agency-contact staff-member-id="1"></agency-contact>', '[name=channel]:checked'],
    ] as const) {
      await open(tag);
      await send();
      await until(isThanked);
      const again = [...host.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Send another message',
      )!;
      again.focus();
      again.click();
      await until(() => document.activeElement === host.querySelector(field));
    }
  });

  it('LED-24 LED-25 is about selling, unless letting is chosen or all they do', async () => {
    await openStaff();
    const chosen = () => host.querySelector<HTMLInputElement>('[name=channel]:checked')?.value;
    expect(chosen()).to.equal('selling');
    host.querySelector<HTMLElement>('[name=channel][value=letting]')!.click();
    await drawn();
    expect(chosen()).to.equal('letting');
    await send();
    await until(isThanked);
    expect(await leadOf()).to.deep.include({ channel: 'letting' });
    host.parentElement!.remove();

    await givePage({ staff: [{ ...ada, contactableForSales: false, contactableForLettings: true }] });
    await openStaff();
    expect(host.querySelector('[name=channel]') === null).to.equal(true);
    await send({ ...person, message: 'Another' });
    await until(isThanked);
    expect(await leadOf()).to.deep.include({ channel: 'letting' });
    host.parentElement!.remove();

    await givePage({ staff: [{ ...ada, contactableForSales: false, contactableForLettings: false }] });
    host = await render('<agency-contact staff-member-id="1"></agency-contact>');
    await until(() => shown(host).includes('Please call instead'));
    expect(shown(host)).to.include('01632 960010');
    expect(host.querySelector('form') === null).to.equal(true);
  });

  it('LED-22 LED-23 LED-25 writes to who takes no messages where there is no number to call instead', async () => {
    const nobodyToCall = { ...ada, directLine: '', contactableForSales: false, contactableForLettings: false };
    await givePage({ staff: [nobodyToCall] });
    await openStaff();
    expect(shown(host)).not.to.include('Please call instead');
    await send();
    await until(isThanked);
    expect(await leadOf()).to.deep.include({ agency_employee_id: '1', channel: 'selling' });
  });

  it('LED-24 asks each page what it is about, until the visitor says it', async () => {
    const chosen = () => host.querySelector<HTMLInputElement>('[name=channel]:checked')!.value;
    await openStaff();
    await fill(host, { message: 'Hello' });
    host.parentElement!.remove();
    await givePage({ property: { ...property, property_channel: 'lettings' }, staff: [ada] });
    await openStaff();
    expect([box(host, 'message').value, chosen()]).to.deep.equal(['Hello', 'letting']);
  });

  it('LED-36 LED-37 LED-38 LED-28 writes to the branch of a home, whose reference and address come first', async () => {
    await open();
    expect(host.querySelector('[name=channel]') === null).to.equal(true);
    await send({ ...person, message: 'May I come?' });
    await until(isThanked);
    expect(await leadOf()).to.deep.equal({
      message: 'Property ref: HV-7, 14 Rivers Street, Bath\nMay I come?',
      branch_id: '1',
      is_branch_lead: 1,
    });
  });

  it('LED-30 LED-37 says beside the message that it is too long, keeps it whole and sends the longest in full', async () => {
    const longest = 'A home. '.repeat(250).trimEnd();
    const lengthy = `${longest} And more.`;
    await open();
    await send({ ...person, message: lengthy });
    expect(errorOf(host, 'message')).to.equal('Your message must be 2,000 characters or fewer');
    expect(await leads()).to.deep.equal([]);
    await expect(host).to.be.accessible();
    host.parentElement!.remove();
    await open();
    expect(box(host, 'message').value).to.equal(lengthy);
    await send({ message: longest });
    await until(isThanked);
    expect(await leadOf()).to.include({ message: `Property ref: HV-7, 14 Rivers Street, Bath\n${longest}` });
  });

  it('LED-38 LED-44 writes to the department that looks after it', async () => {
    const departments = [{ departmentId: 'land', name: 'Land', tag: 'land' }];
    await givePage({ branch: { ...branch, departments }, property: { ...property, tags: ['land'] } });
    await open();
    expect(shown(host)).to.include('Our Land department');
    await send();
    await until(isThanked);
    expect(await leadOf()).to.deep.equal({
      message: 'Property ref: HV-7, 14 Rivers Street, Bath',
      branch_id: '1',
      lead_type: 'branch_department_enquiry',
      branch_department_id: 'land',
    });
  });

  it('LED-36 LED-43 LED-49 writes to the department of another branch as that branch’s, and leads to no page of this one', async () => {
    const external = { id: 'commercial', name: 'Commercial', branchId: 9, telephone: '01632 960199' };
    await givePage({
      branch: { ...branch, branchUrl: 'bath', externalCommercialDepartment: external },
      property: { ...property, tags: ['commercial'] },
    });
    await open();
    const card = host.querySelector('.agency-recipient')!;
    expect(card.textContent).to.equal('Our Commercial department01632 960199');
    expect([...card.querySelectorAll('a')].map((each) => each.getAttribute('href'))).to.deep.equal(['tel:01632960199']);
    await send();
    await until(isThanked);
    expect(await leadOf()).to.deep.include({ branch_id: '9', branch_department_id: 'commercial' });
  });

  it('LED-36 writes to a branch that the tag names, about no home', async () => {
    await givePage();
    await open('<agency-contact branch-id="2"></agency-contact>');
    await send({ ...person, message: 'Hello' });
    await until(isThanked);
    expect(await leadOf()).to.deep.equal({ message: 'Hello', branch_id: '2', is_branch_lead: 1 });
  });

  it('LED-36 F24 shows nothing of a branch that is none, and names it: the message would reach another', async () => {
    let contact!: HTMLElement;
    const said = await listenTo('error', async () => {
      contact = await render('<agency-contact branch-id="bath office"></agency-contact>');
      await until(() => contact.dataset['state'] === 'empty');
    });
    expect(contact.querySelector('form')).to.equal(null);
    expect(said).to.deep.equal(['<agency-contact> ignores branch-id="bath office": expected the id of a branch.']);
    contact.parentElement!.remove();
  });

  it('LED-39 F53 says that it is sending, and sends once, however often it is pressed', async () => {
    await fail({ path: '/leads', delay: 400 });
    await open();
    await fail({ path: '/leads', delay: 400 });
    await fill(host, { ...person, optInTerms: true });
    for (let times = 0; times < 4; times++) sender(host).click();
    await drawn();
    expect(sender(host).getAttribute('aria-disabled')).to.equal('true');
    expect(sender(host).textContent).to.include('Sending…');
    await until(isThanked);
    expect(await leads()).to.have.length(1);
  });

  it('LED-40 F77 arrives although the visitor signs in in another tab while it is sent', async () => {
    await open();
    await fail({ path: '/leads', delay: 500 });
    await send();
    await until(async () => (await leads()).length === 1);
    const other = new BroadcastChannel('agency');
    other.postMessage('signed-in');
    await until(async () => (await asked('/user.ljson')).length === 1);
    other.close();
    await until(isThanked);
  });

  it('LED-40 thanks in a message when its dialog was closed while it was sent', async () => {
    navigate('/contact-office');
    await until(() => dialog()?.querySelector('[name=firstName]'));
    await fail({ path: '/leads', delay: 500, times: 1 });
    await fill(dialog()!, { ...person, optInTerms: true });
    await submit(dialog()!);
    buttonOf(dialog()!, 'Close').click();
    await until(() => !dialog());
    await until(() => toasts().includes(thanks));
    expect([store.get(pathAtom), dialog() === null]).to.deep.equal(['/', true]);
  });

  it('LED-41 LED-42 LED-40 takes no other status for a success, keeps what was typed, and asks the captcha anew', async () => {
    await givePage({ branch, recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha' });
    await open();
    await fail({ path: '/leads', status: 201, times: 1 });
    await send({ ...person, message: 'Hello' });
    await until(() => toasts().includes(failed));
    await until(() => sender(host).getAttribute('aria-disabled') === null);
    expect([box(host, 'message').value, box(host, 'email').value, box(host, 'optInTerms').checked]).to.deep.equal([
      'Hello',
      person.email,
      true,
    ]);
    await expect(host).to.be.accessible();
    await submit(host);
    await until(isThanked);
    await until(() => !toasts().includes(failed), 1500);
    const proofs = (await leads()).map((each) => bodyOf(each)['g-recaptcha-response']);
    expect(proofs).to.have.length(2);
    expect(proofs[0]).to.not.equal(proofs[1]);
  });

  it('F37 says once that one is offline: in the form, which keeps what was typed, and in no message beside it', async () => {
    await open();
    await closeToasts();
    await fail({ path: '/leads', drop: true });
    await offline(async () => {
      await send({ ...person, message: 'Hello' });
      await until(() => host.textContent!.includes('You appear to be offline.'));
    });
    await until(() => sender(host).getAttribute('aria-disabled') === null);
    expect(await earlierToasts()).to.equal('');
    expect(box(host, 'message').value).to.equal('Hello');
  });

  it('F37 says in a message that nothing was sent when its dialog was closed meanwhile, and keeps what was typed', async () => {
    navigate('/contact-office');
    await until(() => dialog()?.querySelector('[name=firstName]'));
    await closeToasts();
    await fill(dialog()!, { ...person, message: 'Hello', optInTerms: true });
    await fail({ path: '/leads', delay: 500, drop: true });
    await offline(async () => {
      await submit(dialog()!);
      buttonOf(dialog()!, 'Close').click();
      await until(() => !dialog());
      await until(() => toasts().includes('You appear to be offline. Nothing was sent'));
    });
    navigate('/contact-office');
    await until(() => dialog()?.querySelector('[name=message]'));
    expect(box(dialog()!, 'message').value).to.equal('Hello');
  });

  it('LED-32 CAP-08 asks for a proof that a person sends it, once the form is used', async () => {
    document.querySelectorAll('script[src*="recaptcha"]').forEach((each) => each.remove());
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    await givePage({ branch, recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha' });
    await open();
    expect(await asked('/recaptcha/api.js')).to.deep.equal([]);
    box(host, 'message').focus();
    await until(async () => (await asked('/recaptcha/api.js')).length === 1);
    await send();
    await until(isThanked);
    expect(bodyOf((await leads())[0]!)['g-recaptcha-response']).to.match(/^\d{13}\.[\w-]{43}\.[\w-]{43}$/);
  });

  it('LED-13 LED-21 LED-35 sends that somebody wants to hear of marketing only where they are asked and tick it', async () => {
    const text = {
      custom_marketing_text: 'One letter a month.',
      terms_statement_text: 'I agree to <b>everything</b>.',
    };
    await givePage({ branch, ...text });
    for (const optInMarketing of [false, true]) {
      await open();
      expect(shown(host)).to.include('I agree to everything.').and.include('One letter a month.');
      expect(linkOf(host, 'Terms & conditions (opens in a new tab)')!.getAttribute('href')).to.equal('/terms-of-use');
      expect(linkOf(host, 'Privacy policy (opens in a new tab)')!.getAttribute('href')).to.equal('/privacy-policy');
      expect(box(host, 'optInMarketing').checked).to.equal(false);
      await send({ ...person, optInMarketing });
      await until(isThanked);
      const { market_preferences: market, marketing_preferences: marketing } = bodyOf((await leads()).at(-1)!);
      const more = { opt_in_marketing: 'on', opt_in_marketing_url: location.origin + location.pathname };
      expect(market).to.deep.equal({ opt_in_terms: 'on', ...(optInMarketing && more) });
      expect(marketing).to.deep.equal(market);
      host.parentElement!.remove();
    }
  });

  it('LED-21 leads to the terms and the privacy policy that its tag names, without the words of the page', async () => {
    await givePage({ branch, terms_statement_text: 'I agree to <b>everything</b>.' });
    await open('<agency-contact terms-link="/own-terms" privacy-link="/own-privacy"></agency-contact>');
    expect(hrefsAt(box(host, 'optInTerms'))).to.deep.equal(['/own-terms', '/own-privacy']);
    expect(shown(host)).not.to.include('everything');
  });

  it('LED-20 sends what a machine filled in, for the server to drop', async () => {
    await open();
    await send({ ...person, body: 'Cheap watches' });
    await until(isThanked);
    expect((bodyOf((await leads())[0]!)['lead_client'] as Record<string, unknown>)['body']).to.equal('Cheap watches');
  });

  it('F54 says that nobody knows whether it arrived, whom to call, and warns before it is sent twice', async () => {
    await open();
    configureRequests({ writeTimeout: 1_500 });
    await fail({ path: '/leads', delay: 4000, times: 1 });
    await send();
    await until(() => problems(host).length > 0);
    expect(problems(host)[0]).to.include('We could not confirm that your request reached us.');
    expect(problems(host)[1]).to.equal('To check, call us on 01632 960141.');
    expect(await earlierToasts(), 'nothing that says it was not sent').to.equal('');
    expect(sender(host).textContent).to.include('Send again');
    expect(await leads()).to.have.length(1);
    host.parentElement!.remove();
    await open();
    expect(sender(host).textContent, 'where the form opens again').to.include('Send again');
    expect(box(host, 'email').value).to.equal(person.email);
    configureRequests({ writeTimeout: 30_000 });
    await fill(host, { optInTerms: true });
    // Twice: a request that a server refuses without a reason is sent once more with a fresh token.
    await fail({ path: '/leads', status: 422, times: 2 });
    await submit(host);
    await until(() => problems(host)[0] === failed);
    expect(problems(host), 'nobody to ask of what was refused').to.deep.equal([failed]);
    expect(sender(host).textContent, 'the first may have arrived').to.include('Send again');
  });

  it('F54 says in a message that nobody knows whether it arrived, once the form is gone', async () => {
    await open();
    configureRequests({ writeTimeout: 1500 });
    await fail({ path: '/leads', delay: 4000, times: 1 });
    await send();
    await until(async () => (await leads()).length === 1);
    host.parentElement!.remove();
    await until(() => toasts().includes('We could not confirm that your request reached us.'));
    configureRequests({ writeTimeout: 30_000 });
    host = await render('<agency-contact></agency-contact>');
  });

  it('F54 F62 warns before it is sent twice also who drew the form anew before an answer came, until it has come', async () => {
    await open();
    await fail({ path: '/leads', delay: 1500, times: 1 });
    const warning = 'we may get the same request twice';
    await send();
    await until(async () => (await leads()).length === 1);
    expect(sender(host).textContent).to.include('Sending…');
    expect(shown(host), 'while it is sent').not.to.include(warning);
    host.parentElement!.remove();
    host = await render('<agency-contact></agency-contact>');
    await until(() => sender(host)?.textContent?.includes('Send again'));
    expect(shown(host)).to.include(warning);
    await until(() => toasts().includes(thanks));
    expect([sender(host).textContent!.includes('Send again'), shown(host).includes(warning)]).to.deep.equal([
      false,
      false,
    ]);
  });

  it('F54 warns of nothing after an answer that it was not taken', async () => {
    await open();
    await fail({ path: '/leads', status: 422, times: 2 });
    await send();
    await until(() => problems(host)[0] === failed);
    expect(sender(host).textContent).to.include('Send message');
    await fail({ path: '/leads', drop: true });
    await offline(async () => {
      await submit(host);
      await until(() => problems(host)[0]?.includes('You appear to be offline.'));
    });
    expect(sender(host).textContent).to.include('Send message');
  });

  it('F55 sends again without a word when a server refuses a token that expired, and says no more than that', async () => {
    await open();
    configureRequests({ authenticityToken: 'expired' });
    await fail({
      path: '/leads',
      status: 422,
      headers: { 'content-type': 'text/html' },
      body: '<h1>No</h1>',
      times: 1,
    });
    await send();
    await until(isThanked);
    expect(await leads()).to.have.length(2);
    expect(await earlierToasts()).to.equal('');
  });

  it('F55 LED-41 does not thank when the server leads to a page with a message; what was typed is sent again with a fresh token', async () => {
    await open();
    configureRequests({ authenticityToken: 'expired' });
    const flash = `${location.pathname}#flash/invalid-authenticity-token`;
    await fail({ path: '/leads', status: 302, headers: { location: flash }, times: 1 });
    await send();
    await until(() => toasts().includes(failed));
    expect(isThanked()).to.equal(false);
    expect(box(host, 'email').value).to.equal(person.email);
    expect(await leads()).to.have.length(1);
    await submit(host);
    await until(isThanked);
    expect(await leads()).to.have.length(2);
  });

  it('LED-51 fills in what the account tells, also for who began to write before it was known', async () => {
    const visitor = await registeredVisitor({ tel_home: '01632960177' });
    await open();
    await fill(host, { message: 'Hello', firstName: 'Ann' });
    await signInElsewhere(visitor);
    await store.set(loadAccountAtom);
    const known = () => ['firstName', 'lastName', 'telHome'].map((name) => box(host, name).value);
    await until(() => known()[1] === 'Evans');
    expect(known()).to.deep.equal(['Ann', 'Evans', '01632960177']);
    await fill(host, { lastName: '' });
    await fill(host, { message: 'Hello again' });
    expect(known(), 'what is emptied stays empty').to.deep.equal(['Ann', '', '01632960177']);
  });

  it('LED-51 leaves the caret where one types while the account becomes known, but shows nothing of one person to another', async () => {
    const [visitor, other] = [
      await registeredVisitor(),
      await registeredVisitor({ first_name: 'Bea', last_name: 'Hart' }),
    ];
    await open();
    const firstName = box(host, 'firstName');
    const known = () => ['firstName', 'lastName', 'email'].map((name) => box(host, name).value);
    firstName.focus();
    await type('Ann');
    firstName.setSelectionRange(1, 1);
    await signInElsewhere(visitor);
    await store.set(loadAccountAtom);
    await until(() => known()[1] === 'Evans');
    expect(document.activeElement === firstName).to.equal(true);
    await type('x');
    expect(known()).to.deep.equal(['Axnn', 'Evans', visitor.email]);
    await signInElsewhere(other);
    await store.set(loadAccountAtom);
    await until(() => known()[1] === 'Hart');
    expect(known()).to.deep.equal(['Bea', 'Hart', other.email]);
  });

  it('LED-51 T16 shows no message of one person to another whom the browser brings the page back to', async () => {
    const other = await registeredVisitor({ first_name: 'Bea', last_name: 'Hart' });
    await signedInVisitor();
    await open();
    await fill(host, { message: 'Private' });
    await signInElsewhere(other);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => box(host, 'firstName').value === 'Bea');
    await until(() => box(host, 'message').value === '');
    expect(sessionStorage.getItem('agency-drafts') ?? '').to.not.include('Private');
  });

  it('LED-51 T16 needs no account, knows who has one, and forgets them when they leave', async () => {
    await signedInVisitor({ tel_home: '01632960177' });
    await open();
    const known = () => ['firstName', 'lastName', 'telHome'].map((name) => box(host, name).value);
    expect(known()).to.deep.equal(['Siân', 'Evans', '01632960177']);
    expect(box(host, 'email').value).to.include('@example.com');
    await fill(host, { lastName: 'Hart', message: 'Private' });
    await freshVisitor();
    await until(() => known().join('') === '');
    expect(box(host, 'message').value).to.equal('');
  });

  it('T16 F77 says why the form is empty once they left in another tab, and keeps the focus in it', async () => {
    const tabs = new BroadcastChannel('agency');
    await signedInVisitor();
    await open();
    await fill(host, { message: 'Private' });
    box(host, 'message').focus();
    tabs.postMessage('signed-out');
    await until(() => box(host, 'message').value === '');
    expect(document.activeElement === box(host, 'message')).to.equal(true);
    await until(() => toasts().includes('You signed out in another tab. What you had typed here was cleared.'));
    await closeToasts();
    tabs.postMessage('signed-out');
    await pause(100);
    expect(await earlierToasts(), 'nothing was typed').to.equal('');
    tabs.close();
  });

  it('T16 thanks nobody by name any more once the person has left', async () => {
    await signedInVisitor({ tel_home: '01632960177' });
    await open();
    await send({});
    await until(isThanked);
    await freshVisitor();
    await until(() => host.querySelector('form'));
    expect(shown(host)).not.to.include('Siân');
  });

  it('F62 LED-24 keeps what is entered in each of two forms of one page, and knows the person in both', async () => {
    await openStaff();
    await fill(host, { message: 'About my flat', email: person.email });
    host.querySelector<HTMLInputElement>('[name=channel][value=letting]')!.click();
    await drawn();
    navigate('/book-a-viewing');
    await until(() => dialog()?.querySelector('[name=message]'));
    expect(box(dialog()!, 'email').value).to.equal(person.email);
    await fill(dialog()!, { message: 'Saturday' });
    await closeRoute();
    const chosen = () => host.querySelector<HTMLInputElement>('[name=channel]:checked')!.value;
    expect(chosen()).to.equal('letting');
    host.parentElement!.remove();
    await openStaff();
    expect([chosen(), box(host, 'message').value]).to.deep.equal(['letting', 'About my flat']);
    await send();
    await until(isThanked);
    navigate('/book-a-viewing');
    await until(() => dialog()?.querySelector('[name=message]'));
    expect(box(dialog()!, 'message').value).to.equal('Saturday');
  });

  it('T21 keeps the drafts of the latest enquiries only', async () => {
    for (let id = 1; id <= 20; id++) store.set(editEnquiryAtom, `viewing ${id}`, { fields: { message: `No. ${id}` } });
    const messageOf = (id: number) => store.get(enquiryDraftAtom)(`viewing ${id}`).fields.message;
    expect([messageOf(1), messageOf(20)]).to.deep.equal([undefined, 'No. 20']);
    expect(sessionStorage.getItem('agency-drafts')).to.not.include('No. 2"');
  });

  it('T21 forgets after half an hour what was entered, also while the page stays open', async () => {
    await open();
    await fill(host, { message: 'Private' });
    host.parentElement!.remove();
    await drawn();
    const restoreClock = clockAt(Date.now() + 31 * 60 * 1000);
    try {
      await open();
      await until(() => box(host, 'message').value === '');
      expect(JSON.stringify({ ...sessionStorage })).to.not.include('Private');
    } finally {
      restoreClock();
    }
  });

  it('T21 empties a form that was left open for half an hour', async () => {
    const restoreIntervals = hurryIntervals();
    let restoreClock = () => {};
    try {
      await open();
      await fill(host, { message: 'Private' });
      restoreClock = clockAt(Date.now() + 31 * 60 * 1000);
      await until(() => box(host, 'message').value === '');
      expect(JSON.stringify({ ...sessionStorage })).to.not.include('Private');
    } finally {
      restoreIntervals();
      restoreClock();
    }
  });
});
