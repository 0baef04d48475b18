import type { Identity, Invoice, PaymentMethod, PriceStep, Subscription } from "@skywave/contract";
import { reportedCard } from "@skywave/services/billing/reported-card";

/** Something that the person may want to act on, or at least know of. */
export type Matter =
  | { kind: "overdue" | "unpaid"; amountDue: number; currency: Invoice["currency"] }
  | { kind: "cardExpired" | "cardExpiresSoon" }
  | { kind: "emailMissing" | "emailUnproved" }
  | { kind: "priceStep"; subscription: Subscription; step: PriceStep }
  | { kind: "ending"; subscription: Subscription; day: string }
  | { kind: "paused"; subscription: Subscription; day: string };

interface Seen {
  /** Left out where nobody could be asked. */
  identity?: Pick<Identity, "contact" | "isEmailProved">;
  subscriptions: readonly Subscription[];
  invoices: readonly Invoice[];
  paymentMethods: readonly PaymentMethod[];
}

/** Later ones are on the plan's own picture. */
const AHEAD = { days: 30 };

/** What needs attention, the most urgent first: money that is due, cards that will fail, how we reach the person, then what changes by itself. */
export function whatNeedsAttention(
  { identity, subscriptions, invoices, paymentMethods }: Seen,
  today: Temporal.PlainDate,
): Matter[] {
  const ours = subscriptions.filter(({ billedBy }) => billedBy.isUs);
  return [
    ...ofInvoices(invoices),
    ...ofCard(paymentMethods, ours),
    ...ofAddress(identity),
    ...ours.flatMap((subscription) => ofPlan(subscription, today)),
  ];
}

function ofInvoices(invoices: readonly Invoice[]): Matter[] {
  const unpaid = invoices.filter(({ amountDue }) => amountDue > 0);
  const [first] = unpaid;
  if (first === undefined) return [];
  const amountDue = unpaid.reduce((sum, invoice) => sum + invoice.amountDue, 0);
  const kind = unpaid.some(({ status }) => status === "overdue") ? "overdue" : "unpaid";
  return [{ kind, amountDue, currency: first.currency }];
}

function ofAddress(identity: Seen["identity"]): Matter[] {
  if (identity?.isEmailProved !== false) return [];
  return [{ kind: identity.contact.emailAddress === undefined ? "emailMissing" : "emailUnproved" }];
}

/** A card without a plan to pay is nobody's worry. */
function ofCard(methods: readonly PaymentMethod[], plans: readonly Subscription[]): Matter[] {
  if (!plans.some(({ isActive, agreed }) => isActive && agreed.end === null)) return [];
  switch (reportedCard(methods)?.card.status) {
    case "EXPIRED":
      return [{ kind: "cardExpired" }];
    case "SOON_EXPIRED":
      return [{ kind: "cardExpiresSoon" }];
    case "VALID":
    case undefined:
      return [];
  }
}

function ofPlan(subscription: Subscription, today: Temporal.PlainDate): Matter[] {
  const { state, agreed, pricePath } = subscription;
  if (state === "pending_cancellation" && agreed.end !== null)
    return [{ kind: "ending", subscription, day: agreed.end }];
  if (state === "paused" && agreed.pause !== null)
    return [{ kind: "paused", subscription, day: agreed.pause.end }];
  const step = pricePath.find(({ start }) => Temporal.PlainDate.compare(start, today) > 0);
  const isSoon = step !== undefined && Temporal.PlainDate.compare(step.start, today.add(AHEAD)) <= 0;
  return state === "active" && isSoon ? [{ kind: "priceStep", subscription, step }] : [];
}
