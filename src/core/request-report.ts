import { stringify } from './json';

/** What a server is told that gives no answer. */
export interface Report {
  /** Also of another site: no token goes along, and no cookie to another site. */
  address: string;
  fields: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  /** As fields of a form; otherwise as JSON that is called text, since nothing else may cross to another site unasked. */
  asForm: boolean;
}

/** Tells a server something and reads no answer. It arrives also when the page is left; its failure is nobody's concern. */
export async function report({ address, fields, asForm }: Report): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      body: asForm ? formOf(fields) : stringify(fields),
      mode: 'no-cors',
      credentials: 'same-origin',
      referrerPolicy: 'strict-origin',
      keepalive: true,
    });
  } catch {
    // The browser says so in the console, and the visitor can do nothing about it.
  }
}

function formOf(fields: Report['fields']) {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' ? value.map((each) => [`${name}[]`, String(each)]) : [[name, String(value)]],
  );
  return new URLSearchParams(pairs);
}
