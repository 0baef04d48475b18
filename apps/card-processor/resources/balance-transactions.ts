import type { Books } from "../ledger/books.ts";
import type { BalanceTransaction } from "../ledger/balance-transactions.ts";
import { ApiError } from "../wire/api-error.ts";
import { textAt } from "../wire/form.ts";
import type { Operation } from "../wire/serve.ts";
import { disputeBody } from "./disputes/dispute-body.ts";
import { isExpanded } from "../wire/form-fields.ts";
import { createdIn, listBody } from "../wire/list-page.ts";
import { chargeNow, chargeWith } from "./charges/charge-with.ts";
import { refundBody } from "./refunds/refund-body.ts";

const SETTLED_AFTER_SECONDS = 2 * 24 * 3_600;

const retrieve: Operation = {
  method: "GET",
  url: "/v1/balance_transactions/:id",
  run({ id, form, books }) {
    const balanceTransaction = books.balanceTransactions.find(id);
    if (!balanceTransaction) throw ApiError.missing("balance transaction", id, "id");
    const source = isExpanded(form, "source")
      ? sourceOf(balanceTransaction, books)
      : balanceTransaction.sourceId;
    return { status: 200, body: balanceTransactionBody(balanceTransaction, source), records: [] };
  },
};

const list: Operation = {
  method: "GET",
  url: "/v1/balance_transactions",
  run({ form, books }) {
    const [type, source] = [textAt(form, "type"), textAt(form, "source")];
    const all = createdIn(books.balanceTransactions.all().reverse(), form).filter(
      (one) => (type ?? one.type) === one.type && (source ?? one.sourceId) === one.sourceId,
    );
    // The newest first, also where a refund was returned long after it was made.
    const ordered = all.toSorted((a, b) => b.createdInSeconds - a.createdInSeconds);
    const isWhole = isExpanded(form, "data.source");
    const body = (one: BalanceTransaction) =>
      balanceTransactionBody(one, isWhole ? sourceOf(one, books) : one.sourceId);
    return {
      status: 200,
      body: listBody(ordered, { form, url: "/v1/balance_transactions", body }),
      records: [],
    };
  },
};

export const balanceTransactionOperations: readonly Operation[] = [retrieve, list];

function sourceOf({ sourceId }: BalanceTransaction, books: Books): object {
  const refund = books.refunds.get(sourceId);
  if (refund) return refundBody(refund);
  const dispute = books.disputes.get(sourceId);
  return dispute ? disputeBody(dispute) : chargeNow(books, chargeWith(books, sourceId, "source"));
}

function balanceTransactionBody(balanceTransaction: BalanceTransaction, source: string | object): object {
  const { amountInCents, feeInCents, currency, createdInSeconds } = balanceTransaction;
  const fee = {
    amount: feeInCents,
    application: null,
    currency,
    description: "Processing fee",
    type: "stripe_fee",
  };
  return {
    id: balanceTransaction.id,
    object: "balance_transaction",
    amount: amountInCents,
    available_on: createdInSeconds + SETTLED_AFTER_SECONDS,
    balance_type: "payments",
    created: createdInSeconds,
    currency,
    description: null,
    exchange_rate: null,
    fee: feeInCents,
    fee_details: feeInCents === 0 ? [] : [fee],
    net: amountInCents - feeInCents,
    reporting_category: balanceTransaction.type === "adjustment" ? "dispute" : balanceTransaction.type,
    source,
    status: "pending",
    type: balanceTransaction.type,
  };
}
