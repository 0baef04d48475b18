import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";
import { Order } from "./order.ts";
import { BillingDate } from "../wire/time.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";

/** What the person can do after a card was refused; the bank's own reason is never told. */
export const NextMove = z.enum(["tryAgain", "useAnotherCard", "callBank"]);
export type NextMove = z.infer<typeof NextMove>;

export const completeOrder = defineEndpoint({
  domain: "order",
  name: "completeOrder",
  method: "PUT",
  path: "/order/v1/orders/{orderId}/confirm",
  summary: "Charges what is due, and starts or changes the subscription; repeating it gives the first answer",
  grant: "authenticated",
  params: z.object({ orderId: z.string().max(60) }),
  body: z.object({
    stripePaymentMethodId: PaymentMethodId.optional(),
    agreement: z
      .object({ version: BillingDate, language: Locale })
      .optional()
      .describe(
        "The offer terms that the person ticked, kept as consent; a version that holds, in a language of the country",
      ),
  }),
  response: Order,
  refusals: [
    "NOT_FOUND",
    "INVALID_PAYLOAD",
    "QUOTE_EXPIRED",
    "QUOTE_CHANGED",
    "OFFER_EXPIRED",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "PAYMENT_METHOD_REQUIRED",
    "CREDIT_CARD_ERROR",
    "TOO_MANY_DECLINES",
    "CONFLICTING_REQUEST",
    "SUBSCRIPTION_ENDED",
    "PART_OF_BUNDLE",
    "BILLED_ELSEWHERE",
    "CANCELLATION_PENDING",
    "NOTHING_TO_REVOKE",
    "PAYMENT_DUE",
    "SUBSCRIPTION_SUSPENDED",
    "SUBSCRIPTION_PAUSED",
    "SAME_PLAN",
    "PAYMENT_IN_PROGRESS",
    "OFFER_REDEEMED",
    "COUNTRY_ERROR",
    "CS_INELIGIBLE_RADIO",
    "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    "PLAN_CANNOT_MOVE",
  ],
  isIdempotentByKey: true,
  isIdempotentByNature: true,
  retry: "limited",
});
