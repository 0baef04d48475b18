import type { Offer } from "@skywave/domain/offers/offer";
import { orderChargesFor } from "@skywave/domain/pricing/order-charges";
import type { BillingProfileRow } from "#modules/books/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import { openChange, presentPlan } from "../change/quote-change.ts";
import { scheduleDigestOf } from "../change/schedule-digest.ts";
import { decideGoingOn, type DecideGoingOnParts } from "../follow-on/decide-going-on.ts";
import { createFindFollowedTrial, type FindFollowedTrialParts } from "../follow-on/find-followed-trial.ts";
import { followOnAt, isVehicleTrial } from "../follow-on/vehicle-trial.ts";
import type { StoredCharges, StoredLine } from "../order/orders-tables.ts";
import { storeCharges } from "../quote/quoted-order.ts";
import { refuseRadio } from "../radio/refuse-radio.ts";

export type QuoteFollowedPlanParts = ChangeParts & DecideGoingOnParts & FindFollowedTrialParts;

interface FollowedPlan {
  line: StoredLine;
  charges: StoredCharges;
}

interface PlanForRadio {
  offer: Offer;
  /** By which this browser found the radio. */
  token: string | undefined;
  profile: BillingProfileRow;
}

/** Quotes the plan for a radio on which the buyer's own trial runs: every bill of it from the day on which that ends. */
export function createQuoteFollowedPlan(parts: QuoteFollowedPlanParts) {
  const findFollowedTrial = createFindFollowedTrial(parts);

  return async (
    { offer, token, profile }: PlanForRadio,
    caller: PersonCaller,
  ): Promise<Outcome<FollowedPlan | null>> => {
    const subscriptionId = await findFollowedTrial({ deviceId: token }, caller);
    if (subscriptionId === undefined) return done(null);
    const opened = await openChange(parts, { caller, subscriptionId }, presentPlan);
    if (!opened.ok) return opened;
    const { facts } = opened.data;
    const { row, today } = facts;
    if (!isVehicleTrial(row, today)) return refuseRadio("taken");
    const refusal = await decideGoingOn(parts, { offer, profile }, { row, token, caller });
    if (refusal !== undefined) return refusal;
    const schedule = followOnAt(facts, { offer, serviceAddress: profile.serviceAddress });
    const endsOn = (schedule.plans.at(-1)?.from ?? today).toString();
    const { instanceNumber } = row;
    const follows = { subscriptionId, before: scheduleDigestOf(row), endsOn };
    return done({
      line: { offer, instanceNumber, subscriptionId: null, follows },
      charges: storeCharges(orderChargesFor(schedule, { today, billedCount: row.billedCount })),
    });
  };
}
