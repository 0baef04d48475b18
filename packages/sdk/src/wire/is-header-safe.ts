/** Longer than any token that was ever issued, and short enough to fit into a request's headers. */
const LONGEST = 3000;
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/** Whether a stored token can be sent at all: one that was corrupted would make the request itself throw. */
export function isHeaderSafe(token: unknown): token is string {
  return typeof token === "string" && token.length <= LONGEST && VISIBLE_ASCII.test(token);
}
