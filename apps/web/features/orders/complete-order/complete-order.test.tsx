import type { Order } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { lost, sessionRefused } from "#testing/fake-skywave.ts";
import { makeOrder } from "#testing/make-offer.ts";
import {
  agreeAndPay,
  completions,
  confirmed,
  draft,
  giftCard,
  KEPT_CARD,
  offer,
  openReview,
  paidToday,
  payButton,
  today,
} from "#testing/open-review.ts";
import { quoteBasis } from "../quote-order/use-quote.ts";

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
    fireEvent.click(await payButton());
    expect(await screen.findByText("terms.agree-required")).toBeDefined();
    expect(completions(fake.calls)).toHaveLength(0);
  });

  it("sends the order once, however often the button is pressed", async () => {
    const { fake } = openReview({
      completeOrder: () => new Promise((done) => setTimeout(done, 20, confirmed)),
    });
    fireEvent.click(await screen.findByRole("checkbox"));
    const pay = await payButton();
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
      input: { body: { agreement: { version: "2026-01-15", language: "en-US" } } },
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
    fireEvent.click(await payButton());
    await screen.findByText("confirmation.heading");
    const [first, second] = fake.calls.filter(({ name }) => name === "completeOrder");
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
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
