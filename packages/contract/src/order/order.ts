import { z } from "zod";
import { Currency } from "../wire/money.ts";
import { Instant } from "../wire/time.ts";
import { Charges } from "./charge.ts";

export const OrderStatus = z
  .enum(["quoted", "processing", "confirmed", "expired"])
  .describe("processing: the processor has not said yet whether the card was charged; ask again");

export const Order = z
  .object({
    id: z.string(),
    status: OrderStatus,
    offerId: z.string(),
    offerVersion: z.int(),
    subscriptionId: z.string().nullable(),
    created: Instant,
    expires: Instant.describe("Until when the quote holds"),
    currency: Currency,
    promoCode: z.string().optional(),
    charges: Charges,
    newSubscription: z.object({ subscriptionId: z.string(), invoiceId: z.string().nullable() }).optional(),
  })
  .meta({ id: "Order" });
export type Order = z.infer<typeof Order>;
