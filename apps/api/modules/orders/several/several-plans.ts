import type { CallRequest } from "@skywave/contract";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { randomId } from "#platform/security/random-id.ts";
import { agreementText } from "../order/agreement-text.ts";
import type { KindOfOrder, ShownKind } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { OrderedRadio, StoredLine } from "../order/orders-tables.ts";
import { MisfitError, sharedOf } from "../order/read-order.ts";
import { createRadioRules, type RadioOfPlan, type RadioRuleParts } from "../new/radio-rules.ts";
import { decidePurchase } from "../purchase/decide-purchase.ts";
import type { PurchaseRules } from "../purchase/purchase-row.ts";
import { createReservePurchase, type ReservePurchaseParts } from "../purchase/reserve-purchase.ts";
import { createSettlePurchase, type SettlePurchaseParts } from "../purchase/settle-purchase.ts";
import { showPurchase } from "../purchase/show-purchase.ts";
import { createQuoteSeveralPlans, type QuoteSeveralPlansParts } from "./quote-several-plans.ts";
import { createTrialRules, type TrialRuleParts } from "./trial-rules.ts";

export type SeveralRequest = NonNullable<CallRequest<"order", "createOrder">["body"]["newSubscriptions"]>;

/** Several plans that are bought together, each of which becomes a subscription of its own. */
export interface SeveralTerms {
  /** All of them; the first one's offer is that of the order. */
  lines: StoredLine[];
  /** Of a pair that was quoted before each line had its radio, that of the first one; null since. */
  radio: OrderedRadio | null;
  /** That of the first one; null until the order is taken up. */
  subscriptionId: string | null;
}

export interface SeveralPlansParts
  extends QuoteSeveralPlansParts, RadioRuleParts, ReservePurchaseParts, SettlePurchaseParts, TrialRuleParts {
  fundOrder: SettlePurchaseParts["fundOrder"];
  clock: SettlePurchaseParts["clock"];
  database: SettlePurchaseParts["database"];
  ledger: ReservePurchaseParts["ledger"];
  radios: QuoteSeveralPlansParts["radios"] & RadioRuleParts["radios"];
}

/** Somebody subscribes to several plans at once. */
export function createSeveralPlans(parts: SeveralPlansParts): KindOfOrder<"several"> {
  const rules = { plansOf, ...rulesOf(parts) };
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
      const subscriptionId = order.lines[0]?.follows?.subscriptionId ?? randomId("sub");
      const isPair = isPairOf(order);
      const lines = order.lines.map((line, place) => {
        if (place === 0) return { ...line, subscriptionId };
        const pair = isPair ? { pairPrimaryId: subscriptionId } : {};
        return { ...line, subscriptionId: randomId("sub"), ...pair };
      });
      return { ...order, lines, subscriptionId };
    },
    reserve: createReservePurchase(parts, rules),
    settle: createSettlePurchase(parts, rules),
    show: (order) => ({
      ...showPurchase(order),
      more: {
        lines: order.lines.map(({ offer, subscriptionId, radio }) => ({
          offerId: offer.id,
          offerVersion: offer.version,
          offerName: offer.name,
          subscriptionId: order.state === "confirmed" ? subscriptionId : null,
          ...(radio !== undefined && { radioIdLastFour: lastFourOf(radio.radioId) }),
        })),
        ...laterOf(order),
      },
    }),
  };
}

/** A plan that follows a trial starts nothing: the trial's own subscription goes on with it. */
function plansOf({ lines }: OrderRow<"several">): StoredLine[] {
  return lines.filter(({ follows }) => follows === undefined);
}

/** One plan for a radio and one for streaming; the plans of several radios have nothing to do with one another. */
function isPairOf({ lines, radio }: OrderRow<"several">): boolean {
  const forRadios = lines.filter((line) => line.radio !== undefined || line.follows !== undefined);
  return radio !== null || (forRadios.length > 0 && forRadios.length < lines.length);
}

/** The radios that its plans start on. */
function radiosOf({ lines, radio: first }: OrderRow<"several">): RadioOfPlan[] {
  return lines.flatMap(({ radio, subscriptionId }, line) => {
    const own = radio ?? (line === 0 ? first : null);
    return own === null ? [] : [{ ...own, subscriptionId, line }];
  });
}

/** From which day on the plan for the radio is had, where it follows a trial. */
function laterOf({ lines, dueNowInCents }: OrderRow<"several">): ShownKind["more"] {
  const effective = lines[0]?.follows?.endsOn;
  return effective === undefined ? {} : { change: { effective, dueNow: toMajorUnits(dueNowInCents) } };
}

/** Plans for radios begin on them, or on the trial that is there; at most one of the two is part of an order. */
function rulesOf(parts: SeveralPlansParts): Omit<PurchaseRules<OrderRow<"several">>, "plansOf"> {
  const [radio, trial] = [createRadioRules(parts, radiosOf), createTrialRules(parts)];
  return {
    open: trial.open,
    hold: async (order) => {
      await radio.hold(order);
      await trial.hold(order);
    },
    letGo: async (order) => {
      await radio.letGo(order);
      await trial.letGo(order);
    },
    begin: async (order) => {
      await radio.begin(order);
      await trial.begin(order);
    },
  };
}
