import { describe, expect, test } from "vitest";
import type { BillingProfileRow } from "#modules/books/index.ts";
import type { GiftRow } from "../gifts-repository.ts";
import { decideGift } from "./decide-gift.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const gift = (changes: Partial<GiftRow> = {}): GiftRow => ({
  identityId: "idn_1",
  id: "gft_1",
  state: "quoted",
  country: "US",
  currency: "USD",
  amountInCents: 10_000,
  design: "waves",
  recipientName: "Ana",
  recipientEmail: "ana@example.com",
  senderName: "Robin",
  message: "",
  language: "en-US",
  sendOn: Temporal.PlainDate.from("2026-03-10"),
  quotedAt: NOW,
  tries: 0,
  paidAt: null,
  sentOn: null,
  mails: 0,
  giftCardId: null,
  voidedBy: null,
  brand: null,
  ...changes,
});
const profile: BillingProfileRow = {
  identityId: "idn_1",
  id: "bp_1",
  firstName: "Robin",
  lastName: "Ferrer",
  serviceAddress: { addressLine1: "1 Road", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
  currency: "USD",
  isEBill: true,
  processorCustomerId: "cus_1",
  isDefault: true,
  createdAt: NOW,
};
const codeOf = (given: GiftRow, bought = { count: 0, sumInCents: 0 }, now = NOW) =>
  decideGift(given, { now, profile, bought })?.code;

describe("decideGift", () => {
  test("sells a quote for half an hour", () => {
    expect(codeOf(gift(), undefined, NOW.add({ minutes: 30 }))).toBeUndefined();
    expect(codeOf(gift(), undefined, NOW.add({ minutes: 30, milliseconds: 1 }))).toBe("QUOTE_EXPIRED");
  });

  test("is paid in the money that the giver is billed in", () => {
    expect(codeOf(gift({ currency: "CAD" }))).toBe("COUNTRY_ERROR");
  });

  test("sells five gifts a day, and as much as a day may cost with this one", () => {
    expect(codeOf(gift(), { count: 4, sumInCents: 30_000 })).toBeUndefined();
    expect(codeOf(gift(), { count: 5, sumInCents: 5_000 })).toBe("GIFT_LIMIT_REACHED");
    expect(codeOf(gift(), { count: 1, sumInCents: 30_001 })).toBe("GIFT_LIMIT_REACHED");
  });
});
