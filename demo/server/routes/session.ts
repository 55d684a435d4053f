import { Hono } from 'hono';

import { accountNotices } from '../../../src/domain/prescribed-words';
import { readText } from '../../../src/domain/reading';
import { findUserByEmail } from '../accounts';
import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { isPasswordRight } from '../passwords';
import { forgetAttempts, limitAttempts } from '../rate-limit';
import { requirePerson } from '../require-person';
import { userJson } from '../user-json';

/** Signing in and out, and the token for writes. */
export function sessionRoutes(services: Services) {
  return new Hono<Environment>()
    .use('/session', noStore)
    .use('/authenticity_token.ljson', noStore)
    .get('/authenticity_token.ljson', async (c) =>
      c.json({ authenticity_token: await c.var.visitor.authenticityToken() }),
    )
    .post('/session', async (c) => {
      const { visitor } = c.var;
      const email = readText(c.env.fields['username']);
      await limitAttempts(c, services, 'signInByAddress');
      await requirePerson(c, services);
      // In this order, so that neither robots nor the attempts one address is refused count against the owner at another.
      await limitAttempts(c, services, 'signInByAddressAndAccount', email);
      await limitAttempts(c, services, 'signInByAccount', email);
      const user = await findUserByEmail(services, email);
      const password = c.env.fields['password'];
      const isRight = await isPasswordRight(user?.passwordHash, typeof password === 'string' ? password : '');
      if (!user || !isRight || !(await visitor.signIn(user))) {
        return c.json({ message: accountNotices.signInFailed.message, code: 'sign_in_failed' }, 401);
      }
      await forgetAttempts(c, services, 'signInByAddressAndAccount', email);
      return c.json({
        user: await userJson(services, user),
        authenticity_token: await visitor.authenticityToken(),
      });
    })
    .delete('/session', async (c) => {
      await c.var.visitor.signOut();
      return c.json({ authenticity_token: await c.var.visitor.authenticityToken() });
    });
}
