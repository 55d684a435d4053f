import { readKeys, type Keys } from './page-keys';
import { flag, link, otherwise, shape } from './page-shape';
import { readText, type Raw } from './reading';

/** How a visitor is asked: in a banner beside the page, or on a full screen before it. */
export type ConsentTheme = 'banner' | 'full-screen';

const readTheme = (value: unknown): ConsentTheme =>
  typeof value === 'string' && /full/i.test(value) ? 'full-screen' : 'banner';

const readBanner = shape({
  theme: readTheme,
  /** Identifies what visitors consent to; they are asked again when it changes. */
  version: readText,
  doNotShow: otherwise(flag, false),
  content: otherwise(shape({ href: link, message: readText }), { href: undefined, message: '' }),
});

/** The site's settings for the cookie banner. */
export interface ConsentSettings {
  readonly banner: NonNullable<ReturnType<typeof readBanner>>;
  /** No banner at all, which counts as consent. */
  readonly isDisabled: boolean;
}

interface Given {
  cookieConsentConfig: ConsentSettings['banner'];
  disableCookieConsent: boolean;
  disableDefaultCookieConsent: boolean;
}

/** The keys of page data for the cookie banner. */
export const consentKeys: Keys<Given> = {
  cookieConsentConfig: {
    read: readBanner,
    missing: { theme: 'banner', version: '', doNotShow: false, content: { href: undefined, message: '' } },
  },
  disableCookieConsent: { read: flag, missing: false },
  disableDefaultCookieConsent: { read: flag, missing: false },
};

/** The consent settings of a page. */
export function readConsentSettings(raw: Raw, report: (key: string) => void): ConsentSettings {
  const given = readKeys(raw, consentKeys, report);
  const { cookieConsentConfig: banner, disableCookieConsent, disableDefaultCookieConsent } = given;
  return { banner, isDisabled: banner.doNotShow || disableCookieConsent || disableDefaultCookieConsent };
}
