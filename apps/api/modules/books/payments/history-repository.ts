import type { WalletKind } from "@skywave/domain/billing/wallet-kind";
import type { Currency } from "@skywave/domain/money/currency";
import { and, asc, desc, eq, gte, inArray, lte, or, sql, type AnyColumn } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { ledgerEntries, paymentMethods, payments } from "../tables/books-tables.ts";
import type { HistoryPosition } from "../invoices/invoices-repository.ts";
import type { Payment } from "./payments-repository.ts";
import { balancePayments } from "../tables/pay-tables.ts";
import { refunds } from "../tables/refunds-tables.ts";

export interface HistoryQuery {
  identityId: string;
  /** Of all of these instead: of somebody, and of the accounts that are a part of theirs. */
  payerIds?: readonly string[];
  from: Temporal.Instant;
  to: Temporal.Instant;
  paymentMethodId?: string | undefined;
  after?: HistoryPosition | undefined;
  isOldestFirst: boolean;
  limit: number;
}

interface HistoryRow {
  id: string;
  /** An instant, to the microsecond, as text. */
  at: string;
  amountInCents: number;
  currency: Currency;
}

interface RefundRow extends HistoryRow {
  purpose: Payment["purpose"];
  invoiceId: string | null;
  paymentMethodId: string;
  brand: string | null;
  last4: string | null;
  walletKind: WalletKind | null;
}

interface PaymentRow extends RefundRow {
  invoiceIds: string[] | null;
}

export interface HistoryRepository {
  listBalanceEntries(query: HistoryQuery): Promise<HistoryRow[]>;
  listPayments(query: HistoryQuery): Promise<PaymentRow[]>;
  listRefunds(query: HistoryQuery): Promise<RefundRow[]>;
}

/** Reading of what was paid and given back. Each list is ordered by time, then by id in the order of its bytes. */
export function createHistoryRepository(database: Database): HistoryRepository {
  const queries = () => database.queries();
  const { brand, last4, walletKind } = paymentMethods;
  const card = { brand, last4, walletKind };
  const isCardOfPayment = and(
    eq(paymentMethods.identityId, payments.identityId),
    eq(paymentMethods.id, payments.paymentMethodId),
  );
  const isMethod = ({ paymentMethodId }: HistoryQuery) =>
    paymentMethodId === undefined ? undefined : eq(payments.paymentMethodId, paymentMethodId);

  return {
    ...createBalanceEntries(queries),

    async listPayments(query) {
      const place = placeOf(payments.paidAt, payments.id, query);
      return queries()
        .select({
          id: payments.id,
          at: textOf(payments.paidAt),
          amountInCents: payments.amountInCents,
          currency: payments.currency,
          purpose: payments.purpose,
          invoiceId: payments.invoiceId,
          invoiceIds: balancePayments.invoiceIds,
          paymentMethodId: payments.paymentMethodId,
          ...card,
        })
        .from(payments)
        .leftJoin(paymentMethods, isCardOfPayment)
        .leftJoin(
          balancePayments,
          and(
            eq(balancePayments.identityId, payments.identityId),
            eq(balancePayments.paymentId, payments.id),
          ),
        )
        .where(
          and(isOf(payments.identityId, query), eq(payments.state, "charged"), isMethod(query), place.isIn),
        )
        .orderBy(...place.order)
        .limit(query.limit);
    },

    async listRefunds(query) {
      const place = placeOf(refunds.refundedAt, refunds.id, query);
      return queries()
        .select({
          id: refunds.id,
          at: textOf(refunds.refundedAt),
          amountInCents: refunds.amountInCents,
          currency: refunds.currency,
          purpose: payments.purpose,
          invoiceId: refunds.invoiceId,
          paymentMethodId: payments.paymentMethodId,
          ...card,
        })
        .from(refunds)
        .innerJoin(
          payments,
          and(eq(payments.identityId, refunds.identityId), eq(payments.id, refunds.paymentId)),
        )
        .leftJoin(paymentMethods, isCardOfPayment)
        .where(
          and(isOf(refunds.identityId, query), eq(refunds.state, "refunded"), isMethod(query), place.isIn),
        )
        .orderBy(...place.order)
        .limit(query.limit);
    },
  };
}

function createBalanceEntries(queries: Database["queries"]) {
  return {
    /** What went into the balance and out of it; the ledger knows each reason. */
    async listBalanceEntries(query: HistoryQuery) {
      const place = placeOf(ledgerEntries.at, ledgerEntries.transactionId, query);
      return queries()
        .select({
          id: ledgerEntries.transactionId,
          at: textOf(ledgerEntries.at),
          amountInCents: ledgerEntries.amountInCents,
          currency: ledgerEntries.currency,
        })
        .from(ledgerEntries)
        .where(
          and(
            isOf(ledgerEntries.identityId, query),
            eq(ledgerEntries.account, "customerBalance"),
            isShown(query),
            place.isIn,
          ),
        )
        .orderBy(...place.order)
        .limit(query.limit);
    },
  };
}

function isOf(payer: AnyColumn, { identityId, payerIds = [identityId] }: HistoryQuery) {
  return inArray(payer, [...payerIds]);
}

/** What a balance became a part of says it once, and not also that it left where it was. */
function isShown({ payerIds }: HistoryQuery) {
  return payerIds === undefined
    ? undefined
    : sql`not (${ledgerEntries.transactionId} like 'joined:%' and ${ledgerEntries.amountInCents} > 0)`;
}

function textOf(at: AnyColumn) {
  return sql<string>`${at}::text`;
}

/** The part of a list that is asked for. Ids are compared byte by byte, as they are where lists are put together. */
function placeOf(at: AnyColumn, id: AnyColumn, { from, to, after, isOldestFirst }: HistoryQuery) {
  const key = sql`${id} collate "C"`;
  const order = isOldestFirst ? asc : desc;
  const beyond = isOldestFirst ? sql`>` : sql`<`;
  const isBeyond =
    after &&
    or(
      sql`${at} ${beyond} ${after.at.toString()}`,
      sql`${at} = ${after.at.toString()} and ${key} ${beyond} ${after.id}`,
    );
  return {
    isIn: and(gte(at, from.toString()), lte(at, to.toString()), isBeyond),
    order: [order(at), order(key)],
  };
}
