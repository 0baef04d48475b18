import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { Locale } from "../wire/place.ts";
import { BillingDate, Instant } from "../wire/time.ts";
import { payingCard } from "../wire/paying-card.ts";

export const GiftDesign = z.enum(["waves", "vinyl", "sunrise", "stars"]);

/** A gift card that somebody buys for somebody else. Its number is in the mail to whom it is for, and nowhere here. */
export const Gift = z
  .object({
    id: z.string(),
    state: z
      .enum(["quoted", "processing", "scheduled", "sent", "takenBack", "voided"])
      .describe(
        "processing: the processor has not said yet whether the card was charged; ask again. voided: its payment is contested at the bank",
      ),
    amount: Amount,
    total: Amount.describe("What is charged for it: the amount itself, without tax and without a fee"),
    currency: Currency,
    design: GiftDesign,
    recipientName: z.string(),
    recipientEmail: z.string(),
    senderName: z.string(),
    message: z.string(),
    language: Locale,
    sendOn: BillingDate,
    isForNow: z.boolean().describe("Its day has come, by the time of the server"),
    paidAt: Instant.optional(),
    canSendAgain: z.boolean(),
    canTakeBack: z.boolean().describe("Until it is sent it can be taken back, and its address be corrected"),
  })
  .meta({ id: "Gift" });
export type Gift = z.infer<typeof Gift>;

const params = z.object({ giftId: z.string().max(60) });

export const createGift = defineEndpoint({
  domain: "giftcard",
  name: "createGift",
  method: "POST",
  path: "/giftcard/v1/gifts",
  summary: "Quotes a gift card for somebody else; the quote is good for half an hour",
  grant: "authenticated",
  body: z.object({
    amount: Amount,
    design: GiftDesign,
    recipientName: z.string().trim().max(200),
    recipientEmail: z.string().trim().max(300),
    senderName: z.string().trim().max(200),
    message: z.string().trim().max(1000),
    language: Locale,
    sendOn: BillingDate.optional().describe("Today where it is left out"),
  }),
  response: Gift,
  success: 201,
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
  isIdempotentByKey: true,
  retry: "limited",
});

export const completeGift = defineEndpoint({
  domain: "giftcard",
  name: "completeGift",
  method: "PUT",
  path: "/giftcard/v1/gifts/{giftId}/confirm",
  summary: "Charges what was quoted, and sends the gift on its day; repeating it gives the first answer",
  grant: "authenticated",
  params,
  body: z.object(payingCard),
  response: Gift,
  refusals: [
    "NOT_FOUND",
    "QUOTE_EXPIRED",
    "GIFT_LIMIT_REACHED",
    "BILLING_PROFILE_REQUIRED",
    "PAYMENT_METHOD_REQUIRED",
    "COUNTRY_ERROR",
    "CREDIT_CARD_ERROR",
    "TOO_MANY_DECLINES",
    "RATE_LIMIT_EXCEEDED",
  ],
  isIdempotentByKey: true,
  isIdempotentByNature: true,
  retry: "limited",
});

export const listGifts = defineEndpoint({
  domain: "giftcard",
  name: "listGifts",
  method: "GET",
  path: "/giftcard/v1/gifts",
  summary: "The gift cards that somebody has bought for others, the newest first",
  grant: "authenticated",
  response: z.object({ gifts: z.array(Gift) }).meta({ id: "Gifts" }),
  refusals: [],
  retry: "limited",
});

export const getGift = defineEndpoint({
  domain: "giftcard",
  name: "getGift",
  method: "GET",
  path: "/giftcard/v1/gifts/{giftId}",
  summary: "One gift card that somebody has bought, or is about to",
  grant: "authenticated",
  params,
  response: Gift,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const sendGiftAgain = defineEndpoint({
  domain: "giftcard",
  name: "sendGiftAgain",
  method: "POST",
  path: "/giftcard/v1/gifts/{giftId}/send",
  summary: "Sends the mail with the gift card once more, as long as nothing of it is used",
  grant: "authenticated",
  params,
  response: Gift,
  refusals: ["NOT_FOUND", "ALREADY_REDEEMED", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const changeGiftRecipient = defineEndpoint({
  domain: "giftcard",
  name: "changeGiftRecipient",
  method: "PUT",
  path: "/giftcard/v1/gifts/{giftId}/recipient",
  summary: "Corrects the address of a gift that was not sent yet",
  grant: "authenticated",
  params,
  body: z.object({ recipientEmail: z.string().trim().max(300) }),
  response: Gift,
  refusals: ["NOT_FOUND", "INVALID_PAYLOAD", "GIFT_SENT"],
  retry: "limited",
});

export const takeBackGift = defineEndpoint({
  domain: "giftcard",
  name: "takeBackGift",
  method: "PUT",
  path: "/giftcard/v1/gifts/{giftId}/take-back",
  summary: "Takes back a gift that was not sent yet, and gives all of its money back to the card",
  grant: "authenticated",
  params,
  response: Gift,
  refusals: ["NOT_FOUND", "GIFT_SENT"],
  isIdempotentByNature: true,
  retry: "limited",
});
