import { toMajorUnits } from "@skywave/domain/money/cents";
import { Country } from "@skywave/contract/wire/place";
import { z } from "zod";
import type { IssuedGiftCard } from "#modules/books/index.ts";
import { randomId } from "#platform/security/random-id.ts";

const SOLD_ON = Temporal.PlainDate.from("2026-01-15");

type Sold = Omit<IssuedGiftCard, "issuedOn">;

/** Gift cards to try, each good until somebody has used it up. */
const GIFT_CARDS: readonly Sold[] = [
  {
    number: "7001260000000017",
    printed: { securityCode: "4711", expiry: { month: 9, year: 2029 } },
    faceInCents: 2_500,
    country: "US",
    vendorType: "internal",
  },
  {
    number: "7001260000000025",
    printed: { securityCode: "1138", expiry: { month: 12, year: 2030 } },
    faceInCents: 10_000,
    country: "US",
    vendorType: "partner",
  },
  { number: "SKYWUSGIFT50AIR1", faceInCents: 5_000, country: "US", vendorType: "internal" },
  {
    number: "7001260000000033",
    printed: { securityCode: "2187", expiry: { month: 9, year: 2029 } },
    faceInCents: 2_500,
    country: "CA",
    vendorType: "internal",
  },
  { number: "SKYWCAGIFT50AIR1", faceInCents: 5_000, country: "CA", vendorType: "partner" },
];

/** What is shown of them in the sandbox, where anybody may know their codes. */
export const SHOWN_GIFT_CARDS = GIFT_CARDS.map(({ number, printed, faceInCents, country }) => ({
  number,
  securityCode: printed?.securityCode ?? null,
  expiry: printed === undefined ? null : toMonth(printed.expiry),
  amount: toMajorUnits(faceInCents),
  country,
}));

/** Sells those that were not sold yet. */
export async function seedGiftCards(issue: (card: IssuedGiftCard) => Promise<unknown>): Promise<void> {
  for (const card of GIFT_CARDS) await issue({ ...card, issuedOn: SOLD_ON });
}

/** What a gift card is sold for in the sandbox, from one unit of its currency to five hundred. */
export const GiftCardSale = z.strictObject({
  country: Country,
  amountInCents: z.int().min(100).max(50_000),
});

/** A new digital card, sold that day. */
export function newGiftCard(
  { country, amountInCents }: z.infer<typeof GiftCardSale>,
  issuedOn: Temporal.PlainDate,
): IssuedGiftCard {
  const number = randomId("SKYW").replace("_", "").toUpperCase();
  return { number, faceInCents: amountInCents, country, vendorType: "internal", issuedOn };
}

function toMonth({ month, year }: { month: number; year: number }): string {
  return `${String(month).padStart(2, "0")}/${String(year).slice(-2)}`;
}
