import type { Assurance } from "#platform/http/caller.ts";
import type { StepUpMethod } from "./step-ups-tables.ts";

const FRESH_FOR_MINUTES = 5;

/** What a session has proved, and when. */
export interface ProofsOfSession {
  assurance: Assurance;
  startedAt: Temporal.Instant;
  stepUps: readonly { method: StepUpMethod; at: Temporal.Instant }[];
}

/** What the person could prove themselves by. */
export interface Credentials {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Whether they have any contact, to which a code could be sent. */
  hasContact: boolean;
}

/** What the fresh proof is wanted for. */
export type StepUpPurpose = "setPassword" | "other";

/**
 * Whether a session has proved afresh who is there. A code by mail or text is enough to set a password, which is how
 * a forgotten one is replaced; for all else it is only where there is nothing better to ask for.
 */
export function decideStepUp(
  proofs: ProofsOfSession,
  { now, credentials, purpose }: { now: Temporal.Instant; credentials: Credentials; purpose: StepUpPurpose },
): "fresh" | "stale" {
  // There is nothing to ask for; such an account has lost its address, and is in want of another.
  if (!credentials.hasPassword && !credentials.hasPasskey && !credentials.hasContact) return "fresh";
  const isFresh = (at: Temporal.Instant) =>
    Temporal.Instant.compare(now, at.add({ minutes: FRESH_FOR_MINUTES })) < 0;
  const isCodeEnough = purpose === "setPassword" || (!credentials.hasPassword && !credentials.hasPasskey);
  const isProved = proofs.stepUps.some(
    ({ method, at }) => isFresh(at) && (method !== "one-time-code" || isCodeEnough),
  );
  const isSignedInWell =
    proofs.assurance === "password" ||
    proofs.assurance === "passkey" ||
    // Who has forgotten a password types one code for both: to come in, and to set another.
    (proofs.assurance === "email" && purpose === "setPassword");
  const isJustSignedIn = isSignedInWell && isFresh(proofs.startedAt);
  return isProved || isJustSignedIn ? "fresh" : "stale";
}
