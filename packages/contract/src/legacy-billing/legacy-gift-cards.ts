import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";

// Anything may come: the codes of these calls say what is wrong with it.
const ShownGiftCard = z.object({
  number: z.unknown().optional(),
  expiryMonth: z.unknown().optional(),
  expiryYear: z.unknown().optional(),
  securityCode: z.unknown().optional(),
});

export const LegacyGiftCard = z
  .object({
    last4: z.string(),
    amount: Amount.describe("What is left on it"),
    currency: Currency,
    cardType: z.enum(["physical", "digital"]),
    vendorType: z.enum(["internal", "partner"]),
  })
  .meta({ id: "LegacyGiftCard" });
export type LegacyGiftCard = z.infer<typeof LegacyGiftCard>;

export const giftCardInfo = defineEndpoint({
  domain: "legacy",
  name: "giftCardInfo",
  method: "POST",
  path: "/payment/giftcard/info",
  summary: "What is on a gift card, told to who holds it",
  grant: "authenticated",
  body: ShownGiftCard,
  response: z.object({ data: LegacyGiftCard }),
  refusals: [
    "GIFT CARD NUMBER REQUIRED",
    "GIFT CARD NUMBER INVALID",
    "NO GIFT CARD BALANCE",
    "GIFT CARD NOT REDEEMABLE",
    "INVALID REQUEST DATA",
    "RATE_LIMIT_EXCEEDED",
  ],
  cardLikeFields: ["number"],
  retry: "none",
});

export const giftCardRedeem = defineEndpoint({
  domain: "legacy",
  name: "giftCardRedeem",
  method: "POST",
  path: "/payment/giftcard/redeem",
  summary: "Moves all that is on a gift card into the balance, and pays what is owed from it",
  grant: "authenticated",
  body: ShownGiftCard,
  response: z.object({
    data: z.object({ amount: Amount, currency: Currency, balance: Amount.describe("Afterwards") }),
  }),
  refusals: [
    "GIFT_CARD_NUMBER_INVALID",
    "NO_GIFT_CARD_BALANCE",
    "GIFT_CARD_NOT_REDEEMABLE",
    "RATE_LIMIT_EXCEEDED",
  ],
  cardLikeFields: ["number"],
  isIdempotentByKey: true,
  retry: "limited",
});
