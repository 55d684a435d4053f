import { fileURLToPath } from 'node:url';

/** Gives notistack a stand-in for what would write styles into the page. */
export const withoutStyles = () => ({
  name: 'without-styles',
  resolveId: (id) => (id === 'goober' ? fileURLToPath(new URL('no-styles.mjs', import.meta.url)) : null),
});
