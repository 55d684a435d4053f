/** What a page says of the terms of its forms. */
interface PageTerms {
  readonly termsStatementText: string;
  readonly customTermsText: string;
  readonly termsLink?: string;
  readonly privacyLink?: string;
}

/** Where the terms are, as a tag has it. */
export interface TermsLinks {
  readonly termsLink?: string | undefined;
  readonly privacyLink?: string | undefined;
}

/** What a visitor agrees to, and where it is written: the page's own words, unless the tag names links of its own. */
export function termsOf(page: PageTerms, { termsLink, privacyLink }: TermsLinks) {
  const hasOwnLinks = termsLink !== undefined || privacyLink !== undefined;
  return {
    statement: hasOwnLinks ? '' : page.termsStatementText,
    terms: termsLink ?? page.termsLink,
    privacy: privacyLink ?? page.privacyLink,
    more: page.customTermsText,
  };
}

/** The same for a form by which somebody reaches the agency: its links lead where the platform keeps both texts. */
export function leadTermsOf(page: PageTerms, own: TermsLinks) {
  const { statement, terms = '/terms-of-use', privacy = '/privacy-policy', more } = termsOf(page, own);
  return { statement, terms, privacy, more };
}
