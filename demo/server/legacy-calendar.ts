import { Hono } from 'hono';

import type { Environment } from './environment';

const path = '/legacy_asset_bundles/legacy_calendar.js';

/** Stands in for the platform's older calendars: the least a page can hand over to, so that what calls them can be seen. */
export const legacyCalendar = () =>
  new Hono<Environment>().get(path, (c) =>
    c.body(legacyCalendarScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );

/** The script's manners as the platform's own has them: a modal is made, then opened, for what was pressed. */
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
