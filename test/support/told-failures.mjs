/**
 * Reports every failure to the runner: it cannot serialise an element that an assertion compared, and would wait for a
 * file whose tests have ended.
 */
export const toldFailures = () => ({
  name: 'told-failures',
  transform({ path, body }) {
    if (path !== '/__web-dev-server__web-socket.js') return undefined;
    if (!body.includes(COPY)) throw new Error('The runner sends its results in another way than it did.');
    return { body: body.replace(COPY, `(${copy})(obj)`) };
  },
});

const COPY = 'structuredClone(obj)';

/** Runs in the page. */
function copy(result) {
  const named = (_, value) => (value instanceof Node ? value.nodeName : value);
  try {
    return structuredClone(result);
  } catch {
    return JSON.parse(JSON.stringify(result, named));
  }
}
