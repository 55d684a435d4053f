/** A page's data about the terms of its forms. */
interface PageTerms {
  readonly termsStatementText: string;
  readonly customTermsText: string;
  readonly termsLink?: string;
  readonly privacyLink?: string;
}

/** Links to the terms in a tag's attributes. */
export interface TermsLinks {
  readonly termsLink?: string | undefined;
  readonly privacyLink?: string | undefined;
}

/** The terms a visitor agrees to, and their links: the page's own statement, unless the tag has its own links. */
export function termsOf(page: PageTerms, { termsLink, privacyLink }: TermsLinks) {
  const hasOwnLinks = termsLink !== undefined || privacyLink !== undefined;
  return {
    statement: hasOwnLinks ? '' : page.termsStatementText,
    terms: termsLink ?? page.termsLink,
    privacy: privacyLink ?? page.privacyLink,
    more: page.customTermsText,
  };
}

/** Where a platform's site has its privacy policy. */
export const privacyPath = '/privacy-policy';

/** The same for a lead form, whose links default to the platform's pages for both. */
export function leadTermsOf(page: PageTerms, own: TermsLinks) {
  const { statement, terms = '/terms-of-use', privacy = privacyPath, more } = termsOf(page, own);
  return { statement, terms, privacy, more };
}
