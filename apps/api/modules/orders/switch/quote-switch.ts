import { switchFlowOf } from "@skywave/domain/offers/switch-flow";
import { done } from "#platform/outcome.ts";
import { offerOn } from "#modules/subscriptions/index.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import { openChange, priceChange } from "../change/quote-change.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { createFindWantedPlan, type FindWantedPlanParts } from "./find-wanted-plan.ts";
import { createQuoteAddOn } from "./quote-add-on.ts";
import { decideSwitch, switchSchedule } from "./switch-schedule.ts";
import type { SwitchAction } from "./switch-terms.ts";

/** Makes the quote of a switch: every bill with the plan that is wanted, and what is due of it now. */
export function createQuoteSwitch(parts: ChangeParts & FindWantedPlanParts): KindOfOrder<"switch">["quote"] {
  const findWantedPlan = createFindWantedPlan(parts);
  const quoteAddOn = createQuoteAddOn(parts);

  return async (request, caller) => {
    const { subscriptionId, secondarySubscriptionId, giftCardId } = request;
    const opened = await openChange(parts, { caller, subscriptionId }, (found) =>
      findWantedPlan(request, found, caller),
    );
    if (!opened.ok) return opened;
    const { facts, plan } = opened.data;
    const { offer, isSaveOffer, promoCode } = plan;
    const { row, today } = facts;
    const flow = request.flow ?? switchFlowOf(offerOn(row, today), offer);
    // Less is paid from the next bill on: there is nothing to give back of this one.
    const action: SwitchAction = isSaveOffer
      ? { kind: "planSwitch", flow: "endOfTerm", isSaveOffer }
      : { kind: "planSwitch", flow };
    const refusal = decideSwitch(facts, { action, offer });
    if (refusal !== undefined) return refusal;
    const second = await quoteAddOn({ row, offer, action, today, secondarySubscriptionId });
    if (!second.ok) return second;
    const schedule = switchSchedule(facts.schedule, { action, offer }, today);
    const givenBack = second.data?.charges;
    const priced = await priceChange(parts, {
      facts,
      schedule,
      offer,
      giftCardId,
      ...(givenBack && { givenBack }),
    });
    if (!priced.ok) return priced;
    const change = {
      ...priced.data.change,
      action,
      effectiveOn: (schedule.plans.at(-1)?.from ?? today).toString(),
      ...(second.data !== undefined && { addOn: second.data.addOn }),
    };
    return done({ ...priced.data.terms, kind: "switch", promoCode, change });
  };
}
