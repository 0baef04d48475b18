import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { Order } from "./order.ts";

const NewSubscription = z.object({
  offerId: z.string().max(60),
  promoCode: z.string().trim().max(40).optional(),
  deviceId: z.string().max(40).optional(),
  giftCardId: z.string().max(60).optional(),
  stripePaymentMethodId: z.string().max(80).optional(),
});

export const createOrder = defineEndpoint({
  domain: "order",
  name: "createOrder",
  method: "POST",
  path: "/order/v1/orders",
  summary: "Makes a quote that holds for 30 minutes; fields may stand alone or under newSubscription",
  grant: "authenticated",
  body: NewSubscription.partial().extend({ newSubscription: NewSubscription.optional() }),
  response: Order,
  success: 201,
  refusals: [
    "OFFER_EXPIRED",
    "OFFER_REDEEMED",
    "INVALID_OFFER_DATA",
    "COUNTRY_ERROR",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "BILLING_PROFILE_REQUIRED",
    "PAYMENT_METHOD_REQUIRED",
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
