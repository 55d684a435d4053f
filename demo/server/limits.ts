/** How many attempts are allowed per time window. */
interface RateLimit {
  attempts: number;
  minutes: number;
}

/** What is limited: per address of the visitor, per account, per account from one address, or in all. */
export const defaultLimits = {
  signInByAddress: { attempts: 60, minutes: 15 },
  signInByAccount: { attempts: 40, minutes: 15 },
  signInByAddressAndAccount: { attempts: 10, minutes: 15 },
  registrationByAddress: { attempts: 20, minutes: 60 },
  resetByAddress: { attempts: 20, minutes: 60 },
  resetByAccount: { attempts: 5, minutes: 60 },
  resetByAddressAndAccount: { attempts: 3, minutes: 60 },
  /** Each sends an email to an address that may not be confirmed. */
  changesByAccount: { attempts: 5, minutes: 60 },
  leadsByAddress: { attempts: 20, minutes: 60 },
  receiptsByAccount: { attempts: 5, minutes: 60 },
  consentByAddress: { attempts: 100, minutes: 10 },
  viewsByAddress: { attempts: 600, minutes: 10 },
  newViewDomains: { attempts: 50, minutes: 24 * 60 },
} satisfies Record<string, RateLimit>;

/** The limits in force, by what they limit. */
export type RateLimits = Readonly<Record<keyof typeof defaultLimits, RateLimit>>;

/** What a limit counts together, and what its visitor can do about it; no site changes that. */
interface LimitRule {
  /** Each address of a visitor has attempts of its own. */
  isPerAddress?: boolean;
  /** What the visitor can do in place of waiting. */
  instead?: string;
}

/** Others may have used up the attempts of an account; its owner need not wait for them. */
const instead = 'choose a new password';

/** The rule of each limit. */
export const limitRules: Readonly<Record<keyof RateLimits, LimitRule>> = {
  signInByAddress: { isPerAddress: true, instead },
  signInByAccount: { instead },
  signInByAddressAndAccount: { isPerAddress: true, instead },
  registrationByAddress: { isPerAddress: true },
  resetByAddress: { isPerAddress: true },
  resetByAccount: {},
  resetByAddressAndAccount: { isPerAddress: true },
  changesByAccount: {},
  leadsByAddress: { isPerAddress: true },
  receiptsByAccount: {},
  consentByAddress: { isPerAddress: true },
  viewsByAddress: { isPerAddress: true },
  newViewDomains: {},
};
