import { emulateMedia } from '@web/test-runner-commands';

/** Whether this browser lets a test say what the visitor prefers, and whether the page is printed. */
export const canEmulate = await emulateMedia({ media: 'screen' }).then(
  () => true,
  () => false,
);
