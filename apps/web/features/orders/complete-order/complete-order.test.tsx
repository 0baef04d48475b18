import type { Order } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { oneClick } from "#flows/definitions/deals/one-click.ts";
import { streamingOrganic } from "#flows/definitions/streaming-organic.ts";
import type { FlowDefinition } from "#flows/engine/flow-definition.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "#flows/engine/purchase-state.ts";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import { type FakeSkywave, fakeSkywave, lost, refusal, sessionRefused } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { quoteBasis } from "../quote-order/use-quote.ts";
import { COMPLETE_ORDER_MESSAGES } from "./complete-order-messages.ts";
import { NEXT_MOVE_MESSAGES } from "#orders/next-move-messages.ts";

const offer = makeOffer();
const confirmed = makeOrder({ status: "confirmed", subscriptionId: "subscription-1" });
const KEY = `purchase.1.${streamingOrganic.name}`;
const KEPT_CARD = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
const draft = (): PurchaseState => JSON.parse(sessionStorage.getItem(KEY) ?? "{}");

function openReview(
  answers: Record<string, unknown>,
  kept: Partial<PurchaseState> = {},
  country: "US" | "CA" = "US",
  definition: FlowDefinition = streamingOrganic,
) {
  sessionStorage.setItem(
    `purchase.1.${definition.name}`,
    JSON.stringify({ ...EMPTY_PURCHASE, offer, card: KEPT_CARD, ...kept }),
  );
  const fake = fakeSkywave({
    ...KEPT_BILLING,
    listSubscriptions: { subscriptions: [] },
    createOrder: makeOrder(),
    getNewOffers: { offers: [offer], fallbackOffers: [] },
    getLocalizations: { dictionaries: { checkout: dictionaries["fr-CA"].checkout } },
    ...answers,
  });
  fake.setSession("authenticated");
  const offers = Promise.resolve({ ok: true, offers: [offer], fallbackOffers: [] });
  const data = { definition, promoCode: "", isIneligible: false, offers };
  return { fake, ...renderPage(FlowPage, { fake, at: "/?step=review", data, country }) };
}

