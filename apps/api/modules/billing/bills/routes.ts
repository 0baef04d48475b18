import type { Brand } from "#platform/brands/brands.ts";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { type Books, serializeInvoice } from "#modules/books/index.ts";
import { pageOf, readHistorySpan } from "./history-page.ts";
import { createDescribeInvoice } from "./document/describe-invoice.ts";
import { createDocumentHandlers } from "./document/routes.ts";
import type { NumberAccount } from "../guests/number-account.ts";
import type { SubscriptionToBill } from "#modules/subscriptions/index.ts";
import { findNextBill } from "./next-bill.ts";
import type { ListHistory } from "./list-history.ts";

export type BillHandlers = Pick<
  DomainHandlers<"billing">,
  | "getNextBill"
  | "listPaymentHistory"
  | "listInvoices"
  | "getInvoice"
  | "getInvoiceDocument"
  | "getInvoiceFile"
>;

/** The calls that show bills and payments. */
export function createBillHandlers(dependencies: {
  invoices: Books["invoices"];
  profiles: Pick<Books["profiles"], "find">;
  listHistory: ListHistory;
  clock: Clock;
  brandTo: (identityId: string) => Promise<Brand>;
  balances: Pick<Books["balances"], "listOf">;
  listSubscriptionsToBill: (identityId: string) => Promise<SubscriptionToBill[]>;
  numberAccount: NumberAccount;
  /** Whose bills a person reads: their own, and those of the accounts that are a part of theirs. */
  listPayers: (identityId: string) => Promise<string[]>;
}): BillHandlers {
  const { invoices, clock, brandTo, listPayers } = dependencies;
  const describeInvoice = createDescribeInvoice({
    ...dependencies,
    sellerTo: async (identityId) => (await brandTo(identityId)).seller,
  });
  const findInAny = createFindInAny(listPayers);
  return {
    ...createDocumentHandlers({
      describeInvoice: (identityId, invoiceId) =>
        findInAny(identityId, (payerId) => describeInvoice(payerId, invoiceId)),
      brandNameTo: async (identityId) => (await brandTo(identityId)).name,
    }),

    getNextBill: async (_request, { caller }) => {
      const subscriptions = await dependencies.listSubscriptionsToBill(caller.identityId);
      const balances = await dependencies.balances.listOf(caller.identityId);
      return done(findNextBill(subscriptions, balances));
    },

    listInvoices: async ({ query }, { caller }) => {
      const span = readHistorySpan(query);
      if ("code" in span) return span;
      const { identityId } = caller;
      const { subscriptionId, paymentMethodId, pageSize } = query;
      const payerIds = await listPayers(identityId);
      const rows = await invoices.list({
        identityId,
        payerIds,
        ...span,
        subscriptionId,
        paymentMethodId,
        isOldestFirst: query.orderBy === "oldest",
        limit: pageSize + 1,
      });
      const page = pageOf(rows, pageSize, (row) => ({ at: row.createdAt, id: row.id }));
      const today = clock.today();
      return done({
        invoices: page.rows.map((row) => serializeInvoice(row, today)),
        ...(page.nextToken !== undefined && { nextToken: page.nextToken }),
      });
    },

    getInvoice: async ({ params }, { caller }) => {
      const { invoiceId } = params;
      const invoice = await findInAny(caller.identityId, (payerId) => invoices.find(payerId, invoiceId));
      if (invoice === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "invoice" });
      return done(serializeInvoice(invoice, clock.today()));
    },

    listPaymentHistory: async ({ query }, { caller }) => {
      const span = readHistorySpan(query);
      if ("code" in span) return span;
      const items = await dependencies.listHistory({
        identityId: caller.identityId,
        payerIds: await listPayers(caller.identityId),
        ...span,
        paymentMethodId: query.paymentMethodId,
        entryType: query.entryType,
        isOldestFirst: query.orderBy === "oldest",
        limit: query.pageSize + 1,
      });
      const page = pageOf(items, query.pageSize, ({ paidAt, id }) => ({
        at: Temporal.Instant.from(paidAt),
        id,
      }));
      return done({
        items: page.rows,
        ...(page.nextToken !== undefined && { nextToken: page.nextToken }),
      });
    },
  };
}

/** The first that is found in any of somebody's accounts; nearly always in their own. */
function createFindInAny(listPayers: (identityId: string) => Promise<string[]>) {
  return async <T>(identityId: string, find: (payerId: string) => Promise<T | undefined>) => {
    const own = await find(identityId);
    if (own !== undefined) return own;
    const [, ...joined] = await listPayers(identityId);
    for (const payerId of joined) {
      const found = await find(payerId);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
