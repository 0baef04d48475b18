import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { DescribeInvoice } from "./describe-invoice.ts";
import { writeInvoiceSheet } from "./invoice-sheet.ts";
import { invoiceTextsIn } from "./invoice-texts.ts";

type DocumentHandlers = Pick<DomainHandlers<"billing">, "getInvoiceDocument" | "getInvoiceFile">;

const noInvoice = () => refuse("NOT_FOUND", { notFoundResourceType: "invoice" });

/** The calls that give an invoice as a document, to read or to keep. */
export function createDocumentHandlers(dependencies: {
  describeInvoice: DescribeInvoice;
  brandNameTo: (identityId: string) => Promise<string>;
}): DocumentHandlers {
  const { describeInvoice, brandNameTo } = dependencies;
  return {
    getInvoiceDocument: async ({ params }, { caller }) => {
      const document = await describeInvoice(caller.identityId, params.invoiceId);
      return document === undefined ? noInvoice() : done(document);
    },

    getInvoiceFile: async ({ params, query }, { caller }) => {
      const document = await describeInvoice(caller.identityId, params.invoiceId);
      if (document === undefined) return noInvoice();
      const { invoice, locales, seller } = document;
      const locale = locales.find((offered) => offered === query.locale) ?? locales[0] ?? "en-US";
      const texts = invoiceTextsIn(locale, invoice.currency);
      const facts = { locale, author: seller.legalName, created: invoice.created };
      // Loaded with the first invoice: what draws is a tenth of all that a node would load.
      const { drawInvoice } = await import("./draw-invoice.ts");
      const file = await drawInvoice(writeInvoiceSheet(document, texts), facts);
      const name = `${await brandNameTo(caller.identityId)} ${texts.format("invoice.file-name")} ${invoice.number}`;
      return done({
        fileName: `${name.replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")}.pdf`,
        mediaType: "application/pdf",
        content: file.toString("base64"),
      });
    },
  };
}
