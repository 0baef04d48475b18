import { type ChangeKind, blockerOf } from "@skywave/domain/life/blocker-of";
import { manageUrlOf } from "@skywave/domain/offers/manage-url";
import type { SubscriptionLife } from "@skywave/domain/pricing/subscription-life";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { LifeFacts } from "#modules/renewals/index.ts";
import { changeFactsOf } from "#modules/subscriptions/index.ts";

/** Why a subscription cannot be changed like this just now; it is asked about as it would be with another life. */
export function judgeChange(
  facts: LifeFacts,
  kind: ChangeKind,
  life?: SubscriptionLife,
): Refusal | undefined {
  const asked = changeFactsOf(facts, facts.today);
  const blocker = blockerOf(kind, life === undefined ? asked : { ...asked, life });
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
