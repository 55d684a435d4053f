import type { Toast } from './domain/toast';

/** Page data set by script: the same keys as in the JSON block `agency-data`. */
export type PageConfiguration = Readonly<Record<string, unknown>>;

/** The API for page scripts, as `window.Agency`. */
export interface AgencyPage {
  /** Version of the script, such as `1.2.0`. */
  version: string;
  /** Fulfilled once the tags of the page are defined; tags that failed to load are left out of it. */
  ready: Promise<void>;
  /** Adds page data before or after the elements are drawn; a key given twice keeps its last value. */
  configure: (data: PageConfiguration) => void;
  /** Listens for a platform event such as `user_signed_in` or `agency-user-signed-in`; returns a function to stop. */
  on: (event: string, listener: (detail: unknown) => void) => () => void;
  /** Opens a route of the page, such as `/user/saved-properties`; `/` closes what is open. */
  navigate: (path: string) => Promise<void>;
  /** Shows a short message to the visitor; works on a page without any of our tags. */
  notify: (toast: Toast) => Promise<void>;
  /**
   * Logs to the console each tag that shows nothing, has an attribute that it does not read or is not one of ours, each
   * name in the page data that nothing reads and, from now on, each page listener that stops events from reaching our
   * elements or our links from opening.
   */
  debug: () => Promise<void>;
  /** What `configure` was given so far. */
  readonly configured: PageConfiguration;
}

declare global {
  interface Window {
    /** Missing until the script has run. */
    Agency?: AgencyPage;
  }
}
