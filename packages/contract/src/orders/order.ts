import { z } from "zod";
import { Amount, Currency } from "../wire/money.ts";
import { Instant } from "../wire/time.ts";
import { Charges } from "./charge.ts";
import { OrderChange, OrderKind } from "./order-change.ts";

export const OrderStatus = z
  .enum(["quoted", "processing", "confirmed", "expired"])
  .describe("processing: the processor has not said yet whether the card was charged; ask again");

/** What became of a confirmed order. */
const Confirmed = z.object({ subscriptionId: z.string(), invoiceId: z.string().nullable() });

/** One of several plans that are bought together. */
const OrderLine = z
  .object({
    offerId: z.string(),
    offerVersion: z.int(),
    offerName: z.string(),
    subscriptionId: z.string().nullable().describe("Null until the order is confirmed"),
    radioIdLastFour: z.string().optional().describe("Of a plan that starts on a radio"),
  })
  .meta({ id: "OrderLine" });

export const Order = z
  .object({
    id: z.string(),
    kind: OrderKind,
    status: OrderStatus,
    offerId: z.string(),
    offerVersion: z.int(),
    subscriptionId: z.string().nullable(),
    created: Instant,
    expires: Instant.describe("Until when the quote holds"),
    currency: Currency,
    promoCode: z.string().optional(),
    trialUse: z
      .enum(["usedByPerson", "usedByCard"])
      .optional()
      .describe("Why the offer comes without its free phase: the person, or the card, has had a trial"),
    dueNow: Amount.describe("What the card is charged when it is confirmed; balance and gift card taken off"),
    charges: Charges,
    lines: z
      .array(OrderLine)
      .optional()
      .describe(
        "Of an order for several plans: all of them are bought, or none is. A refusal that is about one of them says its place as `line`",
      ),
    change: OrderChange.optional().describe("Of an order that changes a subscription"),
    newSubscription: Confirmed.optional(),
    subscriptionPlanSwitch: Confirmed.optional(),
    cancelSubscription: Confirmed.optional(),
    revokeSubscriptionCancellation: Confirmed.optional(),
    radioTransfer: Confirmed.optional(),
  })
  .meta({ id: "Order" });
export type Order = z.infer<typeof Order>;
