import type { StudentStatus } from "@skywave/contract";

/** The newer addresses: where their flags are off, they lead to the older ones. */
export const VERIFY = "/subscribe/checkout/studentverification/new";
export const REVERIFY = "/student/re-verify/new";

export type NextMove = "start" | "open" | "wait" | "renew";

/** What somebody can do about their student status: be verified, go on with a check, wait, or renew it. */
export function nextMoveOf({ isStudent, verifiedUntil, check, canRenew }: StudentStatus): NextMove {
  if (check?.state === "documentsNeeded" || check?.state === "inReview") return "open";
  if (verifiedUntil === null) return "start";
  return !isStudent || canRenew ? "renew" : "wait";
}
