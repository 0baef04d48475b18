import type { BillItem, CallAnswer, CallRequest, Invoice, PaymentHistoryItem } from "@skywave/contract";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { ListHistory } from "#modules/billing/index.ts";
import { type Books, serializeInvoice } from "#modules/books/index.ts";
import type { JoinedAccounts } from "#modules/joined-accounts/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import { billItemsOf, paymentItemOf } from "./bill-items.ts";

const LONGEST_SPAN = { months: 24 };
/** Of bills and of payments each: more than anybody has in two years. */
const MOST = 500;

export type ListBillingActivity = (
  query: CallRequest<"legacy", "billingActivity">["body"],
  identityId: string,
) => Promise<Outcome<CallAnswer<"legacy", "billingActivity">>>;

/** Lists what was billed to somebody and paid by them, joined accounts included, line by line, the newest day first. */
export function createListBillingActivity(dependencies: {
  invoices: Pick<Books["invoices"], "find" | "list">;
  listHistory: ListHistory;
  radios: Pick<Radios, "listHeardOf">;
  joinedAccounts: () => Pick<JoinedAccounts, "listPayers">;
  clock: Clock;
}): ListBillingActivity {
  const { invoices, listHistory, radios, joinedAccounts, clock } = dependencies;

  const findBill = async (payerIds: readonly string[], id: string) => {
    const found = await Promise.all(payerIds.map((payerId) => invoices.find(payerId, id)));
    return found.find((bill) => bill !== undefined);
  };

  /** The numbers of the bills that were paid: of these days, and of before. */
  const numbersOf = async (
    payerIds: readonly string[],
    { paid, bills }: { paid: readonly PaymentHistoryItem[]; bills: readonly Invoice[] },
  ): Promise<Map<string, string>> => {
    const numbers = new Map(bills.map(({ id, number }) => [id, number]));
    const earlier = new Set(paid.flatMap(({ invoiceIds }) => invoiceIds).filter((id) => !numbers.has(id)));
    for (const id of earlier) {
      const bill = await findBill(payerIds, id);
      if (bill !== undefined) numbers.set(id, serializeInvoice(bill, clock.today()).number);
    }
    return numbers;
  };

  return async (query, identityId) => {
    const today = clock.today();
    const last = query.endDate === undefined ? today : Temporal.PlainDate.from(query.endDate);
    const first =
      query.startDate === undefined ? last.subtract(LONGEST_SPAN) : Temporal.PlainDate.from(query.startDate);
    if (isBefore(last, first) || isBefore(first, last.subtract(LONGEST_SPAN)))
      return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "startDate", code: "range" }] });
    const payerIds = await joinedAccounts().listPayers(identityId);
    const span = {
      identityId,
      payerIds,
      from: startOf(first),
      to: startOf(last.add({ days: 1 })).subtract({ milliseconds: 1 }),
      after: undefined,
      limit: MOST,
    };
    const bills = (await invoices.list({ ...span, subscriptionId: undefined })).map((row) =>
      serializeInvoice(row, today),
    );
    const isAsked = (type: "payment" | "invoice") =>
      query.transactionType === "all" || (query.transactionType === "payment") === (type === "payment");
    const paid = isAsked("payment") ? await listHistory({ ...span, isOldestFirst: false }) : [];
    const numberOf = await numbersOf(payerIds, { paid, bills });
    const heard = isAsked("invoice") ? await radios.listHeardOf(identityId) : [];
    const billItems = [
      ...paid.map((item) => paymentItemOf(item, numberOf)),
      ...(isAsked("invoice") ? bills.flatMap((bill) => billItemsOf(bill, heard)) : []),
    ];
    return done({ data: { billItems: billItems.toSorted(byDay) } });
  };
}

/** Newest first; what is of one day stays in its order. */
function byDay(one: BillItem, other: BillItem): number {
  return Temporal.PlainDate.compare(other.transactionDate, one.transactionDate);
}

function startOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(BILLING_TIME_ZONE).toInstant();
}
