import { Hono, type Context } from 'hono';

import { newPasswordForm, profileForm } from '../../../src/domain/forms';
import { pick, readRecord, snakeCase } from '../../../src/domain/reading';
import { profileFields } from '../../../src/domain/user';
import { validate } from '../../../src/domain/validation';
import { changePassword, createAccount, findUserByEmail, isSameEmail, updateProfile } from '../accounts';
import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { noteChange, sendChangeNotices } from '../mail/change-notices';
import { namesOther, refuseOther } from '../other-account';
import { longestPassword } from '../passwords';
import { isAttemptAllowed, limitAttempts } from '../rate-limit';
import { readPassword, readProfileText, readRegistration, registrationErrors } from '../registration';
import { requirePerson } from '../require-person';
import type { User } from '../schema';
import { userJson } from '../user-json';
import { signedOut } from '../visitor';

/** The current user: details, registration, profile and password change. */
export function userRoutes(services: Services) {
  return new Hono<Environment>()
    .use('/user.ljson', noStore)
    .get('/user.ljson', async (c) => c.json({ user: await userJson(services, await c.var.visitor.user()) }))
    .post('/user.ljson', (c) => register(c, services))
    .put('/user.ljson', async (c) => {
      const user = await c.var.visitor.signedInUser();
      if (namesOther(c, user)) return refuseOther(c);
      return 'password' in c.env.fields ? setPassword(c, services, user) : editProfile(c, services, user);
    });
}

async function register(c: Context<Environment>, services: Services) {
  const { fields } = c.env;
  const registration = readRegistration(readRecord(fields['client']) ?? fields);
  // A robot that filled in the honeypot gets the usual response, but nothing is stored.
  if (registration.trap !== '') return c.json({ user: await userJson(services, undefined) });
  const errors = registrationErrors(registration, services.agency);
  if (errors.length > 0) return c.json({ errors }, 422);
  await limitAttempts(c, services, 'registrationByAddress');
  await requirePerson(c, services);
  const user = await createAccount(services, registration);
  if (user) return signedIn(c, services, user);
  // The response does not say why; the address's owner is told by email, and few of those can be triggered.
  const { email } = registration.profile;
  if (await isAttemptAllowed(c, services, 'receiptsByAccount', email))
    services.background.start(() => tellOwner(services, email));
  return c.json({ code: 'registration_failed' }, 422);
}

/** Tells the owner of an address, as it was typed, that somebody tried to register with it. */
async function tellOwner(services: Services, email: string) {
  const owner = await findUserByEmail(services, email);
  if (owner) await noteChange(services.database, { ...owner, email }, 'registered');
  await sendChangeNotices(services);
}

async function setPassword(c: Context<Environment>, services: Services, user: User) {
  const password = readPassword(c.env.fields, 'password');
  const errors = newPasswordErrors(password, readPassword(c.env.fields, 'password_confirmation'));
  if (errors.length > 0) return c.json({ errors }, 422);
  await limitAttempts(c, services, 'changesByAccount', user.email);
  const changed = await changePassword(services, user, password);
  services.background.start(() => sendChangeNotices(services));
  return signedIn(c, services, changed);
}

async function editProfile(c: Context<Environment>, services: Services, user: User) {
  const { fields } = c.env;
  const sent = readRecord(fields['client']) ?? readRecord(fields['user']) ?? fields;
  const given = profileFields.filter((field) => pick(sent, snakeCase(field)) !== undefined);
  const changes = Object.fromEntries(given.map((field) => [field, readProfileText(sent, field)]));
  const errors = Object.values(validate(profileForm, { ...user, ...changes }, services.agency));
  if (errors.length > 0) return c.json({ errors }, 422);
  const isMoving = changes['email'] !== undefined && !isSameEmail(changes['email'], user.email);
  if (isMoving) {
    // Whether an address can be taken tells whether it has an account, as registering with it does.
    await limitAttempts(c, services, 'registrationByAddress');
    await limitAttempts(c, services, 'changesByAccount', user.email);
  }
  const updated = await updateProfile(services, user, changes);
  if (!updated) return c.json({ errors: ['This email address cannot be used'] }, 422);
  if (isMoving) services.background.start(() => sendChangeNotices(services));
  return c.json({ user: await userJson(services, updated) });
}

/**
 * Signs the user in, and answers with them and the token of the new session; a 401 when the password was changed
 * elsewhere in the meantime.
 */
async function signedIn(c: Context<Environment>, services: Services, user: User) {
  if (!(await c.var.visitor.signIn(user))) return signedOut(c);
  return c.json({
    user: await userJson(services, user),
    authenticity_token: await c.var.visitor.authenticityToken(),
  });
}

/** Errors of a new password; each continues the word 'Password', as the form shows it. */
function newPasswordErrors(password: string, passwordConfirmation: string): string[] {
  if (password.length > longestPassword) return [`must have at most ${longestPassword} characters`];
  const errors = validate(newPasswordForm, { password, passwordConfirmation });
  return [
    ...(errors.password ? [errors.password.replace(/^Password /, '')] : []),
    ...(errors.passwordConfirmation ? ['and its confirmation are not the same'] : []),
  ];
}
