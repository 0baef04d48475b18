import type { PaymentHistoryItem } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Books, HistoryQuery } from "#modules/books/index.ts";

export type HistoryRequest = HistoryQuery & { entryType?: PaymentHistoryItem["entryType"] | undefined };

export type ListHistory = (historyRequest: HistoryRequest) => Promise<PaymentHistoryItem[]>;

/** Payments, refunds and what went into the balance and out of it, in one list. */
export function createListHistory(history: Books["history"]): ListHistory {
  return async ({ entryType, ...query }) => {
    const isAsked = (type: PaymentHistoryItem["entryType"]) => entryType === undefined || entryType === type;
    // Balance entries have no card.
    const isAnyCard = query.paymentMethodId === undefined;
    const payments = isAsked("payment") ? await history.listPayments(query) : [];
    const refunds = isAsked("refund") ? await history.listRefunds(query) : [];
    const entries = isAsked("balance") && isAnyCard ? await history.listBalanceEntries(query) : [];
    const items = [
      ...payments.map((row) => serializeCardEntry("payment", row)),
      ...refunds.map((row) => serializeCardEntry("refund", row)),
      ...entries.map(serializeBalanceEntry),
    ];
    const inOrder = items.toSorted(byTime);
    return (query.isOldestFirst ? inOrder : inOrder.toReversed()).slice(0, query.limit);
  };
}

type CardRow = Awaited<ReturnType<Books["history"]["listRefunds"]>>[number] & {
  /** Of payments that paid more than one bill. */
  invoiceIds?: string[] | null;
};
type BalanceRow = Awaited<ReturnType<Books["history"]["listBalanceEntries"]>>[number];

function byTime(one: PaymentHistoryItem, other: PaymentHistoryItem): number {
  const inTime = Temporal.Instant.compare(one.paidAt, other.paidAt);
  if (inTime !== 0) return inTime;
  return one.id < other.id ? -1 : 1;
}

function serializeCardEntry(entryType: "payment" | "refund", row: CardRow): PaymentHistoryItem {
  return {
    id: row.id,
    entryType,
    ...(row.purpose === "gift" && { paidFor: "gift" }),
    paidAt: Temporal.Instant.from(row.at).toString(),
    amount: toMajorUnits(row.amountInCents),
    currency: row.currency,
    invoiceIds: row.invoiceIds ?? (row.invoiceId === null ? [] : [row.invoiceId]),
    paymentMethodId: row.paymentMethodId,
    card: cardOf(row),
  };
}

function cardOf({ brand, last4, walletKind }: CardRow): PaymentHistoryItem["card"] {
  if (brand === null || last4 === null) return null;
  return { brand, last4, ...(walletKind !== null && { walletKind }) };
}

/** Entries of the ledger are less than nought where the balance grew. */
function serializeBalanceEntry(row: BalanceRow): PaymentHistoryItem {
  const [kind, ...named] = row.id.split(":");
  const invoiceId = kind === "balance" ? named.at(-1) : undefined;
  return {
    id: row.id,
    entryType: "balance",
    balanceReason: reasonOf(kind, row.amountInCents),
    paidAt: Temporal.Instant.from(row.at).toString(),
    amount: toMajorUnits(Math.abs(row.amountInCents)),
    currency: row.currency,
    invoiceIds: invoiceId === undefined ? [] : [invoiceId],
    paymentMethodId: null,
    card: null,
  };
}

function reasonOf(kind: string | undefined, amountInCents: number): PaymentHistoryItem["balanceReason"] {
  if (kind === "joined") return amountInCents > 0 ? "movedToJoined" : "fromJoined";
  if (amountInCents > 0) return "usedForInvoice";
  if (kind === "gift-card") return "giftCard";
  return kind === "payment" ? "overpaid" : "creditedByInvoice";
}
