/** Whether another site shows this page inside its own: what is pressed there may not be what the visitor means. */
export function isFramedElsewhere(): boolean {
  try {
    return top !== null && top.origin !== globalThis.origin;
  } catch {
    return true;
  }
}
