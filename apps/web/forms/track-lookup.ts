import type { AuthenticationType, Tracker } from "@skywave/tracking";

type LookupTracking = Pick<
  Tracker,
  "authenticationStarted" | "authenticationSucceeded" | "authenticationFailed"
>;

/** By what somebody is looked up. Where nothing is proved by it, the visitor stays unidentified. */
type Lookup = AuthenticationType | { type: AuthenticationType; isProved: false };

/** Looks somebody up, and tells that: each start has its success or its failure, also where the lookup throws. */
export async function trackLookup<O extends { ok: boolean } | undefined>(
  tracking: LookupTracking,
  lookup: Lookup,
  lookUp: () => Promise<O>,
): Promise<O> {
  const { type, isProved } = typeof lookup === "string" ? { type: lookup, isProved: true } : lookup;
  let isFound = false;
  tracking.authenticationStarted(type);
  try {
    const outcome = await lookUp();
    isFound = outcome?.ok === true;
    return outcome;
  } finally {
    if (isFound) tracking.authenticationSucceeded(type, { isProved });
    else tracking.authenticationFailed(type);
  }
}