const button = () => screen.findByRole("button", { name: /complete-order\.(?:start-free|pay|working)/ });
async function agreeAndPay() {
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(await button());
}
const [today] = makeOrder().charges.ongoingCharge;
if (today === undefined) throw new Error("A quote without a bill");
const giftCard = { tokenId: "token-1", last4: "0042", actualBalance: 25, currency: "USD" } as const;
const paidToday = makeOrder({
  id: "order-paid-today",
  dueNow: 12.47,
  charges: { ...makeOrder().charges, oneTimeCharge: [today], zeroCharge: [] },
});
const completions = (calls: FakeSkywave["calls"]) => calls.filter(({ name }) => name === "completeOrder");

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("completing an order", () => {
  it("shows every line with our own fee outside the taxes", async () => {
    openReview({});
    expect(await screen.findByText("line.royalty-fee")).toBeDefined();
    expect(screen.getAllByText("line.tax")).toHaveLength(1);
    expect(screen.getByText("$12.47", { selector: "dd" })).toBeDefined();
  });

  it.each([
    ["of another card", { madeFor: "offer-1||card-of-before|NY|12207" }, {}],
    ["that ends within a minute", {}, { expires: "2026-11-21T12:00:30Z" }],
  ])("shows no price to agree to while a new one is asked for instead of one %s", async (_, kept, order) => {
    const earlier = makeOrder({ id: "order-of-before", ...order });
    let answer: (quoted: Order) => void = () => undefined;
    const asked = new Promise<Order>((settle) => (answer = settle));
    const madeFor = quoteBasis({ ...EMPTY_PURCHASE, offer, card: KEPT_CARD });
    openReview({ createOrder: () => asked }, { quote: { order: earlier, madeFor, ...kept } });
    expect(await screen.findByText("review.loading")).toBeDefined();
    expect(screen.queryByRole("checkbox")).toBeNull();
    answer(makeOrder({ id: "order-of-now" }));
    expect(await screen.findByRole("checkbox")).toHaveProperty("checked", false);
    expect(draft().quote?.order.id).toBe("order-of-now");
  });

  it("says why a plan that was chosen for its trial comes without one", async () => {
    openReview({ createOrder: makeOrder({ trialUse: "usedByCard" }) });
    expect(await screen.findByText("review.trial.usedByCard")).toBeDefined();
  });

  it("shows what a gift card pays and what the card does, and asks anew when it is taken off", async () => {
    const paidByGiftCard = makeOrder({
      ...paidToday,
      id: "order-gift-card",
      dueNow: 0,
      charges: { ...paidToday.charges, oneTimeCharge: [{ ...today, giftCardBalance: 12.47 }] },
    });
    const { fake } = openReview(
      {
        createOrder: (input: { body: { newSubscription: { giftCardId?: string } } }) =>
          input.body.newSubscription.giftCardId === giftCard.tokenId ? paidByGiftCard : paidToday,
      },
      { giftCard },
    );
    const row = (await screen.findByText("paid-by.gift-card")).parentElement;
    expect(row?.textContent).toContain("$12.47");
    expect(screen.getByText("paid-by.card").parentElement?.textContent).toContain("$0.00");
    expect(screen.getByRole("button", { name: "complete-order.start-paid" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "gift-card.go-without" }));
    expect(await screen.findByRole("button", { name: "complete-order.pay" })).toBeDefined();
    expect(screen.queryByText("paid-by.card")).toBeNull();
    expect(draft().giftCard).toBeNull();
    expect(fake.calls.filter(({ name }) => name === "createOrder")).toHaveLength(2);
  });

  it("sends nothing before the box is ticked", async () => {
    const { fake } = openReview({ completeOrder: confirmed });
    fireEvent.click(await button());
    expect(await screen.findByText("terms.agree-required")).toBeDefined();
    expect(completions(fake.calls)).toHaveLength(0);
  });

  it("sends the order once, however often the button is pressed", async () => {
    const { fake } = openReview({
      completeOrder: () => new Promise((done) => setTimeout(done, 20, confirmed)),
    });
    fireEvent.click(await screen.findByRole("checkbox"));
    const pay = await button();
    fireEvent.click(pay);
    fireEvent.click(pay);
    expect(await screen.findByText("confirmation.heading")).toBeDefined();
    expect(completions(fake.calls)).toHaveLength(1);
  });

  it("records the agreement with the version and language that were shown", async () => {
    const { fake } = openReview({ completeOrder: confirmed });
    await agreeAndPay();
    await screen.findByText("confirmation.heading");
    expect(completions(fake.calls)[0]).toMatchObject({
      input: { body: { agreement: { version: "2026-11-01", language: "en-US" } } },
    });
  });

  it("[S9.14] [A3.08] tells analytics the session, and the transaction under which the order is completed", async () => {
    const { fake, told } = openReview({ completeOrder: confirmed });
    await agreeAndPay();
    await screen.findByText("confirmation.heading");
    const transactionId = completions(fake.calls)[0]?.idempotencyKey;
    expect(transactionId).toMatch(/^OAC-\w{20}$/);
    expect(told.find(({ name }) => name === "complete-order")?.groups.customerInfo).toMatchObject({
      sessionId: "session-1",
      transactionType: "purchase",
      transactionId,
    });
  });

  it("sends a lost order again under the same key", async () => {
    const { fake } = openReview({ completeOrder: lost() });
    await agreeAndPay();
    await screen.findByText("failure.UNREACHABLE");
    fake.answers["completeOrder"] = confirmed;
    fireEvent.click(await button());
    await screen.findByText("confirmation.heading");
    const [first, second] = fake.calls.filter(({ name }) => name === "completeOrder");
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it.each(["tryAgain", "useAnotherCard", "callBank"] as const)(
    "[S4.45] takes a declined card out of the purchase, and says what to do next: %s",
    async (nextMove) => {
      const { fake } = openReview({ completeOrder: refusal("CREDIT_CARD_ERROR", { nextMove }) });
      await agreeAndPay();
      expect(await screen.findByText(NEXT_MOVE_MESSAGES[nextMove])).toBeDefined();
      expect(document.activeElement?.textContent).toContain(NEXT_MOVE_MESSAGES[nextMove]);
      expect(draft().card).toBeNull();
      const kept = fake.calls.filter(({ name }) => name === "savePurchaseDraft").at(-1);
      expect(kept).toMatchObject({ input: { body: { isBillingSettled: false } } });
    },
  );

  it("[S4.45] takes the card out where too many were declined, and where the bank said no while it was waited for", async () => {
    openReview({ completeOrder: refusal("TOO_MANY_DECLINES") });
    await agreeAndPay();
    expect(await screen.findByText("complete-order.TOO_MANY_DECLINES")).toBeDefined();
    expect(draft().card).toBeNull();
    cleanup();
    openReview({ completeOrder: makeOrder({ status: "processing" }), getOrder: makeOrder() });
    await agreeAndPay();
    expect(await screen.findByText(NEXT_MOVE_MESSAGES.useAnotherCard)).toBeDefined();
    expect(draft().card).toBeNull();
  });

  it("[S4.45] hands one click without its card to the checkout that asks for one, and keeps nothing unfinished", async () => {
    const no = refusal("CREDIT_CARD_ERROR", { nextMove: "callBank" });
    const { fake } = openReview({ completeOrder: no }, {}, "US", oneClick);
    fireEvent.click(await button());
    await waitFor(() => expect(draft()).toMatchObject({ card: null, notice: "declined.callBank" }));
    expect(fake.calls.filter(({ name }) => name === "savePurchaseDraft")).toEqual([]);
  });

  it("tries again after a decline with the card that is chosen anew, under another key", async () => {
    const { fake } = openReview({
      completeOrder: refusal("CREDIT_CARD_ERROR", { nextMove: "tryAgain" }),
    });
    await agreeAndPay();
    await screen.findByText(NEXT_MOVE_MESSAGES.tryAgain);
    fake.answers["completeOrder"] = confirmed;
    await agreeAndPay();
    // The quote is one of another place than that of the tables of taxes: it has to be agreed to.
    await screen.findByText("review.differs");
    await agreeAndPay();
    await screen.findByText("confirmation.heading");
    const [first, second] = fake.calls.filter(({ name }) => name === "completeOrder");
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it.each(["QUOTE_EXPIRED", "QUOTE_CHANGED"] as const)(
    "shows a new quote and what changed after %s",
    async (code) => {
      const { fake } = openReview({ completeOrder: refusal(code) });
      fireEvent.click(await screen.findByRole("checkbox"));
      const dearer = makeOrder({ id: "order-2" });
      const [bill] = dearer.charges.ongoingCharge;
      if (bill !== undefined) bill.lines = { ...bill.lines, total: 13.47 };
      fake.answers["createOrder"] = dearer;
      fireEvent.click(await button());
      expect(await screen.findByText("review.price-changed")).toBeDefined();
      expect(screen.getByText(COMPLETE_ORDER_MESSAGES[code])).toBeDefined();
      expect(await screen.findByRole("checkbox")).toHaveProperty("checked", false);
    },
  );

  it("says that nothing is sold any more where a new quote is refused, and shows no price to agree to", async () => {
    const { fake } = openReview({ completeOrder: refusal("QUOTE_CHANGED") });
    fireEvent.click(await screen.findByRole("checkbox"));
    fake.answers["createOrder"] = refusal("OFFER_REDEEMED");
    fireEvent.click(await button());
    expect(await screen.findByText(COMPLETE_ORDER_MESSAGES.OFFER_REDEEMED)).toBeDefined();
    expect(screen.queryByText(COMPLETE_ORDER_MESSAGES.QUOTE_CHANGED)).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByRole("button", { name: "complete-order.choose-plan" })).toBeDefined();
  });

  it("goes back to the plans when the offer was withdrawn", async () => {
    openReview({ completeOrder: refusal("OFFER_EXPIRED") });
    await agreeAndPay();
    expect(await screen.findByText("offers.withdrawn")).toBeDefined();
    expect(draft().offer).toBeNull();
  });

  it("watches an order that the bank has not answered, until it is bought", async () => {
    openReview({ completeOrder: makeOrder({ status: "processing" }), getOrder: confirmed });
    await agreeAndPay();
    expect(await screen.findByText("confirmation.heading")).toBeDefined();
  });

  it("looks after an order that was on its way when the page was reloaded", async () => {
    const quote = { order: makeOrder(), madeFor: "offer-1||card-1||" };
    const { fake } = openReview(
      { getOrder: confirmed },
      { quote, isAwaitingBank: true, completionKey: "key-1" },
    );
    expect(await screen.findByText("confirmation.heading")).toBeDefined();
    expect(completions(fake.calls)).toHaveLength(0);
  });

  it("signs in again and goes on when the session ended at the last step", async () => {
    const opened = openReview({});
    opened.fake.answers["completeOrder"] = () => {
      opened.fake.setSession("anonymous");
      return sessionRefused();
    };
    await agreeAndPay();
    expect(await screen.findByText("sign-in.heading")).toBeDefined();
    opened.fake.setSession("authenticated");
    expect(await screen.findByText("review.heading")).toBeDefined();
  });

  it("shows the contract in French first in Quebec, and records going on in English", async () => {
    const billing = { ...EMPTY_PURCHASE.billing, state: "QC" };
    const { fake } = openReview({ completeOrder: confirmed }, { billing }, "CA");
    expect(await screen.findByText("Ce que vous acceptez")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "terms.continue-in-english" }));
    expect(await screen.findByText("terms.heading")).toBeDefined();
    await agreeAndPay();
    await screen.findByText("confirmation.heading");
    expect(completions(fake.calls)[0]).toMatchObject({
      input: { body: { agreement: { language: "en-US" } } },
    });
  });
});

describe("the messages of an order", () => {
  const keys = [...Object.values(COMPLETE_ORDER_MESSAGES), ...Object.values(NEXT_MOVE_MESSAGES)];

  it.each(LOCALES)("are there for every refusal in %s", (locale) => {
    expect(keys.filter((key) => !dictionaries[locale].checkout[key])).toEqual([]);
  });

  it.each([
    "OFFER_REDEEMED",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "INVALID_OFFER_DATA",
    "COUNTRY_ERROR",
    "BILLING_PROFILE_REQUIRED",
  ] as const)("%s shows when no quote can be made", async (code) => {
    openReview({ createOrder: refusal(code) });
    expect(await screen.findByText(COMPLETE_ORDER_MESSAGES[code])).toBeDefined();
  });

  it("a gift card that waited too long is told, and the rest of the order stands without it", async () => {
    const { fake } = openReview(
      {
        createOrder: (input: { body: { newSubscription: { giftCardId?: string } } }) =>
          input.body.newSubscription.giftCardId === undefined ? paidToday : refusal("EXPIRED"),
        completeOrder: { ...paidToday, status: "confirmed" },
      },
      { giftCard },
    );
    expect(await screen.findByText(COMPLETE_ORDER_MESSAGES.GIFT_CARD_NOT_USABLE)).toBeDefined();
    expect(draft()).toMatchObject({ giftCard: null, card: { last4: "4242" } });
    await agreeAndPay();
    expect(await screen.findByText("confirmation.paid-today")).toBeDefined();
    expect(completions(fake.calls)).toHaveLength(1);
  });

  it.each(["SUB_ALREADY_EXISTS_FOR_IDENTITY", "PAYMENT_IN_PROGRESS", "CONFLICTING_REQUEST"] as const)(
    "%s shows when the order is refused",
    async (code) => {
      openReview({ completeOrder: refusal(code) });
      await agreeAndPay();
      expect(await screen.findByText(COMPLETE_ORDER_MESSAGES[code])).toBeDefined();
    },
  );

  it("asks for the card again when the server holds none", async () => {
    openReview({ completeOrder: refusal("PAYMENT_METHOD_REQUIRED") });
    await agreeAndPay();
    await waitFor(() => expect(draft().card).toBeNull());
  });
});
