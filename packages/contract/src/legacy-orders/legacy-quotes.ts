import { z } from "zod";
import { Order } from "../orders/order.ts";
import { SwitchFlow } from "../orders/order-change.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

const SubscriptionId = z.string().max(60);
const NewRadioToken = z
  .string()
  .min(1)
  .max(100)
  .describe("Of the radio that the plan moves to, from a lookup in this browser");
const Quote = z.object({ data: Order });

/** Why a plan stays as it is. */
const PLAN_STAYS = [
  "SUBSCRIPTION_ENDED",
  "PART_OF_BUNDLE",
  "BILLED_ELSEWHERE",
  "CANCELLATION_PENDING",
  "PAYMENT_DUE",
  "SUBSCRIPTION_SUSPENDED",
  "PAYMENT_IN_PROGRESS",
] as const;
/** Why it stays where it is. */
const NO_MOVE = [...PLAN_STAYS, "SUBSCRIPTION_PAUSED", "PLAN_CANNOT_MOVE"] as const;
const RADIO_STAYS_AS_IT_IS = [
  "DEVICE_NOT_FOUND",
  "COUNTRY_ERROR",
  "CS_INELIGIBLE_RADIO",
  "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
] as const;

export const quote = defineEndpoint({
  domain: "legacy",
  name: "quote",
  method: "POST",
  path: "/quotes/quote",
  summary:
    "What a new plan costs, or another plan in the place of one that there is; it holds for 30 minutes",
  grant: "authenticated",
  body: z.object({
    offerId: z.string().max(60),
    subscriptionId: SubscriptionId.optional().describe(
      "Of the plan that it takes the place of; left out for a new one",
    ),
    flow: SwitchFlow.extract(["immediate", "endOfTerm", "endOfPromotion"])
      .optional()
      .describe("When another plan takes the place; left out: at once for a dearer one"),
    promoCode: z.string().trim().max(40).optional(),
    token: z
      .string()
      .max(100)
      .optional()
      .describe("Of a new plan for a radio: from a lookup in this browser"),
  }),
  response: Quote,
  refusals: [
    "INVALID_PAYLOAD",
    "NO_SUBSCRIPTION",
    ...PLAN_STAYS,
    ...RADIO_STAYS_AS_IT_IS,
    "SAME_PLAN",
    "OFFER_EXPIRED",
    "OFFER_REDEEMED",
    "INVALID_OFFER_DATA",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "BILLING_PROFILE_REQUIRED",
    "DEVICE_INFORMATION_REQUIRED",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "limited",
  isRepeatable: true,
});

export const swapRadioQuote = defineEndpoint({
  domain: "legacy",
  name: "swapRadioQuote",
  method: "POST",
  path: "/quotes/swap-radio-quote",
  summary: "What it costs to take a plan along to another radio, and its bills after that",
  grant: "authenticated",
  body: z.object({ subscriptionId: SubscriptionId, token: NewRadioToken }),
  response: Quote,
  refusals: ["INVALID_PAYLOAD", "NO_SUBSCRIPTION", ...NO_MOVE, ...RADIO_STAYS_AS_IT_IS],
  retry: "limited",
  isRepeatable: true,
});

export const continuousServiceQuote = defineEndpoint({
  domain: "legacy",
  name: "continuousServiceQuote",
  method: "POST",
  path: "/quotes/continuous-service-quote",
  summary: "What it costs that the plan of one of the customer's radios goes on in their new one",
  grant: "authenticated",
  body: z.object({
    radioIdLastFour: z.string().trim().length(4).describe("Of the customer's own radio"),
    token: NewRadioToken,
  }),
  response: Quote,
  refusals: ["INVALID_PAYLOAD", ...NO_MOVE, ...RADIO_STAYS_AS_IT_IS],
  retry: "limited",
  isRepeatable: true,
});
