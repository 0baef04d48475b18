import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { Country } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";

export const RegisteredGiftCard = z
  .object({
    tokenId: z.string().describe("Stands for the card in one person's hands, once"),
    actualBalance: Amount,
    currency: Currency,
    last4: z.string(),
    cardType: z.enum(["physical", "digital"]),
    vendorType: z.enum(["internal", "partner"]),
    expires: Instant.describe("Until when the token is good; the card itself is good for longer"),
  })
  .meta({ id: "RegisteredGiftCard" });
export type RegisteredGiftCard = z.infer<typeof RegisteredGiftCard>;

export const registerGiftCard = defineEndpoint({
  domain: "giftcard",
  name: "registerGiftCard",
  method: "POST",
  path: "/giftcard/v1/giftcards",
  summary: "Checks a gift card and gives a token for it that is good for 15 minutes",
  grant: "authenticated",
  query: z.object({ country: Country }),
  body: z.object({
    type: z
      .enum(["cardIdentifier", "physical"])
      .describe("cardIdentifier: the long code of a digital card, which needs nothing beside it"),
    number: z.string().trim().min(8).max(40),
    expiry: z.object({ month: z.int().min(1).max(12), year: z.int().min(2000).max(2099) }).optional(),
    securityCode: z.string().trim().min(3).max(8).optional(),
  }),
  response: RegisteredGiftCard,
  success: 201,
  refusals: [
    "INVALID_PAYLOAD",
    "COUNTRY_ERROR",
    "BAD_DATA_RETURNED",
    "GIFT_CARD_VOID",
    "RATE_LIMIT_EXCEEDED",
  ],
  cardLikeFields: ["number"],
  retry: "none",
});
