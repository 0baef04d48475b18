import { z } from "zod";
import { Amount, Currency } from "../wire/money.ts";
import { BillingDate } from "../wire/time.ts";

const DatedPayment = z.object({
  date: BillingDate,
  amount: Amount,
  offsetDaysFromToday: z.int().describe("Days ahead; less than nought for a day that is over"),
});

export const BillingStatus = z
  .object({
    amountDue: Amount,
    totalAmount: Amount.optional().describe("What is due with the next payment"),
    credit: Amount,
    currency: Currency,
    isEBill: z.boolean().describe("Each bill is sent by mail"),
    isInvoice: z.boolean().describe("Bills are paid by hand: no card is charged for them"),
    isPastDue: z.boolean(),
    lastPayment: DatedPayment.nullable(),
    nextPayment: DatedPayment.nullable(),
    paymentType: z.enum(["creditCard", "invoice"]),
  })
  .meta({ id: "BillingStatus" });
export type BillingStatus = z.infer<typeof BillingStatus>;
