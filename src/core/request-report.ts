import { stringify } from './json';

/** A message to a server whose answer is not read. */
export interface Report {
  /** May be on another site: no token is sent, and no cookie to another site. */
  address: string;
  fields: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  /** Sent as form fields; otherwise as JSON with type text/plain, which needs no preflight on another site. */
  asForm: boolean;
}

/** Sends a report, even if the page is being left; failures are ignored. */
export async function report({ address, fields, asForm }: Report): Promise<void> {
  try {
    // From the root of this site: the page's `<base>` may be on another.
    await fetch(new URL(address, globalThis.origin), {
      method: 'POST',
      body: asForm ? formOf(fields) : stringify(fields),
      mode: 'no-cors',
      credentials: 'same-origin',
      referrerPolicy: 'strict-origin',
      keepalive: true,
    });
  } catch {
    // The browser logs it, and the visitor can do nothing about it.
  }
}

function formOf(fields: Report['fields']) {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' ? value.map((each) => [`${name}[]`, String(each)]) : [[name, String(value)]],
  );
  return new URLSearchParams(pairs);
}
