import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { ChargeKind, ChargeLines, Credited, PhaseType } from "../orders/charge.ts";
import { Amount, Currency } from "../wire/money.ts";
import { Address } from "../wire/place.ts";
import { BillingDate, Instant } from "../wire/time.ts";

/** What a bill is made of: a period of service, or days given back, each with what makes its amount. */
export const InvoiceLine = ChargeLines.extend({
  kind: ChargeKind,
  phaseType: PhaseType,
  planName: z
    .string()
    .optional()
    .describe("Of a bill for several plans, and of days of another one given back: the plan of the line"),
  subscriptionId: z
    .string()
    .optional()
    .describe("Of a bill for several plans: the subscription that the line is for"),
  period: z.object({ start: BillingDate, end: BillingDate }),
  credited: Credited.optional(),
}).meta({ id: "InvoiceLine" });
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const Invoice = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.enum(["paid", "open", "overdue"]),
    created: Instant,
    currency: Currency,
    amountDue: Amount,
    amountPaid: Amount,
    amountTotal: Amount,
    appliedBalance: Amount.describe("Taken from the balance; less than nought went into it"),
    amountWrittenOff: Amount.describe("Written off, for days without service"),
    dueDate: BillingDate,
    paymentMethodId: z.string().nullable(),
    serviceAddress: Address,
    subscriptionId: z.string(),
    description: z.string().describe("Name of what is billed"),
    period: z.object({ start: BillingDate, end: BillingDate }),
    lines: z.array(InvoiceLine),
  })
  .meta({ id: "Invoice" });
export type Invoice = z.infer<typeof Invoice>;

/** Queries of lists that go back in time: at most 24 months, newest first. */
export const HistoryQuery = z.object({
  startDateTime: Instant,
  endDateTime: Instant,
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  nextToken: z.string().max(200).optional(),
});

export const listInvoices = defineEndpoint({
  domain: "billing",
  name: "listInvoices",
  method: "GET",
  path: "/billing/v1/invoices",
  summary: "Invoices of a span of time",
  grant: "authenticated",
  query: HistoryQuery.extend({
    subscriptionId: z.string().max(60).optional(),
    paymentMethodId: z.string().max(60).optional(),
    orderBy: z.enum(["newest", "oldest"]).optional(),
  }),
  response: z
    .object({ invoices: z.array(Invoice), nextToken: z.string().optional() })
    .meta({ id: "Invoices" }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});

export const getInvoice = defineEndpoint({
  domain: "billing",
  name: "getInvoice",
  method: "GET",
  path: "/billing/v1/invoices/{invoiceId}",
  summary: "One invoice, line by line",
  grant: "authenticated",
  params: z.object({ invoiceId: z.string().max(60) }),
  response: Invoice,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
