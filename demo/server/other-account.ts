import type { Context } from 'hono';

import { readId } from '../../src/domain/reading';
import type { Environment } from './environment';
import type { User } from './schema';

/** Whether a request names another user than the one signed in, as from a tab that another person left open. */
export function namesOther({ env: { fields } }: Context<Environment>, user: User): boolean {
  return 'user_id' in fields && readId(fields['user_id']) !== String(user.id);
}

/** Refuses a request for another account. */
export function refuseOther(c: Context<Environment>) {
  return c.json({ message: 'You are signed in with another account.', code: 'other_user' }, 403);
}
