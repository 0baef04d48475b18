import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { refusal } from "#testing/fake-skywave.ts";
import { CONFIRMED, keysOf, openChangePage, QUOTE } from "../change-plan/open-change-page.tsx";

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

afterEach(cleanup);

describe("paying for another plan", () => {
  it("asks for a card where there is none, although nothing is due today", async () => {
    const fake = openChangePage({ listPaymentMethods: { paymentMethods: [] } });
    await press("change.ask");
    await press("change.confirm");
    expect(await screen.findByText("change.PAYMENT_METHOD_REQUIRED")).toBeDefined();
    expect(keysOf(fake, "completeOrder")).toHaveLength(0);
  });

  it.each([
    [refusal("CREDIT_CARD_ERROR", { nextMove: "tryAgain" }), "complete-order.declined.tryAgain"],
    [refusal("TOO_MANY_DECLINES"), "change.TOO_MANY_DECLINES"],
  ])(
    "[S4.45] takes a refused card out of a switch, and charges it only once it is chosen again",
    async (no, said) => {
      const change = { flow: "immediate", effective: "2026-11-21", dueNow: 5 };
      const fake = openChangePage({ createOrder: { ...QUOTE, change }, completeOrder: no });
      await press("change.ask");
      await press("change.confirm-and-pay");
      expect(await screen.findByText(said)).toBeDefined();
      await press("change.confirm-and-pay");
      expect(await screen.findByText("change.choose-card")).toBeDefined();
      expect(keysOf(fake, "completeOrder")).toHaveLength(1);
      fake.answers["completeOrder"] = CONFIRMED;
      fireEvent.change(screen.getByLabelText("review.pay-with"), { target: { value: "card-1" } });
      await press("change.confirm-and-pay");
      expect(await screen.findByText("change.done-later")).toBeDefined();
      const sent = fake.calls.filter(({ name }) => name === "completeOrder").at(-1);
      expect(sent).toMatchObject({ input: { body: { stripePaymentMethodId: "card-1" } } });
    },
  );

  it("[S4.45] keeps a refused card out of what is chosen next, too", async () => {
    const change = { flow: "immediate", effective: "2026-11-21", dueNow: 5 };
    const no = refusal("CREDIT_CARD_ERROR", { nextMove: "useAnotherCard" });
    const fake = openChangePage({ createOrder: { ...QUOTE, change }, completeOrder: no });
    await press("change.ask");
    await press("change.confirm-and-pay");
    await screen.findByText("complete-order.declined.useAnotherCard");
    await press("change.other-choice");
    await press("change.ask");
    await press("change.confirm-and-pay");
    expect(await screen.findByText("change.choose-card")).toBeDefined();
    expect(keysOf(fake, "completeOrder")).toHaveLength(1);
  });

  it("watches a change that the bank has not answered, and offers another card when it says no", async () => {
    const fake = openChangePage({ completeOrder: { ...QUOTE, status: "processing" }, getOrder: CONFIRMED });
    await press("change.ask");
    await press("change.confirm");
    expect(await screen.findByText("change.done-later")).toBeDefined();
    cleanup();
    const declined = openChangePage({ completeOrder: { ...QUOTE, status: "processing" }, getOrder: QUOTE });
    await press("change.ask");
    await press("change.confirm");
    expect(await screen.findByText("complete-order.declined.useAnotherCard")).toBeDefined();
    await press("change.confirm");
    await screen.findByText("complete-order.declined.useAnotherCard");
    const [first, second] = keysOf(declined, "completeOrder");
    expect(first).not.toBe(second);
    expect(keysOf(fake, "completeOrder")).toHaveLength(1);
  });

  it("asks anew with a gift card, and once more without it when it cannot be used", async () => {
    const [bill] = QUOTE.charges.ongoingCharge;
    const dear = { ...QUOTE, dueNow: 12.47, charges: { ...QUOTE.charges, oneTimeCharge: [bill] } };
    const fake = openChangePage({ createOrder: dear });
    await press("change.ask");
    await screen.findByRole("button", { name: "gift card" });
    fake.answers["createOrder"] = (input: { body: { planSwitch: { giftCardId?: string } } }) =>
      input.body.planSwitch.giftCardId === undefined ? dear : refusal("ALREADY_REDEEMED");
    await press("gift card");
    expect(await screen.findByText("change.GIFT_CARD_NOT_USABLE")).toBeDefined();
    await press("change.confirm");
    expect(await screen.findByText("change.done-later")).toBeDefined();
    expect(keysOf(fake, "createOrder")).toHaveLength(3);
  });
});
