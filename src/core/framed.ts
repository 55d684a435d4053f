/** Whether another site shows this page in a frame, where clickjacking could make the visitor press unawares. */
export function isFramedElsewhere(): boolean {
  try {
    return top !== null && top.origin !== globalThis.origin;
  } catch {
    return true;
  }
}
