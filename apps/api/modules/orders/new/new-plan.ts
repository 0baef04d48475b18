import type { CallRequest } from "@skywave/contract";
import { hasTrial } from "@skywave/domain/offers/without-trial";
import { randomId } from "#platform/security/random-id.ts";
import { agreementText } from "../order/agreement-text.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { OrderedRadio, StoredLine } from "../order/orders-tables.ts";
import { MisfitError, sharedOf } from "../order/read-order.ts";
import { decidePurchase } from "../purchase/decide-purchase.ts";
import type { PurchaseRules } from "../purchase/purchase-row.ts";
import { createReservePurchase, type ReservePurchaseParts } from "../purchase/reserve-purchase.ts";
import { createSettlePurchase, type SettlePurchaseParts } from "../purchase/settle-purchase.ts";
import { showPurchase } from "../purchase/show-purchase.ts";
import type { Trials, TrialUse } from "../trials/trials.ts";
import { createQuoteNewPlan, type QuoteNewPlanParts } from "./quote-new-plan.ts";
import { createRadioRules, type RadioOfPlan, type RadioRuleParts } from "./radio-rules.ts";

export type NewRequest = NonNullable<CallRequest<"order", "createOrder">["body"]["newSubscription"]>;

/** One plan, which becomes a new subscription. */
export interface NewTerms {
  promoCode: string | null;
  /** Digest of the link that opened the offer to this one customer; null where none did. */
  offerLink: string | null;
  /** Why the offer came without its trial; null where it has none, or the person has it. */
  trialUse: TrialUse | null;
  /** The card that the quote names, which pays unless another one is named when it is confirmed; null of the default one. */
  paymentMethodId: string | null;
  /** The radio that it is bought for; null of a plan that is heard by streaming. */
  radio: OrderedRadio | null;
  /** Null until the order is taken up. */
  subscriptionId: string | null;
}

export interface NewPlanParts
  extends QuoteNewPlanParts, RadioRuleParts, ReservePurchaseParts, SettlePurchaseParts {
  fundOrder: SettlePurchaseParts["fundOrder"];
  clock: SettlePurchaseParts["clock"];
  radios: QuoteNewPlanParts["radios"] & RadioRuleParts["radios"];
  trials: Trials;
}

/** Somebody subscribes to a plan. */
export function createNewPlan(parts: NewPlanParts): KindOfOrder<"new"> {
  const rules: PurchaseRules<OrderRow<"new">> = {
    plansOf,
    claim: async (order, card) => {
      if (hasTrial(order.offer)) await parts.trials.claim(order, card);
    },
    ...createRadioRules<OrderRow<"new">>(parts, radiosOf),
  };
  return {
    read: (row) => {
      const { lines, change, promoCode, offerLink, trialUse, paymentMethodId, radio, subscriptionId } = row;
      if (lines !== null || change !== null) throw new MisfitError(row);
      const terms = { promoCode, offerLink, trialUse, paymentMethodId, radio, subscriptionId };
      return { ...sharedOf(row), kind: "new", ...terms };
    },
    quote: createQuoteNewPlan(parts),
    agreementText: (language) => agreementText(language, "newSubscription"),
    decide: decidePurchase,
    takeUp: (order) => ({ ...order, subscriptionId: randomId("sub") }),
    reserve: createReservePurchase(parts, rules),
    settle: createSettlePurchase(parts, rules),
    show: (order) => ({
      ...showPurchase(order),
      more: {
        ...(order.promoCode !== null && { promoCode: order.promoCode }),
        ...(order.trialUse !== null && { trialUse: order.trialUse }),
      },
    }),
  };
}

function radiosOf({ radio, subscriptionId }: OrderRow<"new">): RadioOfPlan[] {
  return radio === null ? [] : [{ ...radio, subscriptionId }];
}

function plansOf({ offer, radio, subscriptionId }: OrderRow<"new">): StoredLine[] {
  return [{ offer, instanceNumber: radio?.instanceNumber ?? 0, subscriptionId }];
}
