import { describe, expect, test } from "vitest";
import { createSecrets } from "#platform/security/secrets.ts";
import { giftCardDigests } from "./gift-card-digests.ts";
import type { GiftCard } from "./gift-cards-repository.ts";
import { availableInCents, decideGiftCard, type ShownGiftCard } from "./decide-gift-card.ts";

const CARD: GiftCard = {
  id: "gc_1",
  numberDigest: "number",
  securityCodeDigest: "code",
  last4: "1234",
  expiryYear: 2030,
  expiryMonth: 4,
  faceInCents: 5000,
  redeemedInCents: 1000,
  heldInCents: 500,
  voidedInCents: 0,
  voidedFor: null,
  currency: "USD",
  country: "US",
  cardType: "physical",
  vendorType: "internal",
  issuedOn: Temporal.PlainDate.from("2026-03-10"),
};
const SHOWN: ShownGiftCard = {
  securityCodeDigest: "code",
  expiry: { month: 4, year: 2030 },
  country: "US",
  today: Temporal.PlainDate.from("2026-03-10"),
};
const DIGITAL = { ...CARD, securityCodeDigest: null, expiryYear: null, expiryMonth: null };
const SHOWN_DIGITAL = { ...SHOWN, securityCodeDigest: null, expiry: undefined };

describe("decideGiftCard", () => {
  test("takes a card from who holds it", () => {
    expect(decideGiftCard(CARD, SHOWN)).toEqual({ kind: "good", card: CARD });
    expect(decideGiftCard(DIGITAL, SHOWN_DIGITAL)).toEqual({ kind: "good", card: DIGITAL });
  });

  test.each<[string, GiftCard | undefined, Partial<ShownGiftCard>]>([
    ["no card", undefined, {}],
    ["another code", CARD, { securityCodeDigest: "edoc" }],
    ["no code", CARD, { securityCodeDigest: null }],
    ["another month", CARD, { expiry: { month: 5, year: 2030 } }],
    ["another year", CARD, { expiry: { month: 4, year: 2031 } }],
    ["no expiry", CARD, { expiry: undefined }],
    ["a code where the card has none", DIGITAL, {}],
  ])("tells whoever shows %s nothing about it", (_what, card, shown) => {
    const used = card && { ...card, voidedFor: "pay_1" };
    expect(decideGiftCard(used, { ...SHOWN, ...shown })).toEqual({ kind: "wrong" });
  });

  test("tells its holder why it is good no more, the gravest first", () => {
    const empty = { ...CARD, redeemedInCents: 4500 };
    expect(decideGiftCard({ ...empty, voidedFor: "pay_1" }, SHOWN)).toEqual({ kind: "void" });
    const late = { ...SHOWN, country: "CA", today: SHOWN.today.add({ years: 20 }) } as const;
    expect(decideGiftCard(empty, late)).toEqual({ kind: "empty" });
    expect(decideGiftCard(CARD, late)).toEqual({ kind: "over" });
    expect(decideGiftCard(CARD, { ...SHOWN, country: "CA" })).toEqual({ kind: "elsewhere" });
  });

  test("is over on the day on which its years end, and never in Canada", () => {
    const lastDay = (years: number) => CARD.issuedOn.add({ years }).subtract({ days: 1 });
    const kindsOn = (card: GiftCard, today: Temporal.PlainDate) =>
      decideGiftCard(card, { ...SHOWN, country: card.country, today }).kind;
    const end = [...Array(30).keys()].find((years) => kindsOn(CARD, CARD.issuedOn.add({ years })) === "over");
    expect(end).toBeGreaterThanOrEqual(5);
    expect(kindsOn(CARD, lastDay(end ?? 0))).toBe("good");
    expect(kindsOn({ ...CARD, country: "CA" }, CARD.issuedOn.add({ years: 90 }))).toBe("good");
  });
});

describe("availableInCents", () => {
  test("is what was neither used nor promised nor taken back", () => {
    expect(availableInCents(CARD)).toBe(3500);
    expect(availableInCents({ ...CARD, voidedInCents: 300 })).toBe(3200);
  });
});

describe("giftCardDigests", () => {
  const secrets = createSecrets("a-key-for-tests-of-forty-characters-long");

  test("are the same however a number is typed, and tell neither number nor code", () => {
    const typed = giftCardDigests(secrets, "ab12-3456 7890-cdEF");
    const plain = giftCardDigests(secrets, "AB1234567890CDEF");
    expect([typed.numberDigest, typed.digestOfCode("1234")]).toEqual([
      plain.numberDigest,
      plain.digestOfCode("1234"),
    ]);
    expect(typed.last4).toBe("CDEF");
    expect(JSON.stringify([typed.numberDigest, typed.digestOfCode("1234")])).not.toMatch(/AB12|CDEF/);
  });

  test("of a code belong to one card", () => {
    const codes = ["AB1234567890CDEF", "AB1234567890CDEE"].map((number) =>
      giftCardDigests(secrets, number).digestOfCode("1234"),
    );
    const other = giftCardDigests(secrets, "AB1234567890CDEF").digestOfCode("1235");
    expect(new Set([...codes, other]).size).toBe(3);
  });
});
