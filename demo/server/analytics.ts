/** Code with which the site counts its visits, as the agency pasted it into its system. */
export interface AnalyticsCode {
  head: string;
  body: string;
}

/** Notes each page in a list on that page, where a tag manager would read it; nothing leaves the browser. */
export const ownAnalytics: AnalyticsCode = {
  head: '<script>window.dataLayer = window.dataLayer || [];</script>',
  body: "<script>dataLayer.push({ event: 'page_view', page: location.pathname });</script>",
};

/** The code that the environment names; undefined when it names none. */
export const analyticsFrom = ({
  HEAD_ANALYTICS_CODE: head = '',
  ANALYTICS_CODE: body = '',
}: NodeJS.ProcessEnv): AnalyticsCode | undefined => (head || body ? { head, body } : undefined);
