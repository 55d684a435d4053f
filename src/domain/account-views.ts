/** One of the tabs of the account panel. */
export type AccountTab = 'profile' | 'saved-properties' | 'saved-searches';

/** One view of the account panel. */
export interface AccountView {
  readonly tab: AccountTab;
  readonly tag: string;
  /** Properties of the tag. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Who may see it; others are redirected to the profile. */
  readonly for: 'anybody' | 'signed-in' | 'signed-out';
}

const profile: AccountView = { tab: 'profile', tag: 'agency-profile', for: 'anybody' };

const views = new Map<string, AccountView>([
  ['/user', profile],
  ['/user/sign-in', { tab: 'profile', tag: 'agency-sign-in', for: 'signed-out' }],
  ['/user/register', { tab: 'profile', tag: 'agency-register', for: 'signed-out' }],
  ['/user/forgotten_password', { tab: 'profile', tag: 'agency-password', for: 'anybody' }],
  ['/user/edit', { tab: 'profile', tag: 'agency-profile', props: { editing: true }, for: 'signed-in' }],
  ['/user/marketing-preferences', { tab: 'profile', tag: 'agency-marketing-preferences', for: 'signed-in' }],
  ['/user/saved-properties', { tab: 'saved-properties', tag: 'agency-saved-properties', for: 'anybody' }],
  ['/user/saved-searches', { tab: 'saved-searches', tag: 'agency-saved-searches', for: 'anybody' }],
]);

/** The view of a path; the profile for an unknown path. */
export function accountView(path: string): AccountView {
  return views.get(path) ?? profile;
}

/** Whether a view is not for this visitor, who must be redirected to the profile. */
export function isForOthers(view: AccountView, isSignedIn: boolean): boolean {
  return view.for !== 'anybody' && (view.for === 'signed-in') !== isSignedIn;
}
