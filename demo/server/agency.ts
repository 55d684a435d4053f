/** The agency this server belongs to. */
export interface Agency {
  name: string;
  email: string;
  /** Pattern of extra characters allowed in names, as in the page data's `name_pattern`. */
  namePattern: string;
  /** Accepts telephone numbers as people write them, as in the site setting of that name. */
  acceptWrittenTelephones: boolean;
  /** Days on which nobody visits a home, such as '2026-12-25', as in the site setting of that name. */
  closedDays: readonly string[];
}
