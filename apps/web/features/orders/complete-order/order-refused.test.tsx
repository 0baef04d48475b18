import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { oneClick } from "#flows/definitions/deals/one-click.ts";
import { NEXT_MOVE_MESSAGES } from "#orders/next-move-messages.ts";
import { refusal } from "#testing/fake-skywave.ts";
import { makeOrder } from "#testing/make-offer.ts";
import {
  agreeAndPay,
  completions,
  confirmed,
  draft,
  giftCard,
  openReview,
  paidToday,
  payButton,
} from "#testing/open-review.ts";
import { COMPLETE_ORDER_MESSAGES } from "./complete-order-messages.ts";

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("an order that is refused", () => {
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
    fireEvent.click(await payButton());
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
      fireEvent.click(await payButton());
      expect(await screen.findByText("review.price-changed")).toBeDefined();
      expect(screen.getByText(COMPLETE_ORDER_MESSAGES[code])).toBeDefined();
      expect(await screen.findByRole("checkbox")).toHaveProperty("checked", false);
    },
  );

  it("says that nothing is sold any more where a new quote is refused, and shows no price to agree to", async () => {
    const { fake } = openReview({ completeOrder: refusal("QUOTE_CHANGED") });
    fireEvent.click(await screen.findByRole("checkbox"));
    fake.answers["createOrder"] = refusal("OFFER_REDEEMED");
    fireEvent.click(await payButton());
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
