import type { PaymentMethod } from "@skywave/contract/billing/payment-methods";
import { describe, expect, it } from "vitest";
import { splitPayment } from "./pay/split-payment.ts";
import { payableCards, reportedCard } from "./reported-card.ts";

type CardFacts = { isDefault?: boolean; applePay?: boolean; status?: PaymentMethod["card"]["status"] };

const card = (
  id: string,
  { isDefault = false, applePay = false, status = "VALID" }: CardFacts = {},
): PaymentMethod => ({
  id,
  isDefault,
  card: { brand: "visa", last4: "4242", expiryDate: { year: 2034, month: 12 }, status, wallet: { applePay } },
});

describe("the card that is reported", () => {
  it("[S6.06] is the default, and none where that is in a wallet", () => {
    const [kept, other] = [card("kept", { isDefault: true }), card("other")];
    expect(reportedCard([other, kept])).toBe(kept);
    expect(reportedCard([other, card("wallet", { isDefault: true, applePay: true })])).toBeNull();
    expect(reportedCard([])).toBeNull();
  });

  it("is not the same as those that can be paid with", () => {
    const good = card("good", { status: "SOON_EXPIRED" });
    const methods = [card("old", { status: "EXPIRED" }), card("wallet", { applePay: true }), good];
    expect(payableCards(methods)).toEqual([good]);
  });
});

describe("splitPayment", () => {
  it.each([
    [12.74, 5.25, { giftCardPays: 5.25, cardPays: 7.49, leftOnGiftCard: 0 }],
    [12.74, 50, { giftCardPays: 12.74, cardPays: 0, leftOnGiftCard: 37.26 }],
    [12.74, 0, { giftCardPays: 0, cardPays: 12.74, leftOnGiftCard: 0 }],
  ])("lets a gift card pay first: %d with %d on it", (amount, onGiftCard, split) => {
    expect(splitPayment(amount, onGiftCard)).toEqual(split);
  });
});
