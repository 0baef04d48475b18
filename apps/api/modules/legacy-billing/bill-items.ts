import type { BillItem, Invoice, PaymentHistoryItem } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import type { HeardRadio } from "#modules/radios/index.ts";
import { cardName } from "@skywave/domain/billing/card-name";

const PLAN_TYPES = { Free: "TRIAL", Introductory: "PROMO", AutoRenewing: "SELF_PAY" } as const;
const EVENT_TYPES = { payment: "payment", refund: "refund", balance: "adjustment" } as const;
const BALANCE_TEXTS = {
  giftCard: "Gift card",
  usedForInvoice: "Paid from the balance",
  creditedByInvoice: "Credit",
  fromJoined: "From joined account",
  movedToJoined: "To joined account",
  overpaid: "Kept in the balance",
} as const;

/** What of a balance went somewhere else. */
const OUT_OF_BALANCE: ReadonlySet<string> = new Set(["usedForInvoice", "movedToJoined"]);

const NOTHING = {
  startDate: null,
  endDate: null,
  serviceFor: null,
  radioId: null,
  planLabel: null,
  packageName: null,
  planType: null,
  term: null,
  feeLabel: null,
  isRefund: false,
  isFee: false,
  isTax: false,
  isCredit: false,
} as const;

const LINE_EVENT_TYPES = {
  period: "charge",
  credit: "credit",
  fee: "fee",
} as const satisfies Readonly<Record<Invoice["lines"][number]["kind"], BillItem["eventType"]>>;

/** A bill in the lines of the legacy system: each charge, each fee and each tax by itself, in that order. */
export function billItemsOf(invoice: Invoice, heard: readonly HeardRadio[]): BillItem[] {
  const common = {
    ...NOTHING,
    transactionDate: dayOf(invoice.created),
    billNumber: invoice.number,
    currency: invoice.currency,
  };
  return invoice.lines.flatMap((line): BillItem[] => {
    const isCredit = line.kind === "credit";
    const { start: startDate, end: endDate } = line.period;
    const planName = line.planName ?? invoice.description;
    const serviceFor = line.subscriptionId ?? invoice.subscriptionId;
    const radioId = radioOf(serviceFor, { heard, created: invoice.created });
    const shared = {
      ...common,
      serviceFor,
      radioId,
      planLabel: planName,
      packageName: packageNameOf(planName, radioId),
      startDate,
      endDate,
      planType: PLAN_TYPES[line.phaseType],
      term: line.kind === "period" ? termOf(startDate, endDate) : null,
      isCredit,
    };
    return [
      {
        ...shared,
        eventType: LINE_EVENT_TYPES[line.kind],
        description: planName,
        amount: line.productAmount,
        isFee: line.kind === "fee",
      },
      ...line.fees.map(({ displayName, amount }) => ({
        ...shared,
        eventType: "fee" as const,
        description: displayName,
        feeLabel: displayName,
        amount,
        isFee: true,
      })),
      ...line.taxes.breakdown.map(({ displayName, amount }) => ({
        ...shared,
        eventType: "tax" as const,
        description: displayName,
        amount,
        isTax: true,
      })),
    ];
  });
}

/** A payment, a refund, or money into the balance or out of it. */
export function paymentItemOf(item: PaymentHistoryItem, numberOf: ReadonlyMap<string, string>): BillItem {
  const { entryType, card, balanceReason } = item;
  const isGivenBack = entryType === "refund";
  const byCard = card === null ? "" : `${cardName(card)} •••• ${card.last4}`;
  return {
    ...NOTHING,
    transactionDate: dayOf(item.paidAt),
    billNumber: item.invoiceIds.map((id) => numberOf.get(id)).find((number) => number !== undefined) ?? null,
    eventType: EVENT_TYPES[entryType],
    description: balanceReason === undefined ? byCard : BALANCE_TEXTS[balanceReason],
    amount: isGivenBack ? -item.amount : item.amount,
    currency: item.currency,
    isRefund: isGivenBack,
    isCredit: balanceReason !== undefined && !OUT_OF_BALANCE.has(balanceReason),
  };
}

function dayOf(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate().toString();
}

/** Plans of one name are told apart by the end of their radio's number, which stands in a field of its own here. */
function packageNameOf(planName: string, radioId: string | null): string {
  const end = ` · ${radioId ?? ""}`;
  return radioId !== null && planName.endsWith(end) ? planName.slice(0, -end.length) : planName;
}

/** The radio that the plan was heard on when it was billed; a first bill may come a moment before its radio. */
function radioOf(
  subscriptionId: string,
  { heard, created }: { heard: readonly HeardRadio[]; created: Invoice["created"] },
): string | null {
  const radios = heard.filter((link) => link.subscriptionId === subscriptionId);
  const billedAt = Temporal.Instant.from(created);
  const then = radios.findLast(({ since }) => Temporal.Instant.compare(since, billedAt) <= 0) ?? radios[0];
  return then === undefined ? null : lastFourOf(then.radioId);
}

/** Whole months, which all terms are, to and from the end of a shorter month, too; a part of one has none. */
function termOf(start: string, end: string): number | null {
  const [first, last] = [Temporal.PlainDate.from(start), Temporal.PlainDate.from(end)];
  const months = (last.year - first.year) * 12 + last.month - first.month;
  const isFromShorter = first.day === first.daysInMonth && last.day > first.day;
  return months > 0 && (first.add({ months }).equals(last) || isFromShorter) ? months : null;
}
