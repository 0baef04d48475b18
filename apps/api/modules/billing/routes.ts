import type { PaymentHistoryItem } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Clock } from "../../platform/clock.ts";
import type { DomainHandlers } from "../../platform/http/handlers.ts";
import { done, refuse } from "../../platform/outcome.ts";
import { pageOf, readHistorySpan } from "./history-page.ts";
import { toWireInvoice } from "./invoices/invoice-on-the-wire.ts";
import type { InvoicesRepository } from "./invoices/invoices-repository.ts";
import type { findNextBill, SubscriptionToBill } from "./next-bill.ts";
import type { PaymentsRepository } from "./payments/payments-repository.ts";

type BillHandlers = Pick<
  DomainHandlers<"billing">,
  "getNextBill" | "listPaymentHistory" | "listInvoices" | "getInvoice"
>;

/** The calls that show bills and payments. */
export function createBillHandlers(dependencies: {
  invoices: InvoicesRepository;
  payments: PaymentsRepository;
  clock: Clock;
  findNextBill: typeof findNextBill;
  listSubscriptionsToBill: (identityId: string) => Promise<SubscriptionToBill[]>;
}): BillHandlers {
  const { invoices, payments, clock } = dependencies;
  return {
    getNextBill: async (_request, { caller }) => {
      const subscriptions = await dependencies.listSubscriptionsToBill(caller.identityId);
      return done(dependencies.findNextBill(subscriptions, clock.today()));
    },

    listInvoices: async ({ query }, { caller }) => {
      const span = readHistorySpan(query);
      if ("code" in span) return span;
      const { identityId } = caller;
      const { subscriptionId, pageSize } = query;
      const rows = await invoices.list({ identityId, ...span, subscriptionId, limit: pageSize + 1 });
      const page = pageOf(rows, pageSize, (row) => ({ at: row.createdAt, id: row.id }));
      const today = clock.today();
      return done({
        invoices: page.rows.map((row) => toWireInvoice(row, today)),
        ...(page.nextToken !== undefined && { nextToken: page.nextToken }),
      });
    },

    getInvoice: async ({ params }, { caller }) => {
      const invoice = await invoices.find(caller.identityId, params.invoiceId);
      if (invoice === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "invoice" });
      return done(toWireInvoice(invoice, clock.today()));
    },

    listPaymentHistory: async ({ query }, { caller }) => {
      const span = readHistorySpan(query);
      if ("code" in span) return span;
      // Balance entries and refunds do not arise before gift cards and cancellations exist.
      if (query.entryType !== undefined && query.entryType !== "payment") return done({ items: [] });
      const rows = await payments.list({
        identityId: caller.identityId,
        ...span,
        paymentMethodId: query.paymentMethodId,
        isOldestFirst: query.orderBy === "oldest",
        limit: query.pageSize + 1,
      });
      const page = pageOf(rows, query.pageSize, (row) => ({
        at: Temporal.Instant.from(row.paidAt),
        id: row.id,
      }));
      return done({
        items: page.rows.map(toWirePayment),
        ...(page.nextToken !== undefined && { nextToken: page.nextToken }),
      });
    },
  };
}

type PaymentRow = Awaited<ReturnType<PaymentsRepository["list"]>>[number];

function toWirePayment(row: PaymentRow): PaymentHistoryItem {
  return {
    id: row.id,
    entryType: "payment",
    paidAt: Temporal.Instant.from(row.paidAt).toString(),
    amount: toMajorUnits(row.amountInCents),
    currency: row.currency,
    invoiceIds: row.invoiceId === null ? [] : [row.invoiceId],
    paymentMethodId: row.paymentMethodId,
    card: row.brand === null || row.last4 === null ? null : { brand: row.brand, last4: row.last4 },
  };
}
