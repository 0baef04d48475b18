import { describe, expect, test } from "vitest";
import { decideMethod } from "./decide-method.ts";
import type { PaymentMethodRow } from "./methods-repository.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const today = Temporal.PlainDate.from("2026-03-10");

describe("decideMethod", () => {
  const card = (expiryMonth: number): PaymentMethodRow => ({
    identityId: "idn_1",
    billingProfileId: "bp_1",
    id: "pm_1",
    brand: "visa",
    last4: "4242",
    expiryYear: 2026,
    expiryMonth,
    fingerprint: "f",
    walletKind: null,
    billingAddress: null,
    removedAt: null,
    isDefault: true,
    createdAt: NOW,
  });

  test("wants a card, and one that has not expired", () => {
    expect(decideMethod(undefined, today)).toMatchObject({ code: "PAYMENT_METHOD_REQUIRED" });
    expect(decideMethod(card(2), today)).toMatchObject({
      code: "CREDIT_CARD_ERROR",
      details: { nextMove: "useAnotherCard" },
    });
    expect(decideMethod(card(3), today)).toBeUndefined();
  });
});
