import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Order } from "./order.ts";
import { CancellationReason, CancellationType, SwitchFlow } from "./order-change.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";

/** The most that any installation may allow; how many it does allow is a setting. */
export const MOST_PLANS_PER_ORDER = 20;

const SubscriptionId = z.string().max(60);

const NewSubscription = z.object({
  offerId: z.string().max(60),
  promoCode: z.string().trim().max(40).optional(),
  offerToken: z.string().max(200).optional().describe("Of a link to an offer that is meant for one customer"),
  deviceId: z
    .string()
    .max(100)
    .optional()
    .describe("Of a plan for a radio: the token by which this browser found the radio"),
  giftCardId: z.string().max(60).optional(),
  stripePaymentMethodId: PaymentMethodId.optional(),
  trialOnly: z
    .boolean()
    .optional()
    .describe("The free phase and nothing after it: no card is needed, and it ends by itself"),
});

const NewSubscriptions = z.object({
  lines: z
    .array(
      z.object({
        offerId: z.string().max(60),
        quantity: z.int().min(1).max(MOST_PLANS_PER_ORDER),
        deviceId: z
          .string()
          .max(100)
          .optional()
          .describe(
            "Of a plan for a radio: the token by which it was found. Several radios, or one and one plan for streaming",
          ),
      }),
    )
    .min(1)
    .max(MOST_PLANS_PER_ORDER)
    .describe("Each plan of each line is a subscription of its own; free phases are left out"),
  giftCardId: z.string().max(60).optional(),
});

const PlanSwitch = z.object({
  subscriptionId: SubscriptionId,
  offerId: z.string().max(60).optional().describe("Left out for a pause"),
  promoCode: z.string().trim().max(40).optional(),
  giftCardId: z.string().max(60).optional(),
  flow: SwitchFlow.optional().describe("Left out: at once to a dearer plan, else at the end of the term"),
  pauseMonths: z.int().min(1).max(3).optional(),
  secondarySubscriptionId: SubscriptionId.optional().describe(
    "Of a VIP plan: another subscription that becomes its second one; left out, a new one starts",
  ),
});

const CancelSubscription = z.object({
  subscriptionId: SubscriptionId,
  cancellationType: CancellationType.optional().describe("endOfTerm if left out"),
  cancellationReason: CancellationReason.optional(),
});

const RevokeSubscriptionCancellation = z.object({ subscriptionId: SubscriptionId });

const RadioTransfer = z.object({
  subscriptionId: SubscriptionId,
  deviceId: z.string().max(100).describe("The token by which this browser found the radio that it moves to"),
  giftCardId: z.string().max(60).optional(),
});

export const createOrder = defineEndpoint({
  domain: "order",
  name: "createOrder",
  method: "POST",
  path: "/order/v1/orders",
  summary:
    "Makes a quote that holds for 30 minutes; fields stand under what is asked for, or alone where that is plain",
  grant: "authenticated",
  body: z.object({
    ...NewSubscription.partial().shape,
    ...PlanSwitch.partial().shape,
    ...CancelSubscription.partial().shape,
    newSubscription: NewSubscription.optional(),
    newSubscriptions: NewSubscriptions.optional().describe("Several plans in one order"),
    subscription: NewSubscription.optional().describe("The same as newSubscription"),
    planSwitch: PlanSwitch.optional(),
    cancelSubscription: CancelSubscription.optional(),
    revokeSubscriptionCancellation: RevokeSubscriptionCancellation.optional(),
    radioTransfer: RadioTransfer.optional().describe("The plan goes on in another radio"),
  }),
  response: Order,
  success: 201,
  refusals: [
    "NOT_FOUND",
    "OFFER_EXPIRED",
    "OFFER_REDEEMED",
    "OFFER_MEANT_FOR_ANOTHER",
    "INVALID_OFFER_DATA",
    "COUNTRY_ERROR",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "DEVICE_INFORMATION_REQUIRED",
    "DEVICE_NOT_FOUND",
    "CS_INELIGIBLE_RADIO",
    "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    "PLAN_CANNOT_MOVE",
    "BILLING_PROFILE_REQUIRED",
    "EXPIRED",
    "ALREADY_REDEEMED",
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
    "RATE_LIMIT_EXCEEDED",
  ],
  isIdempotentByKey: true,
  retry: "limited",
});

export const getOrder = defineEndpoint({
  domain: "order",
  name: "getOrder",
  method: "GET",
  path: "/order/v1/orders/{orderId}",
  summary: "A quote, or what became of it",
  grant: "authenticated",
  params: z.object({ orderId: z.string().max(60) }),
  response: Order,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
