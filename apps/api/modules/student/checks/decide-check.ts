import type { StudentCheck } from "@skywave/contract";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import { renewableFrom } from "@skywave/domain/student/student-time";
import type { StudentOutlook } from "../plans/find-outlook.ts";
import type { CheckRow } from "./checks-repository.ts";

/** How a check stands at an instant: what was waited for in vain is over. */
export function stateAt({ state, expiresAt }: CheckRow, now: Temporal.Instant): StudentCheck["state"] {
  const isOpen = state === "documentsNeeded" || state === "inReview";
  return isOpen && Temporal.Instant.compare(expiresAt, now) <= 0 ? "expired" : state;
}

export interface CheckFacts {
  latest: CheckRow | undefined;
  verifiedUntil: Temporal.PlainDate | undefined;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  /** What the plan for students is about to cost. */
  outlook: StudentOutlook | undefined;
}

export type StartDecision =
  /** It is being checked already. */
  | { kind: "answer" }
  /** The verification is good for long enough. */
  | { kind: "alreadyVerified" }
  | { kind: "ask"; isRenewal: boolean };

/** Decides about a wish to be verified. */
export function decideStart({
  latest,
  verifiedUntil,
  now,
  today,
}: Omit<CheckFacts, "outlook">): StartDecision {
  const state = latest && stateAt(latest, now);
  if (state === "documentsNeeded" || state === "inReview") return { kind: "answer" };
  return mayBeVerified(verifiedUntil, today)
    ? { kind: "ask", isRenewal: verifiedUntil !== undefined }
    : { kind: "alreadyVerified" };
}

/** Nobody is verified for more than a year ahead and the two months in which it can be renewed. */
export function mayBeVerified(
  verifiedUntil: Temporal.PlainDate | undefined,
  today: Temporal.PlainDate,
): boolean {
  return verifiedUntil === undefined || !isBefore(today, renewableFrom(verifiedUntil));
}

const SIGNS: readonly { contentType: string; begins: readonly number[] }[] = [
  { contentType: "application/pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { contentType: "image/jpeg", begins: [0xff, 0xd8, 0xff] },
  { contentType: "image/png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** Whether a file is what it says it is, by how it begins. */
export function isOfContentType(bytes: Uint8Array, contentType: string): boolean {
  const sign = SIGNS.find((candidate) => candidate.contentType === contentType);
  return sign !== undefined && sign.begins.every((byte, index) => bytes[index] === byte);
}
