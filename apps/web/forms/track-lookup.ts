import type { AuthenticationType, Tracker } from "@skywave/tracking";

type LookupTracking = Pick<
  Tracker,
  "authenticationStarted" | "authenticationSucceeded" | "authenticationFailed"
>;

/** Looks somebody up, and tells that: each start has its success or its failure, also where the lookup throws. */
export async function trackLookup<O extends { ok: boolean } | undefined>(
  tracking: LookupTracking,
  type: AuthenticationType,
  lookUp: () => Promise<O>,
): Promise<O> {
  let isFound = false;
  tracking.authenticationStarted(type);
  try {
    const outcome = await lookUp();
    isFound = outcome?.ok === true;
    return outcome;
  } finally {
    if (isFound) tracking.authenticationSucceeded(type);
    else tracking.authenticationFailed(type);
  }
}
