import { navigate } from '../core/path';
import type { FormValues } from '../domain/form-values';
import type { Outcome } from '../domain/outcome';

/** Inline and important, so that it stays hidden without our style sheet and under a page's reset. */
const away = {
  position: 'absolute',
  'inline-size': '1px',
  'block-size': '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
} as const;

/**
 * A spam trap: people can neither see, hear nor reach this field, so only bots fill it in. Nothing in its markup shows
 * its purpose.
 */
export function Honeypot({ name }: { name: string }) {
  return (
    <div ref={putAway} aria-hidden="true">
      <input type="text" name={name} autoComplete="off" tabIndex={-1} />
    </div>
  );
}

function putAway(place: HTMLElement | null) {
  for (const [name, value] of Object.entries(away)) place?.style.setProperty(name, value, 'important');
}

/** Sends a form only if its honeypot, `body`, is empty; otherwise closes the form and says nothing. */
export const unlessTrapped =
  (send: (values: FormValues) => Promise<Outcome>) =>
  async (values: FormValues): Promise<Outcome> => {
    if (!values.body) return send(values);
    navigate('/');
    return { sent: false, messages: [] };
  };
