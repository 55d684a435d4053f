/** Analytics code, as the agency would paste it into its CMS. */
export interface AnalyticsCode {
  head: string;
  body: string;
  /** Origins to which the code reports; it can reach no others than the site's own. */
  hosts?: readonly string[];
}

/** Pushes each page view to a list on the page, as for a tag manager; nothing leaves the browser. */
export const ownAnalytics: AnalyticsCode = {
  head: '<script>window.dataLayer = window.dataLayer || [];</script>',
  body: "<script>dataLayer.push({ event: 'page_view', page: location.pathname });</script>",
};

/** The code named in the environment; undefined when there is none. */
export const analyticsFrom = ({
  HEAD_ANALYTICS_CODE: head = '',
  ANALYTICS_CODE: body = '',
  ANALYTICS_HOSTS: hosts = '',
}: NodeJS.ProcessEnv): AnalyticsCode | undefined =>
  head || body ? { head, body, hosts: hosts.split(/[\s,;]+/).filter(Boolean) } : undefined;
