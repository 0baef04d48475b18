/**
 * The parsed text, or undefined if it is no JSON. The type is the caller's word for it: answers are made from
 * the same contract, and checking them again would bring its schemas into the page.
 */
export function readJson<T>(text: string): T | undefined {
  try {
    const value: T = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The absent body of an answer; absent by the contract, which the type repeats. */
export function readNothing<T>(): T {
  return JSON.parse("null", () => undefined);
}
