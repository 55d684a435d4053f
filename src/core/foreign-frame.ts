import { attempt } from './attempt';

/** Whether another site shows this page in a frame, where clickjacking could trick the visitor into a press. */
export function isFramedElsewhere(): boolean {
  // The origin of another site's window cannot even be read.
  return attempt(() => top !== null && top.origin !== globalThis.origin) ?? true;
}
