import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import { isInGoodStanding } from "@skywave/domain/service-continuity/new-radio";
import { moveBlockerOf } from "@skywave/domain/schedule/move-blocker";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import { done, type Refusal, refuse } from "#platform/outcome.ts";
import type { ScheduleFacts } from "#modules/renewals/index.ts";
import { changeFactsOf, offerOn } from "#modules/subscriptions/index.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import { decideChange } from "../change/decide-change.ts";
import { lastAddressOf, openChange, presentPlan, priceChange } from "../change/quote-change.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { chooseTransfer, type ChooseTransferParts } from "./choose-transfer.ts";
import type { TransferChange } from "./transfer-terms.ts";

export interface QuoteTransferParts extends ChangeParts, ChooseTransferParts {
  subscriptions: ChangeParts["subscriptions"];
  radioTransferFeeInCents: number;
  /** How the legacy system has an account; undefined for one that it does not know. */
  findLegacyAccount: (
    identityId: string,
  ) => Promise<{ isClosed: boolean; isInCollections: boolean; accountType: string } | undefined>;
}

/** Makes the quote of a move to another radio: the fee, if there is one, and the bills of the plan as they stay. */
export function createQuoteTransfer(parts: QuoteTransferParts): KindOfOrder<"transfer">["quote"] {
  return async ({ subscriptionId, deviceId: token, giftCardId }, caller) => {
    const { identityId } = caller;
    const opened = await openChange(parts, { caller, subscriptionId }, presentPlan);
    if (!opened.ok) return opened;
    const { facts, plan: offer } = opened.data;
    const { row, today } = facts;
    const refusal = decideMove(facts) ?? (await decideAccount(parts, identityId));
    if (refusal !== undefined) return refusal;
    const found = await parts.radios.found.recall(token, caller.deviceId);
    if (found === undefined) return refuse("DEVICE_NOT_FOUND");
    const serviceAddress = lastAddressOf(row);
    const moving = { identityId, subscriptionId, offer, serviceAddress, today };
    const chosen = await chooseTransfer(parts, moving, found);
    if (!chosen.ok) return chosen;

    const amountInCents = parts.radioTransferFeeInCents;
    const fee = amountInCents === 0 ? null : { place: row.billedCount, amountInCents };
    const schedule = withFee(facts.schedule, { fee, today });
    const priced = await priceChange(parts, { facts, schedule, offer, giftCardId });
    if (!priced.ok) return priced;
    const { terms, change } = priced.data;
    const action = { kind: "radioTransfer" } as const;
    return done({
      ...terms,
      kind: "transfer",
      change: { ...change, action, effectiveOn: today.toString(), ...chosen.data, fee },
    });
  };
}

/** Why a plan cannot move to any radio just now. */
export function decideMove(facts: ScheduleFacts): Refusal | undefined {
  const { row, today } = facts;
  if (!needsRadio(offerOn(row, today).serviceType))
    return refuse("PLAN_CANNOT_MOVE", { details: { reason: "streaming" } });
  if (moveBlockerOf(changeFactsOf(facts, today)) === "TRIAL")
    return refuse("PLAN_CANNOT_MOVE", { details: { reason: "trial" } });
  return decideChange(facts, "transfer");
}

/** Nothing moves in an account that is closed, in collections, or not a person's. */
export async function decideAccount(
  { findLegacyAccount }: Pick<QuoteTransferParts, "findLegacyAccount">,
  identityId: string,
): Promise<Refusal | undefined> {
  const legacy = await findLegacyAccount(identityId);
  const isOpen =
    legacy === undefined || isInGoodStanding({ ...legacy, isConsumer: legacy.accountType === "consumer" });
  return isOpen ? undefined : refuse("PLAN_CANNOT_MOVE", { details: { reason: "account" } });
}

/** A schedule with the fee of a move. The quote and the bill both come from here. */
export function withFee(
  schedule: SubscriptionSchedule,
  { fee, today: on }: { fee: TransferChange["fee"]; today: Temporal.PlainDate },
): SubscriptionSchedule {
  return fee === null ? schedule : { ...schedule, fees: [...(schedule.fees ?? []), { ...fee, on }] };
}
