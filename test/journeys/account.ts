import type { Page } from 'playwright-core';

import type { newcomer } from './visit';

export type Person = ReturnType<typeof newcomer>;

/** The panel of the visitor's account. */
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Your Hartwell Vane Favourites' });

/** Goes to a route of the panel. */
export const open = (page: Page, route: string) => page.evaluate((hash) => (location.hash = hash), route);

/** Sends the open registration form and waits until the visitor is signed in. */
export async function fillInRegistration(page: Page, person: Person) {
  const panel = panelOf(page);
  await panel.getByLabel('First name').fill(person.firstName);
  await panel.getByLabel('Last name').fill(person.lastName);
  await panel.getByLabel('Email', { exact: true }).fill(person.email);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
  await panel.getByLabel('Password confirmation', { exact: true }).fill(person.password);
  await panel.getByRole('checkbox', { name: /terms/i }).check();
  await panel.getByRole('button', { name: 'Register', exact: true }).click();
  await panel.getByRole('heading', { level: 3, name: `Hello ${person.firstName}` }).waitFor();
}

/** Goes to the sign-in form and sends it. */
export async function signIn(page: Page, { email, password }: Person) {
  await open(page, '#/user/sign-in');
  const panel = panelOf(page);
  await panel.getByLabel('Email', { exact: true }).fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign in', exact: true }).click();
}
