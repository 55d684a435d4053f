import { Hono } from 'hono';

import type { Environment } from './environment';

const path = '/legacy_asset_bundles/legacy_calendar.js';

/** Minimal stand-in for the platform's older calendars, so that the demo can show how they are opened. */
export const legacyCalendar = () =>
  new Hono<Environment>().get(path, (c) =>
    c.body(legacyCalendarScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );

/** The same interface as the platform's script: `createModal`, then `openModal` with the click event. */
export const legacyCalendarScript = `(() => {
  const create = (name, ...inside) => Object.assign(document.createElement(name), ...inside);
  const calendar = (heading, words) => {
    let dialog, text;
    return {
      createModal() {
        if (dialog) return;
        dialog = create('dialog', { className: 'site-legacy', ariaLabel: heading });
        text = create('p');
        const form = create('form', { method: 'dialog' });
        form.append(create('button', { textContent: 'Close' }));
        dialog.append(create('h2', { textContent: heading }), text, form);
        document.body.append(dialog);
      },
      openModal(event) {
        const pressed = event && event.currentTarget.textContent.trim();
        text.textContent = words + (pressed ? ' You pressed “' + pressed + '”.' : '');
        if (!dialog.open) dialog.showModal();
      },
    };
  };
  globalThis.HFBooking = {
    Valuation: calendar('Valuation calendar', 'The older calendar of the platform opens here.'),
    Viewing: calendar('Viewing calendar', 'The older calendar of the platform opens here.'),
  };
})();
`;
