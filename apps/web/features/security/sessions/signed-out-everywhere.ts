/** What the page that ended all sessions hands to the one where people sign in again. */
export const SIGNED_OUT_EVERYWHERE = { isSignedOutEverywhere: true } as const;

/** Whether the page was come to by ending all sessions. */
export function isSignedOutEverywhere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isSignedOutEverywhere" in state;
}
