import type { CallRequest } from "@skywave/contract";
import { randomId } from "#platform/security/random-id.ts";
import { agreementText } from "../order/agreement-text.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { StoredLine } from "../order/orders-tables.ts";
import { MisfitError, sharedOf } from "../order/read-order.ts";
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
  /** That of the first one; null until the order is taken up. */
  subscriptionId: string | null;
}

export interface SeveralPlansParts extends QuoteSeveralPlansParts, ReservePurchaseParts, SettlePurchaseParts {
  fundOrder: SettlePurchaseParts["fundOrder"];
  clock: SettlePurchaseParts["clock"];
}

/** Somebody subscribes to several plans at once. */
export function createSeveralPlans(parts: SeveralPlansParts): KindOfOrder<"several"> {
  return {
    read: (row) => {
      const { lines, change, subscriptionId } = row;
      if (lines === null || change !== null) throw new MisfitError(row);
      return { ...sharedOf(row), kind: "several", lines, subscriptionId };
    },
    quote: createQuoteSeveralPlans(parts),
    agreementText: (language) => agreementText(language, "newSubscription"),
    decide: decidePurchase,
    takeUp: (order) => {
      const lines = order.lines.map((line) => ({ ...line, subscriptionId: randomId("sub") }));
      return { ...order, lines, subscriptionId: lines[0]?.subscriptionId ?? null };
    },
    reserve: createReservePurchase(parts, { plansOf }),
    settle: createSettlePurchase(parts, { plansOf }),
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
