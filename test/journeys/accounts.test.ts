import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BrowserContext, Page } from 'playwright-core';

import type { Mail } from '../../demo/server/mail/mail';
import { fillInRegistration, open, panelOf, signIn, type Person } from './account';
import { newcomer, runAgency, violations, visit } from './visit';

const heading = (page: Page, name: string | RegExp) => panelOf(page).getByRole('heading', { level: 3, name });
async function register(page: Page, person: Person) {
  await open(page, '#/user/register');
  await fillInRegistration(page, person);
}

/** Signs out in this browser without its open pages knowing. */
const endSession = (context: BrowserContext, url: string) =>
  context.request.get(`${url}/authenticity_token.ljson`).then(async (answer) =>
    context.request.post(`${url}/session`, {
      headers: { 'x-http-method-override': 'delete' },
      data: (await answer.json()) as object,
    }),
  );

describe('an account', () => {
  const mails: Mail[] = [];
  const agency = runAgency({ properties: 60, mailer: { send: async (mail) => void mails.push(mail) } });

  it('ACC-54 ACC-59 ACC-66 goes from a forgotten password to a new one and signed in', async () => {
    const person = newcomer();
    const { page } = await visit(await agency.newContext(), agency.url);
    await register(page, person);
    const elsewhere = await visit(await agency.newContext(), agency.url);
    await open(elsewhere.page, '#/user/forgotten_password');
    await panelOf(elsewhere.page).getByLabel('Email', { exact: true }).fill(person.email);
    await panelOf(elsewhere.page).getByRole('button', { name: 'Reset Password' }).click();
    await panelOf(elsewhere.page).getByRole('heading', { name: 'Thank you. Please check your email.' }).waitFor();
    await waitUntil(() => mails.some(({ to }) => to === person.email));
    const [link = ''] = /http\S+reset_passwords\S+/.exec(mails.find(({ to }) => to === person.email)!.text) ?? [];
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('button').first().click();
    await heading(elsewhere.page, 'Forgotten your password?').waitFor();
    const fresh = { ...person, password: 'Another Street 8' };
    await panelOf(elsewhere.page).getByLabel('New password', { exact: true }).fill(fresh.password);
    await panelOf(elsewhere.page).getByLabel('New password confirmation', { exact: true }).fill(fresh.password);
    await panelOf(elsewhere.page).getByRole('button', { name: 'Save new password' }).click();
    await elsewhere.page.getByText('You have successfully changed your password.').waitFor();
    const { page: third } = await visit(await agency.newContext(), agency.url);
    await signIn(third, person);
    await third.getByText('Sign in failed, please try again').waitFor();
    await signIn(third, fresh);
    await heading(third, `Hello ${person.firstName}`).waitFor();
  });

  it('ACC-66 ACC-68 goes where the server leads after a new password, as long as that is on this site, and says so there', async () => {
    const person = newcomer();
    const { page } = await visit(await agency.newContext(), agency.url);
    await register(page, person);
    await open(page, '#/user/forgotten_password');
    const changed = (address: string) => async () => {
      await page.route('**/user.ljson', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 302, headers: { location: address } })
          : route.continue(),
      );
      await panelOf(page).getByLabel('New password', { exact: true }).fill('Another Street 8');
      await panelOf(page).getByLabel('New password confirmation', { exact: true }).fill('Another Street 8');
      await panelOf(page).getByRole('button', { name: 'Save new password' }).click();
    };
    await changed('https://elsewhere.example/')();
    await page.getByText('Something went wrong updating your password. Please try again later.').first().waitFor();
    assert.equal(new URL(page.url()).origin, agency.url);
    await page.unroute('**/user.ljson');
    await changed('/branches')();
    await page.waitForURL('**/branches');
    await page.getByText('You have successfully changed your password.').waitFor();
    await page.reload();
    await page.waitForFunction('window.Agency');
    await page.evaluate('Agency.ready');
    await page.waitForTimeout(500);
    assert.equal(await page.getByText('You have successfully changed your password.').count(), 0, 'once');
  });

  it('F77 F79 T16 leaves every tab with a sign-out, and shows nobody on the way back', async () => {
    const person = newcomer();
    const context = await agency.newContext();
    const { page } = await visit(context, agency.url);
    await register(page, person);
    const { page: other } = await visit(context, `${agency.url}/#/user`);
    await heading(other, `Hello ${person.firstName}`).waitFor();
    await panelOf(page).getByRole('button', { name: 'Sign out' }).click();
    await heading(other, 'Keep what you find').waitFor();
    await signIn(page, person);
    await heading(other, `Hello ${person.firstName}`).waitFor();
    await other.goto(`${agency.url}/branches`);
    await endSession(context, agency.url);
    await other.goBack();
    await heading(other, 'Keep what you find').waitFor();
    assert.doesNotMatch((await panelOf(other).textContent()) ?? '', new RegExp(person.firstName));
  });

  it('F56 asks to sign in over a form whose session has ended, and carries on', async () => {
    const person = newcomer();
    const context = await agency.newContext({ viewport: { width: 390, height: 844 } });
    const { page } = await visit(context, agency.url);
    await register(page, person);
    await open(page, '#/user/edit');
    await panelOf(page).getByLabel('Town').fill('Bath');
    await endSession(context, agency.url);
    await panelOf(page).getByRole('button', { name: 'Save' }).click();
    const asking = page.getByRole('dialog', { name: 'Sign in again' });
    await asking.getByLabel('Password', { exact: true }).fill(person.password);
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('Enter');
    await panelOf(page).getByRole('heading', { name: 'Your details are saved' }).waitFor();
    await open(page, '#/user');
    await panelOf(page).getByText('Your address is Bath.').waitFor();
  });

  it('T15 T21 T22 lets no password and nothing personal out of the forms but to their own calls', async () => {
    const person = newcomer();
    const context = await agency.newContext();
    const { page } = await visit(context, `${agency.url}/?from=a-campaign`);
    const said: string[] = [];
    const addresses: string[] = [];
    const holders = new Set<string>();
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => {
      addresses.push(request.url(), request.headers()['referer'] ?? '');
      if (request.postData()?.includes(person.password)) holders.add(new URL(request.url()).pathname);
    });
    await page.evaluate(() => {
      const events: string[] = ((window as unknown as { heard: string[] }).heard = []);
      const dispatch = document.dispatchEvent.bind(document);
      document.dispatchEvent = (event) => {
        events.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
        return dispatch(event);
      };
    });
    await register(page, person);
    await panelOf(page).getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Keep what you find').waitFor();
    await signIn(page, { ...person, password: `${person.password}?` });
    await page.getByText('Sign in failed, please try again').waitFor();
    await signIn(page, person);
    await heading(page, `Hello ${person.firstName}`).waitFor();
    const kept = await page.evaluate(() => [
      ...(window as unknown as { heard: string[] }).heard,
      JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
      document.documentElement.outerHTML.replace(/>[^<]*</g, '><'),
    ]);
    for (const trace of [person.password, person.email, person.lastName]) {
      for (const text of [...said, ...addresses, ...kept]) assert.ok(!text.includes(trace), text.slice(0, 300));
    }
    assert.deepEqual([...holders].sort(), ['/session', '/user.ljson']);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no accessibility violation in any view in ${colorScheme} mode, and never scrolls sideways`, async () => {
      const person = newcomer();
      const context = await agency.newContext({ colorScheme, viewport: { width: 320, height: 800 } });
      const { page } = await visit(context, agency.url);
      const check = async (name: string | RegExp) => {
        await heading(page, name).waitFor();
        // Waits until the toast over the top of a narrow panel has gone.
        await page.waitForFunction(() => !document.querySelector('.agency-toast'));
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          assert.deepEqual(await violations(page), [], `${name} at ${width}`);
          const overflow = await panelOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
          assert.ok(overflow <= 0, `${name} at ${width} stands out by ${overflow}`);
        }
      };
      await open(page, '#/user');
      await check('Keep what you find');
      await open(page, '#/user/sign-in');
      await check('Sign in');
      await panelOf(page).getByRole('button', { name: 'Sign in', exact: true }).click();
      await check('Sign in');
      await open(page, '#/user/forgotten_password');
      await check('Forgotten your password?');
      await open(page, '#/user/register');
      await check('Register');
      await panelOf(page).getByRole('button', { name: 'Register', exact: true }).click();
      await check('Register');
      await register(page, person);
      await check(/^Hello/);
      await open(page, '#/user/edit');
      await check('Edit your details');
      await open(page, '#/user/marketing-preferences');
      await check('Update your marketing preferences');
      await open(page, '#/user/forgotten_password');
      await check('Forgotten your password?');
    });
  }
});

async function waitUntil(test: () => boolean) {
  for (let turn = 0; !test(); turn++) {
    if (turn > 100) throw new Error(`never true: ${test}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
