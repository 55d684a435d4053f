import { html } from 'hono/html';

/** What stands in the place of the stamp duty calculator without JavaScript. */
export const stampDutyFallback = html`<p>
  See the <a href="https://www.gov.uk/stamp-duty-land-tax/residential-property-rates">rates on GOV.UK</a>.
</p>`;

/** What stands in the place of the mortgage calculator without JavaScript. */
export const mortgageFallback = html`<p>Ask <a href="/branches">any branch</a> for an illustration.</p>`;
