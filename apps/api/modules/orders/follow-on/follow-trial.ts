import type { ChangeParts } from "../change/change-parts.ts";
import { createConfirmChange, standingOf } from "../change/confirm-change.ts";
import { readChange } from "../change/read-change.ts";
import { showChange } from "../change/show-change.ts";
import { agreementText } from "../order/agreement-text.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { AnyChange } from "../order/orders-tables.ts";
import { FOLLOW_ON_RULES } from "./follow-on-rules.ts";
import type { FollowOnChange } from "./follow-on-terms.ts";
import { createQuoteFollowOn, type QuoteFollowOnParts } from "./quote-follow-on.ts";

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
    ...createConfirmChange(parts, FOLLOW_ON_RULES),
    agreementText: (language) => agreementText(language, "newSubscription"),
    // It is charged to a card some day: without one the first bill would be in arrears.
    decide: (order, now) => ({ ...standingOf(order, { ...now, isPlanOrdered: true }), needsCard: true }),
    show: (order) => {
      const { more, ...shown } = showChange(order, { kind: "newSubscription" });
      return { ...shown, more: { ...more, ...(order.promoCode !== null && { promoCode: order.promoCode }) } };
    },
  };
}

function isFollowOn(change: AnyChange): change is FollowOnChange {
  return change.action.kind === "followOn";
}
