import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DetailsForm } from "#features/billing/change-details/details-form.tsx";
import { GiftCardForm } from "#features/billing/gift-card/gift-card-form.tsx";
import { RedeemForm } from "#features/billing/gift-card/redeem-form.tsx";
import { GivenGifts } from "#features/billing/given-gifts/given-gifts.tsx";
import { FindGuestBillForm } from "#features/billing/pay-as-guest/find-guest-bill-form.tsx";
import { PayPage } from "#features/billing/pay-bill/pay-page.tsx";
import { PaymentMethodsPage } from "#features/billing/payment-methods/payment-methods-page.tsx";
import { CancelPlanPage } from "#features/subscriptions/cancel-plan/cancel-plan-page.tsx";
import { ReasonForm } from "#features/subscriptions/cancel-plan/cancel-receipt.tsx";
import { ChangePage } from "#features/subscriptions/change-plan/change-page.tsx";
import { TakeBack } from "#features/subscriptions/confirm-change/take-back.tsx";
import { PausePlanPage } from "#features/subscriptions/pause-plan/pause-plan-page.tsx";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { pressUnanswered, pressUnreachable, type SendingButton } from "#testing/sending-button.ts";

const nothing = () => undefined;
const NOON = "2026-11-21T12:00:00Z";

const address = {
  addressLine1: "1 Main St",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;
const person = { firstName: "Jo", lastName: "Lee" };
const { country: _country, ...typedAddress } = address;
const profile = {
  id: "profile-1",
  billingProfileName: { firstAndLastName: person },
  serviceAddress: address,
};
const card = {
  id: "card-1",
  isDefault: false,
  card: {
    brand: "visa",
    last4: "4242",
    expiryDate: { year: 2034, month: 12 },
    status: "VALID",
    wallet: { applePay: false },
  },
};
const cards = { getDefaultBillingProfile: profile, listPaymentMethods: { paymentMethods: [card] } };
const giftCard = {
  tokenId: "token-1",
  actualBalance: 25,
  currency: "USD",
  last4: "0042",
  cardType: "digital",
  vendorType: "internal",
  expires: NOON,
} as const;
const gift = {
  id: "gift_1",
  state: "scheduled",
  amount: 25,
  total: 25,
  currency: "USD",
  recipientName: "Ana",
  recipientEmail: "ana@example.com",
  sendOn: "2026-12-24",
  canSendAgain: false,
  canTakeBack: true,
};
const gifts = { listGifts: { gifts: [gift] } };
const balance = { value: 0, currency: "USD" };
const bill = { id: "inv_1", number: "7", dueDate: "2026-11-18", amountDue: 12.74, status: "overdue" };

const BILLING: readonly SendingButton[] = [
  {
    press: "methods.make-default-label",
    call: "setDefaultPaymentMethod",
    draw: () => <PaymentMethodsPage />,
    answers: cards,
  },
  {
    press: "methods.remove-yes",
    call: "removePaymentMethod",
    draw: () => <PaymentMethodsPage />,
    first: ["methods.remove-label"],
    answers: cards,
  },
  {
    press: "methods.save",
    call: "updatePaymentMethod",
    draw: () => <PaymentMethodsPage />,
    first: ["methods.edit-label"],
    answers: cards,
  },
  {
    press: "pay.submit",
    call: "payBalanceDue",
    draw: () => <PayPage />,
    answers: { ...cards, getBalanceDue: { amount: 12.74, currency: "USD", balance, invoices: [bill] } },
  },
  {
    press: /^given.send-again/,
    call: "sendGiftAgain",
    draw: () => <GivenGifts />,
    answers: { listGifts: { gifts: [{ ...gift, state: "sent", canSendAgain: true, canTakeBack: false }] } },
  },
  {
    press: "given.save",
    call: "changeGiftRecipient",
    draw: () => <GivenGifts />,
    first: [/^given.correct/],
    answers: gifts,
  },
  {
    press: "given.take-back-yes",
    call: "takeBackGift",
    draw: () => <GivenGifts />,
    first: [/^given.take-back,/],
    answers: gifts,
  },
  {
    press: "gift-card.redeem",
    call: "redeemGiftCard",
    draw: () => <RedeemForm giftCard={giftCard} onRedeemed={nothing} onAnother={nothing} />,
  },
  {
    press: "gift-card.check",
    call: "registerGiftCard",
    draw: () => <GiftCardForm onRegistered={nothing} look="signal" />,
    typed: {
      "gift-card.number": "6006491286999911",
      "gift-card.expiry": "12/34",
      "gift-card.security-code": "1234",
    },
  },
  {
    press: "guest.find",
    call: "findGuestBill",
    draw: () => (
      <FindGuestBillForm typed={{ accountNumber: "1234567897", zipCode: "78701" }} onFound={nothing} />
    ),
  },
  {
    press: "manage.save",
    call: "updateBillingProfile",
    draw: () => (
      <DetailsForm
        before={{ ...person, ...typedAddress, addressLine2: "" }}
        billingProfileId="profile-1"
        fields={["firstName"]}
        onSaved={nothing}
      />
    ),
    typed: { "billing.first-name": "Joan" },
  },
];

const quote = makeOrder({
  kind: "planSwitch",
  subscriptionId: "sub-1",
  change: { flow: "endOfTerm", effective: "2026-12-21", dueNow: 0 },
});
const dearer = makeOffer({ id: "offer-2", products: [{ id: "q", name: "Zenith", productType: "main" }] });
const plan = {
  ...cards,
  getSubscription: makeSubscription(),
  listUpcomingCharges: NO_BILLS,
  getSaveOffers: { offers: [], fallbackOffers: [] },
  getChangeOffers: { offers: [dearer], fallbackOffers: [] },
  createOrder: quote,
};
const change = () => <ChangePage isTermOnly={false} slots={{ addCard: () => null, giftCard: () => null }} />;
const at = "/subscription?subscriptionId=sub-1";

const PLANS: readonly SendingButton[] = [
  { press: "change.ask", call: "createOrder", draw: change, answers: plan, at },
  {
    press: "change.confirm",
    call: "completeOrder",
    draw: change,
    first: ["change.ask"],
    answers: plan,
    at,
  },
  {
    press: "cancel.at-term-end",
    call: "completeOrder",
    draw: () => <CancelPlanPage />,
    answers: { ...plan, createOrder: { ...quote, kind: "cancelSubscription" } },
    at,
  },
  {
    press: /^pause.confirm/,
    call: "completeOrder",
    draw: () => <PausePlanPage />,
    answers: plan,
    at,
  },
  {
    press: "plan.take-back",
    call: "createOrder",
    draw: () => <TakeBack subscriptionId="sub-1" onDone={nothing} />,
  },
  {
    press: "cancel.reason-send",
    call: "saveCancellationReason",
    draw: () => <ReasonForm subscriptionId="sub-1" />,
    typed: { "cancel.reason-label": "tooExpensive" },
  },
];

/** What follows a network that is gone, where it is other than a notice that takes the focus and analytics are told. */
const AFTERWARDS: Readonly<Record<string, string>> = {
  "methods.make-default-label": "focus",
  "methods.remove-yes": "focus",
  "methods.save": "focus",
  "pay.submit": "focus told retry",
  "manage.save": "told retry",
  "change.confirm": "focus told retry",
  "plan.take-back": "focus told retry",
  "cancel.reason-send": "told retry",
};
const afterwardsOf = (sending: SendingButton) => AFTERWARDS[String(sending.press)] ?? "focus told";

const ALL = [...BILLING, ...PLANS];

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("a button that pays or changes what is paid, whose call is under way", () => {
  it.each(ALL)("says so, and sends nothing twice: $press, $call", async (sending) => {
    const { button, countCalls, pressAgain } = await pressUnanswered(sending);
    await expect.poll(countCalls).toBe(1);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    pressAgain();
    expect(countCalls()).toBe(1);
  });
});

describe("a button that pays or changes what is paid, whose call meets no network", () => {
  it.each(ALL)("is there again beside what is told of it: $press, $call", async (sending) => {
    const { button, whatFollows } = await pressUnreachable(sending);
    await expect.poll(whatFollows).toBe(afterwardsOf(sending));
    await expect.poll(() => button.isConnected && button.getAttribute("aria-disabled")).not.toBe("true");
  });

  const retried = ALL.filter((sending) => afterwardsOf(sending).includes("retry"));
  it.each(retried)("sends once more at a retry, and nothing twice: $press, $call", async (sending) => {
    const { retryTwice, countCalls } = await pressUnreachable(sending);
    retryTwice();
    await expect.poll(countCalls).toBe(2);
  });
});
