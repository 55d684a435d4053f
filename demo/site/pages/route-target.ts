import { html } from 'hono/html';

/** Where links to the route of a dialog lead without JavaScript; with it there is nothing, since a page scrolls to ids. */
export const routeTarget = (route: string) => html`<noscript><span id="${route}"></span></noscript>`;
