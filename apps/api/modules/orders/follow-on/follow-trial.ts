import { movedTo } from "#modules/subscriptions/index.ts";
import { refuse } from "#platform/outcome.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import type { ChangeRules } from "../change/change-rules.ts";
import { createConfirmChange, standingOf } from "../change/confirm-change.ts";
import { readChange } from "../change/read-change.ts";
import { showChange } from "../change/show-change.ts";
import { agreementText } from "../order/agreement-text.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { AnyChange } from "../order/orders-tables.ts";
import type { FollowOnChange } from "./follow-on-terms.ts";
import { createQuoteFollowOn, type QuoteFollowOnParts } from "./quote-follow-on.ts";
import { followOnSchedule, freeBillsOf, isVehicleTrial } from "./vehicle-trial.ts";

type FollowOn = OrderRow<"followOn">;

/**
 * Whoever has the trial of a vehicle buys the plan that follows it: the trial's own subscription goes on with it, so that
 * one radio has one owner throughout. It begins when the trial ends, and nothing is charged before.
 */
export function createFollowTrial(parts: ChangeParts & QuoteFollowOnParts): KindOfOrder<"followOn"> {
  return {
    read: (row) => ({
      ...readChange(row, isFollowOn),
      kind: "followOn",
      promoCode: row.promoCode,
      offerLink: row.offerLink,
    }),
    quote: createQuoteFollowOn(parts),
    ...createConfirmChange(parts, RULES),
    agreementText: (language) => agreementText(language, "newSubscription"),
    // It is charged to a card some day: without one the first bill would be in arrears.
    decide: (order, now) => ({ ...standingOf(order, { ...now, isPlanOrdered: true }), needsCard: true }),
    show: (order) => {
      const { more, ...shown } = showChange(order, { kind: "newSubscription" });
      return { ...shown, more: { ...more, ...(order.promoCode !== null && { promoCode: order.promoCode }) } };
    },
  };
}

const RULES: ChangeRules<FollowOn> = {
  isPlanOrdered: true,
  decide: (_order, { row, today }) => (isVehicleTrial(row, today) ? undefined : refuse("QUOTE_CHANGED")),
  changeSchedule: ({ offer, startsOn }, schedule) => followOnSchedule(schedule, { offer, today: startsOn }),
  messageOf: ({ id: orderId, change }) => ({ kind: "switch-agreed", day: change.effectiveOn, orderId }),
  takeOver: ({ billingProfileId, serviceAddress, startsOn }, row) => ({
    source: "stripe",
    billingProfileId,
    billedCount: freeBillsOf(row),
    addresses: movedTo(row.addresses, {
      from: startsOn.add({ days: 1 }).toString(),
      address: serviceAddress,
    }),
  }),
};

function isFollowOn(change: AnyChange): change is FollowOnChange {
  return change.action.kind === "followOn";
}
