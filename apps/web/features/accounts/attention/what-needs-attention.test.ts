import type { Invoice, PaymentMethod, Subscription } from "@skywave/contract";
import { describe, expect, it } from "vitest";
import { makeSubscription } from "#testing/make-plan.ts";
import { whatNeedsAttention } from "./what-needs-attention.ts";

const TODAY = Temporal.PlainDate.from("2026-11-22");
const card = (status: PaymentMethod["card"]["status"]) =>
  ({
    id: "pm-1",
    isDefault: true,
    card: { status, wallet: { applePay: false } },
  }) as unknown as PaymentMethod;
const bill = (amountDue: number, status: Invoice["status"]) => ({ amountDue, status }) as unknown as Invoice;
const NOTHING = { planFrom: null, pause: null, end: null };

function kindsOf({
  plan = {},
  cards = [card("VALID")],
  bills = [],
  identity,
}: {
  identity?: Parameters<typeof whatNeedsAttention>[0]["identity"];
  plan?: Partial<Subscription>;
  cards?: PaymentMethod[];
  bills?: Invoice[];
}) {
  const account = {
    subscriptions: [makeSubscription(plan)],
    paymentMethods: cards,
    invoices: bills,
    ...(identity !== undefined && { identity }),
  };
  return whatNeedsAttention(account, TODAY).map(({ kind }) => kind);
}

const step = (start: string) => ({
  phaseType: "AutoRenewing" as const,
  start,
  end: null,
  billingPeriod: { timeUnit: "months" as const, length: 1 },
  billCount: 1,
  price: 11.99,
  priceAfterTax: 12.74,
});

describe("whatNeedsAttention", () => {
  it("is nothing where all is well", () => {
    expect(kindsOf({ bills: [bill(0, "paid")] })).toEqual([]);
  });

  it("has money that is due before everything else, once, as the worst of it", () => {
    const bills = [bill(12.74, "open"), bill(12.74, "overdue")];
    expect(kindsOf({ bills, cards: [card("EXPIRED")] })).toEqual(["overdue", "cardExpired"]);
    expect(kindsOf({ bills: [bill(5, "open")] })).toEqual(["unpaid"]);
  });

  it("has a card that fails soon only where a plan is still to be paid with it", () => {
    expect(kindsOf({ cards: [card("SOON_EXPIRED")] })).toEqual(["cardExpiresSoon"]);
    const ending = { ...NOTHING, end: "2026-12-01" };
    expect(kindsOf({ cards: [card("EXPIRED")], plan: { agreed: ending } })).toEqual([]);
  });

  it("has a price that changes within thirty days, and none that is further off or past", () => {
    expect(kindsOf({ plan: { pricePath: [step("2026-11-01"), step("2026-12-22")] } })).toEqual(["priceStep"]);
    expect(kindsOf({ plan: { pricePath: [step("2026-11-01"), step("2026-12-23")] } })).toEqual([]);
    expect(kindsOf({ plan: { pricePath: [step("2026-11-22")] } })).toEqual([]);
  });

  it("has plans that end or rest, with their days", () => {
    const ending = { state: "pending_cancellation" as const, agreed: { ...NOTHING, end: "2026-12-18" } };
    expect(kindsOf({ plan: ending })).toEqual(["ending"]);
    const pause = { start: "2026-11-18", end: "2027-01-18", months: 2 };
    expect(kindsOf({ plan: { state: "paused", isActive: false, agreed: { ...NOTHING, pause } } })).toEqual([
      "paused",
    ]);
  });

  it("leaves plans that others bill to them", () => {
    const billedBy = { source: "google" as const, isUs: false, manageUrl: null };
    expect(
      kindsOf({ plan: { billedBy, pricePath: [step("2026-12-01")] }, cards: [card("EXPIRED")] }),
    ).toEqual([]);
  });

  it("is an address that nobody has proved, or that turned out to be somebody else's", () => {
    const contact = { emailAddress: "jo@example.com" };
    expect(kindsOf({ identity: { contact, isEmailProved: false } })).toEqual(["emailUnproved"]);
    expect(kindsOf({ identity: { contact: {}, isEmailProved: false } })).toEqual(["emailMissing"]);
    expect(kindsOf({ identity: { contact, isEmailProved: true } })).toEqual([]);
    expect(kindsOf({ identity: { contact } })).toEqual([]);
  });
});
