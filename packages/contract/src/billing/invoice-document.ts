import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount } from "../wire/money.ts";
import { Locale } from "../wire/place.ts";
import { BillingDate } from "../wire/time.ts";
import { WalletKind } from "../wire/wallet-kind.ts";
import { Invoice } from "./invoices.ts";

/** Who sells, as the law wants it on a bill. */
export const Seller = z
  .object({
    legalName: z.string(),
    addressLines: z.array(z.string()),
    registrations: z
      .array(z.object({ taxType: z.enum(["gst", "pst", "qst", "rst"]), number: z.string() }))
      .describe("Numbers under which it collects taxes in Canada; gst stands for HST as well"),
  })
  .meta({ id: "Seller" });
export type Seller = z.infer<typeof Seller>;

export const InvoiceDocument = z
  .object({
    invoice: Invoice,
    issuedOn: BillingDate,
    seller: Seller,
    billedTo: z.string().describe("Name on the billing profile"),
    accountNumber: z.string().describe("Under which anybody can pay for the account"),
    payments: z
      .array(
        z.object({
          paidOn: BillingDate,
          card: z
            .object({ brand: z.string(), last4: z.string(), walletKind: WalletKind.optional() })
            .nullable(),
          amount: Amount.describe("Of the whole payment, which may have paid other invoices too"),
        }),
      )
      .describe("Charges to cards that paid it, the oldest first"),
    locales: z.array(Locale).describe("Languages it can be had in; the first is offered first"),
  })
  .meta({ id: "InvoiceDocument" });
export type InvoiceDocument = z.infer<typeof InvoiceDocument>;

const params = z.object({ invoiceId: z.string().max(60) });

export const getInvoiceDocument = defineEndpoint({
  domain: "billing",
  name: "getInvoiceDocument",
  method: "GET",
  path: "/billing/v1/invoices/{invoiceId}/document",
  summary: "One invoice with all that stands on its paper",
  grant: "authenticated",
  params,
  response: InvoiceDocument,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const getInvoiceFile = defineEndpoint({
  domain: "billing",
  name: "getInvoiceFile",
  method: "GET",
  path: "/billing/v1/invoices/{invoiceId}/file",
  summary: "One invoice as a PDF",
  grant: "authenticated",
  params,
  query: z.object({ locale: Locale.optional().describe("Left out for the language that is offered first") }),
  response: z
    .object({
      fileName: z.string(),
      mediaType: z.literal("application/pdf"),
      content: z.string().describe("In base64"),
    })
    .meta({ id: "InvoiceFile" }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
