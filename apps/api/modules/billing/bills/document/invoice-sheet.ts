import type { ChargeLines, InvoiceDocument } from "@skywave/contract";
import { cardName } from "@skywave/domain/billing/card-name";
import type { InvoiceTexts } from "./invoice-texts.ts";

/** An invoice in words, before it is laid out. */
export interface InvoiceSheet {
  title: string;
  kind: string;
  seller: { name: string; lines: string[] };
  facts: { label: string; value: string }[];
  linesHeading: string;
  columns: { description: string; amount: string };
  rows: SheetRow[];
  notes: string[];
}

export interface SheetRow {
  label: string;
  amount: string;
  /** What is due in the end, or the sum that leads there. */
  isTotal?: boolean;
}

type Line = InvoiceDocument["invoice"]["lines"][number];

/** Writes an invoice in one language; its amounts are those of the invoice and no others. */
export function writeInvoiceSheet(document: InvoiceDocument, texts: InvoiceTexts): InvoiceSheet {
  const { invoice, seller, billedTo, issuedOn, accountNumber } = document;
  const { format, day } = texts;
  const { addressLine1, addressLine2 = "", city, state, zipCode } = invoice.serviceAddress;
  const place = [addressLine1, addressLine2, `${city} ${state} ${zipCode}`].filter((line) => line !== "");
  return {
    title: format("invoice.heading", { number: invoice.number }),
    kind: format("invoice.kind"),
    seller: {
      name: seller.legalName,
      lines: [
        ...seller.addressLines,
        ...seller.registrations.map(({ taxType, number }) =>
          format(`invoice.registration.${taxType}`, { number }),
        ),
      ],
    },
    facts: [
      { label: format("invoice.number"), value: invoice.number },
      { label: format("invoice.issued"), value: day(issuedOn) },
      { label: format("invoice.due"), value: day(invoice.dueDate) },
      { label: format("invoice.status"), value: format(`invoice.status.${invoice.status}`) },
      { label: format("invoice.billed-to"), value: billedTo },
      { label: format("invoice.account-number"), value: accountNumber },
      { label: format("invoice.service-address"), value: place.join(", ") },
    ],
    linesHeading: format("invoice.lines"),
    columns: { description: format("invoice.description"), amount: format("invoice.amount") },
    rows: [
      ...invoice.lines.flatMap((line) => rowsOf(line, line.planName ?? invoice.description, texts)),
      ...sums(document, texts),
    ],
    notes: [
      ...paidWith(document, texts),
      format("invoice.currency-note", { currency: format(`invoice.currency.${invoice.currency}`) }),
    ],
  };
}

const LINE_TEXTS = {
  period: "invoice.covers",
  credit: "invoice.credits",
  fee: "invoice.move-fee",
} as const satisfies Readonly<Record<Line["kind"], string>>;

function rowsOf(line: Line, description: string, { format, money, day, rate }: InvoiceTexts): SheetRow[] {
  const period = { description, start: day(line.period.start), end: day(line.period.end) };
  const taxName = ({ taxType, displayName }: ChargeLines["taxes"]["breakdown"][number]) =>
    taxType === "salesTax" ? displayName : format(`line.tax.${taxType}`);
  return [
    {
      label: format(LINE_TEXTS[line.kind], period),
      amount: money(line.productAmount),
    },
    ...line.fees.map((fee) => ({ label: format("line.royalty-fee"), amount: money(fee.amount) })),
    ...line.taxes.breakdown.map((tax) => ({
      label: format("line.tax", { name: taxName(tax), rate: rate(tax.rate), base: money(tax.base) }),
      amount: money(tax.amount),
    })),
  ];
}

/** From the total to what is left to pay; what changes nothing is left out. */
function sums({ invoice }: InvoiceDocument, { format, money }: InvoiceTexts): SheetRow[] {
  const { appliedBalance, amountWrittenOff, amountPaid, amountDue, amountTotal } = invoice;
  const balance =
    appliedBalance < 0
      ? { label: format("invoice.balance-grew"), amount: money(-appliedBalance) }
      : { label: format("invoice.balance-used"), amount: money(-appliedBalance) };
  return [
    { label: format("invoice.total"), amount: money(amountTotal), isTotal: true },
    ...(appliedBalance === 0 ? [] : [balance]),
    ...(amountWrittenOff === 0
      ? []
      : [{ label: format("invoice.written-off"), amount: money(-amountWrittenOff) }]),
    ...(amountPaid === 0 ? [] : [{ label: format("invoice.paid"), amount: money(-amountPaid) }]),
    { label: format("invoice.amount-due"), amount: money(amountDue), isTotal: true },
  ];
}

function paidWith({ invoice, payments }: InvoiceDocument, { format, day }: InvoiceTexts): string[] {
  const cards = payments.flatMap(({ card, paidOn }) =>
    card === null
      ? []
      : [
          format("invoice.paid-with", {
            card: `${cardName(card)} ••${card.last4}`,
            date: day(paidOn),
          }),
        ],
  );
  return invoice.appliedBalance > 0 ? [...cards, format("invoice.paid-with-balance")] : cards;
}
