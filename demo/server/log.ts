/** Logs one event; it must not contain personal data. */
export type Log = (event: string, facts: Record<string, string | number | undefined>) => void;

/** Writes each event as one line of JSON to stderr; stdout is for the server's address. */
export const jsonLog: Log = (event, facts) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);
};

/** The loggable part of an error: its kind and where it arose. Its message may quote what a visitor typed. */
export function errorFacts(error: unknown): Record<string, string | number | undefined> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, responseCode, cause } = error as { code?: unknown; responseCode?: unknown; cause?: { code?: unknown } };
  const known = cause?.code ?? code;
  // A line of the message may look like one of the stack.
  const places = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code: typeof known === 'string' ? known : undefined,
    // The status code with which a mail server refused.
    answer: typeof responseCode === 'number' ? responseCode : undefined,
    at: places?.slice(0, 8).join('\n'),
  };
}
