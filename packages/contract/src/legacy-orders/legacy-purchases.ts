import { z } from "zod";
import { BillingProfileName } from "../billing/billing-profiles.ts";
import { IdentityGrant } from "../identities/identities.ts";
import { completeOrder } from "../orders/complete-order.ts";
import { Order } from "../orders/order.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount } from "../wire/money.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";
import { Address, Locale } from "../wire/place.ts";
import { REFUSAL_CODES } from "../wire/refusal-codes.ts";
import { NewPassword } from "../wire/passwords.ts";

const QuotedOrder = z.object({
  orderId: z.string().max(60).describe("Of the quote that the customer has agreed to"),
  ...completeOrder.body.shape,
});
const Purchase = z.object({ data: Order });

/** What keeps a quote from being confirmed, whatever it is for. */
const NOT_CONFIRMED = [
  "INVALID_PAYLOAD",
  "INVALID_OFFER_DATA",
  "QUOTE_EXPIRED",
  "QUOTE_CHANGED",
  "NO_CREDIT_CARD_ON_ACCOUNT",
  "CREDIT_CARD_VALIDATION_FAILED",
  "TOO_MANY_DECLINES",
  "CONFLICTING_REQUEST",
  "PAYMENT_IN_PROGRESS",
] as const;
/** And the quote of a plan that is sold. */
const NOT_SOLD = ["OFFER_EXPIRED", "OFFER_REDEEMED", "SUB_ALREADY_EXISTS_FOR_IDENTITY"] as const;
const PLAN_STAYS = [
  "SUBSCRIPTION_ENDED",
  "PART_OF_BUNDLE",
  "BILLED_ELSEWHERE",
  "CANCELLATION_PENDING",
  "PAYMENT_DUE",
  "SUBSCRIPTION_SUSPENDED",
] as const;
const NO_MOVE = [
  ...PLAN_STAYS,
  "SUBSCRIPTION_PAUSED",
  "PLAN_CANNOT_MOVE",
  "COUNTRY_ERROR",
  "CS_INELIGIBLE_RADIO",
  "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
] as const;

const CONFIRMS = {
  domain: "legacy",
  method: "POST",
  grant: "authenticated",
  response: Purchase,
  isIdempotentByKey: true,
  isIdempotentByNature: true,
  retry: "limited",
} as const;

export const addSubscription = defineEndpoint({
  ...CONFIRMS,
  name: "addSubscription",
  path: "/purchase/add-subscription",
  summary: "Buys the new plan of a quote, for a radio or without one; repeating it gives the first answer",
  body: QuotedOrder,
  refusals: [...NOT_CONFIRMED, ...NOT_SOLD, "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"],
});

export const changeSubscription = defineEndpoint({
  ...CONFIRMS,
  name: "changeSubscription",
  path: "/purchase/change-subscription",
  summary: "Has another plan take the place of one, as quoted; repeating it gives the first answer",
  body: QuotedOrder,
  refusals: [...NOT_CONFIRMED, ...NOT_SOLD, ...PLAN_STAYS, "SAME_PLAN"],
});

export const swapRadio = defineEndpoint({
  ...CONFIRMS,
  name: "swapRadio",
  path: "/purchase/swap-radio",
  summary: "Takes a plan along from one radio to another, as quoted; repeating it gives the first answer",
  body: QuotedOrder,
  refusals: [...NOT_CONFIRMED, ...NO_MOVE],
});

export const linkDevice = defineEndpoint({
  ...CONFIRMS,
  name: "linkDevice",
  path: "/purchase/link-device",
  summary: "Has a plan that is heard on no radio play on one, as quoted; repeating it gives the first answer",
  body: QuotedOrder.extend({
    radioIdLastFour: z.string().trim().length(4).describe("Of the radio; those that the quote names"),
  }),
  refusals: [...NOT_CONFIRMED, ...NO_MOVE, "DEVICE_NOT_FOUND"],
});

export const NewAccount = z
  .object({
    identityGrant: IdentityGrant.describe("For a session of the account, which is open either way"),
    order: Order.nullable().describe(
      "The plan, or the quote of it where it was not bought, which add-subscription confirms; null where none could be made",
    ),
    refusal: z.enum(REFUSAL_CODES).nullable().describe("Why the plan was not bought; null where it was"),
  })
  .meta({ id: "NewAccount" });
export type NewAccount = z.infer<typeof NewAccount>;

export const newAccount = defineEndpoint({
  domain: "legacy",
  name: "newAccount",
  method: "POST",
  path: "/purchase/new-account",
  summary: "Opens an account and buys its first plan with a card, at the amount that was agreed to",
  grant: "access",
  body: z.object({
    email: z.string().max(254),
    password: NewPassword,
    language: Locale.optional(),
    billingProfileName: BillingProfileName,
    serviceAddress: Address,
    stripePaymentMethodId: PaymentMethodId,
    offerId: z.string().max(60),
    promoCode: z.string().trim().max(40).optional(),
    token: z.string().max(100).optional().describe("Of a plan for a radio: from a lookup in this browser"),
    amountDueNow: Amount.describe("What the visitor has agreed to pay now; no other amount is charged"),
    agreement: completeOrder.body.shape.agreement,
  }),
  unshownFields: ["password"],
  response: z.object({ data: NewAccount }),
  refusals: [
    "INVALID_PAYLOAD",
    "COUNTRY_ERROR",
    "INVALID_OFFER_DATA",
    "DEVICE_NOT_FOUND",
    "IDENTITY_ALREADY_EXISTS_ERROR",
    "INVALID_EMAIL_ERROR",
    "INVALID_PASSWORD_ERROR",
    "PASSWORD_POLICY_NOT_MET",
    "PASSWORD_DISALLOWED_WORDS",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    "RATE_LIMIT_EXCEEDED",
    "TOO_MANY_DECLINES",
    "CONFLICTING_REQUEST",
  ],
  isIdempotentByKey: true,
  retry: "limited",
});
