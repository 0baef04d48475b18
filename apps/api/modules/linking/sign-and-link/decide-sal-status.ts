import type { SalStatus } from "@skywave/contract";
import type { Invitation } from "./invitations-repository.ts";

/** Who has the e-mail that a subscription was sold for. */
export interface EmailOwner {
  identityId: string;
  /** False when they have this product already, or an account that can't have a streaming plan. */
  canHavePlan: boolean;
}

/** How far a subscription is that waits for its owner; undefined when its link holds no longer. */
export function decideSalStatus(
  invitation: Invitation,
  emailOwner: EmailOwner | undefined,
  now: Temporal.Instant,
): SalStatus["status"] | undefined {
  if (invitation.claimedBy !== null) return "CLAIMED";
  if (Temporal.Instant.compare(now, invitation.expiresAt) >= 0) return undefined;
  if (invitation.email === null) return "UNCLAIMED_NO_EMAIL";
  if (emailOwner === undefined) return "UNCLAIMED_EMAIL_AVAILABLE";
  return emailOwner.canHavePlan ? "UNCLAIMED_SIGN_IN_TO_REUSE" : "UNCLAIMED_EMAIL_TAKEN";
}

export type ClaimDecision = "claim" | "repeat" | "notYours" | "invalid";

/**
 * Whether a person may claim a subscription. Where the e-mail it was sold for belongs to a customer, it waits for
 * them; everybody else who holds the link may be the one it was bought for.
 */
export function decideClaim(
  invitation: Invitation,
  { identityId, emailOwner }: { identityId: string; emailOwner: EmailOwner | undefined },
  now: Temporal.Instant,
): ClaimDecision {
  if (invitation.claimedBy !== null) return invitation.claimedBy === identityId ? "repeat" : "notYours";
  const status = decideSalStatus(invitation, emailOwner, now);
  if (status === undefined) return "invalid";
  const waitsForOther = status === "UNCLAIMED_SIGN_IN_TO_REUSE" && emailOwner?.identityId !== identityId;
  return waitsForOther ? "notYours" : "claim";
}
