import type { StudentStatus } from "@skywave/contract";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import { renewableFrom } from "@skywave/domain/student/student-time";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { StudentOutlook } from "../plans/find-outlook.ts";
import { type CheckFacts, mayBeVerified, stateAt } from "./decide-check.ts";

/** How somebody stands as a student, as they see it. */
export function showStatus({ latest, verifiedUntil, now, today, outlook }: CheckFacts): StudentStatus {
  const state = latest && stateAt(latest, now);
  const isOpen = state === "documentsNeeded" || state === "inReview";
  return {
    isStudent: verifiedUntil !== undefined && !isBefore(verifiedUntil, today),
    verifiedUntil: verifiedUntil?.toString() ?? null,
    renewableFrom: verifiedUntil === undefined ? null : renewableFrom(verifiedUntil).toString(),
    canRenew: verifiedUntil !== undefined && mayBeVerified(verifiedUntil, today),
    plan: outlook === undefined ? null : serializePlan(outlook),
    check:
      latest === undefined || state === undefined
        ? null
        : {
            id: latest.id,
            state,
            isRenewal: latest.isRenewal,
            reason: latest.reason,
            answerBy: isOpen ? latest.expiresAt.toString() : null,
          },
  };
}

function serializePlan({ subscriptionId, plan, currency, before, after, stepsUpOn }: StudentOutlook) {
  return {
    subscriptionId,
    name: plan,
    currency,
    before: toMajorUnits(before.totalInCents),
    after: toMajorUnits(after.totalInCents),
    stepsUpOn: stepsUpOn.toString(),
  };
}
