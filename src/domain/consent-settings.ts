import { subjectOf } from './page-keys';
import { flag, link, otherwise, shape } from './page-shape';
import type { PageSubject } from './page-subject';
import { readText } from './reading';

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

const given = subjectOf<Given>({
  cookieConsentConfig: {
    read: readBanner,
    missing: { theme: 'banner', version: '', doNotShow: false, content: { href: undefined, message: '' } },
  },
  disableCookieConsent: { read: flag, missing: false },
  disableDefaultCookieConsent: { read: flag, missing: false },
});

/** The consent settings of a page. */
export const consentSettings: PageSubject<ConsentSettings> = {
  names: given.names,
  read(raw, report) {
    const { cookieConsentConfig: banner, disableCookieConsent, disableDefaultCookieConsent } = given.read(raw, report);
    return { banner, isDisabled: banner.doNotShow || disableCookieConsent || disableDefaultCookieConsent };
  },
};
