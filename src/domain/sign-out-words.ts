/** Words of signing out while the account lacks changes. */
export const signOutWords = {
  unsent: 'Some changes to your saved searches have not reached your account yet. Signing out would lose them.',
  anyway: 'Sign out anyway',
} as const;
