/** What `use` returns, or undefined if it throws: for what a browser may refuse, and for text that may be malformed. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
