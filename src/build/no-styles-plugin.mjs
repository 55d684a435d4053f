import { fileURLToPath } from 'node:url';

/** Replaces goober, which notistack uses to inject styles into the page. */
export const withoutStyles = () => ({
  name: 'without-styles',
  resolveId: (id) => (id === 'goober' ? fileURLToPath(new URL('no-styles.mjs', import.meta.url)) : null),
});
