import type { PaymentHistoryItem } from "@skywave/contract";

export type EntryType = PaymentHistoryItem["entryType"];

/** What of the history is shown. It stands in the address, so that back, forward and reload keep it. */
export interface HistoryFilter {
  entryType: EntryType | undefined;
  paymentMethodId: string | undefined;
  orderBy: "newest" | "oldest";
  months: number;
  pages: number;
}

export const ENTRY_TYPES = ["payment", "balance", "refund"] as const;
export const SPANS_IN_MONTHS = [3, 6, 12, 24] as const;
const LONGEST_SPAN = 24;
const MOST_PAGES = 50;

/** Reads the filter from an address; what nobody could have chosen is as if it was not there. */
export function readHistoryFilter(query: URLSearchParams): HistoryFilter {
  const pages = Number(query.get("pages") ?? "1");
  return {
    entryType: ENTRY_TYPES.find((type) => type === query.get("kind")),
    paymentMethodId: query.get("card") ?? undefined,
    orderBy: query.get("order") === "oldest" ? "oldest" : "newest",
    months: SPANS_IN_MONTHS.find((months) => String(months) === query.get("months")) ?? LONGEST_SPAN,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

const OWN = new Set(["kind", "card", "order", "months", "pages"]);

/** An address's query with another filter; what is usual is left out, and what is not ours stays. */
export function writeHistoryFilter(filter: HistoryFilter, query: URLSearchParams): URLSearchParams {
  const { entryType, paymentMethodId, orderBy, months, pages } = filter;
  return new URLSearchParams([
    ...[...query].filter(([name]) => !OWN.has(name)),
    ...(entryType === undefined ? [] : [["kind", entryType]]),
    ...(paymentMethodId === undefined ? [] : [["card", paymentMethodId]]),
    ...(orderBy === "newest" ? [] : [["order", orderBy]]),
    ...(months === LONGEST_SPAN ? [] : [["months", String(months)]]),
    ...(pages === 1 ? [] : [["pages", String(pages)]]),
  ]);
}
