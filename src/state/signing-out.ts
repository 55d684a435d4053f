import { stored } from '../core/storage';
import { readFlag } from '../domain/reading';

/** Whether a sign-out has no answer yet: a page that was left meanwhile leaves it to the next one to end it here. */
export const signOutMarkOnDevice = stored('isSigningOut', (raw) => readFlag(raw) ?? false);
