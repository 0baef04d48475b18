import { type ChangeKind, blockerOf } from "@skywave/domain/schedule/blocker-of";
import { manageUrlOf } from "@skywave/domain/offers/manage-url";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { ScheduleFacts } from "#modules/renewals/index.ts";
import { changeFactsOf } from "#modules/subscriptions/index.ts";

/** Why a subscription cannot be changed like this just now; it is asked about as it would be with another schedule. */
export function decideChange(
  facts: ScheduleFacts,
  kind: ChangeKind,
  schedule?: SubscriptionSchedule,
): Refusal | undefined {
  const asked = changeFactsOf(facts, facts.today);
  const blocker = blockerOf(kind, schedule === undefined ? asked : { ...asked, schedule });
  if (blocker === undefined) return undefined;
  if (blocker !== "BILLED_ELSEWHERE") return refuse(blocker);
  const { source } = facts.row;
  const manageUrl = manageUrlOf(source);
  return refuse(blocker, { details: { source, ...(manageUrl !== undefined && { manageUrl }) } });
}

/** One field of what was asked for cannot be so. */
export function refuseField(field: string): Refusal {
  return refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code: "invalid" }] });
}
