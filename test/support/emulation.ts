import { emulateMedia } from '@web/test-runner-commands';

/** Whether a test can emulate media preferences and print in this browser. */
export const canEmulate = await emulateMedia({ media: 'screen' }).then(
  () => true,
  () => false,
);
