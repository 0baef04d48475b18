import type { CallRequest } from "@skywave/contract";
import { randomId } from "#platform/security/random-id.ts";
import { agreementText } from "../order/agreement-text.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { OrderedRadio, StoredLine } from "../order/orders-tables.ts";
import { MisfitError, sharedOf } from "../order/read-order.ts";
import { createRadioRules, type RadioRuleParts } from "../new/radio-rules.ts";
import { decidePurchase } from "../purchase/decide-purchase.ts";
import { createReservePurchase, type ReservePurchaseParts } from "../purchase/reserve-purchase.ts";
import { createSettlePurchase, type SettlePurchaseParts } from "../purchase/settle-purchase.ts";
import { showPurchase } from "../purchase/show-purchase.ts";
import { createQuoteSeveralPlans, type QuoteSeveralPlansParts } from "./quote-several-plans.ts";

export type SeveralRequest = NonNullable<CallRequest<"order", "createOrder">["body"]["newSubscriptions"]>;

/** Several plans that are bought together, each of which becomes a subscription of its own. */
export interface SeveralTerms {
  /** All of them; the first one's offer is that of the order. */
  lines: StoredLine[];
  /** That which the first one is for, and then the second one makes a pair with it; null of plans for streaming alone. */
  radio: OrderedRadio | null;
  /** That of the first one; null until the order is taken up. */
  subscriptionId: string | null;
}

export interface SeveralPlansParts
  extends QuoteSeveralPlansParts, RadioRuleParts, ReservePurchaseParts, SettlePurchaseParts {
  fundOrder: SettlePurchaseParts["fundOrder"];
  clock: SettlePurchaseParts["clock"];
  radios: QuoteSeveralPlansParts["radios"] & RadioRuleParts["radios"];
}

/** Somebody subscribes to several plans at once. */
export function createSeveralPlans(parts: SeveralPlansParts): KindOfOrder<"several"> {
  const rules = { plansOf, ...createRadioRules(parts) };
  return {
    read: (row) => {
      const { lines, change, radio, subscriptionId } = row;
      if (lines === null || change !== null) throw new MisfitError(row);
      return { ...sharedOf(row), kind: "several", lines, radio, subscriptionId };
    },
    quote: createQuoteSeveralPlans(parts),
    agreementText: (language) => agreementText(language, "newSubscription"),
    decide: decidePurchase,
    takeUp: (order) => {
      const subscriptionId = randomId("sub");
      const lines = order.lines.map((line, place) => {
        if (place === 0) return { ...line, subscriptionId };
        const pair = order.radio === null ? {} : { pairPrimaryId: subscriptionId };
        return { ...line, subscriptionId: randomId("sub"), ...pair };
      });
      return { ...order, lines, subscriptionId };
    },
    reserve: createReservePurchase(parts, rules),
    settle: createSettlePurchase(parts, rules),
    show: (order) => ({
      ...showPurchase(order),
      more: {
        lines: order.lines.map(({ offer, subscriptionId }) => ({
          offerId: offer.id,
          offerVersion: offer.version,
          offerName: offer.name,
          subscriptionId: order.state === "confirmed" ? subscriptionId : null,
        })),
      },
    }),
  };
}

function plansOf({ lines }: OrderRow<"several">): StoredLine[] {
  return lines;
}
