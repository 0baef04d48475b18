import type { ChargeLines, InvoiceDocument } from "@skywave/contract";
import { cardBrandName } from "@skywave/domain/billing/card-brand-name";
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
  const { say, day } = texts;
  const { addressLine1, addressLine2 = "", city, state, zipCode } = invoice.serviceAddress;
  const place = [addressLine1, addressLine2, `${city} ${state} ${zipCode}`].filter((line) => line !== "");
  return {
    title: say("invoice.heading", { number: invoice.number }),
    kind: say("invoice.kind"),
    seller: {
      name: seller.legalName,
      lines: [
        ...seller.addressLines,
        ...seller.registrations.map(({ taxType, number }) =>
          say(`invoice.registration.${taxType}`, { number }),
        ),
      ],
    },
    facts: [
      { label: say("invoice.number"), value: invoice.number },
      { label: say("invoice.issued"), value: day(issuedOn) },
      { label: say("invoice.due"), value: day(invoice.dueDate) },
      { label: say("invoice.status"), value: say(`invoice.status.${invoice.status}`) },
      { label: say("invoice.billed-to"), value: billedTo },
      { label: say("invoice.account-number"), value: accountNumber },
      { label: say("invoice.service-address"), value: place.join(", ") },
    ],
    linesHeading: say("invoice.lines"),
    columns: { description: say("invoice.description"), amount: say("invoice.amount") },
    rows: [
      ...invoice.lines.flatMap((line) => rowsOf(line, line.planName ?? invoice.description, texts)),
      ...sums(document, texts),
    ],
    notes: [
      ...paidWith(document, texts),
      say("invoice.currency-note", { currency: say(`invoice.currency.${invoice.currency}`) }),
    ],
  };
}

function rowsOf(line: Line, description: string, { say, money, day, rate }: InvoiceTexts): SheetRow[] {
  const period = { description, start: day(line.period.start), end: day(line.period.end) };
  const taxName = ({ taxType, displayName }: ChargeLines["taxes"]["breakdown"][number]) =>
    taxType === "salesTax" ? displayName : say(`line.tax.${taxType}`);
  return [
    {
      label: say(line.kind === "credit" ? "invoice.credits" : "invoice.covers", period),
      amount: money(line.productAmount),
    },
    ...line.fees.map((fee) => ({ label: say("line.royalty-fee"), amount: money(fee.amount) })),
    ...line.taxes.breakdown.map((tax) => ({
      label: say("line.tax", { name: taxName(tax), rate: rate(tax.rate), base: money(tax.base) }),
      amount: money(tax.amount),
    })),
  ];
}

/** From the total to what is left to pay; what changes nothing is left out. */
function sums({ invoice }: InvoiceDocument, { say, money }: InvoiceTexts): SheetRow[] {
  const { appliedBalance, amountWrittenOff, amountPaid, amountDue, amountTotal } = invoice;
  const balance =
    appliedBalance < 0
      ? { label: say("invoice.balance-grew"), amount: money(-appliedBalance) }
      : { label: say("invoice.balance-used"), amount: money(-appliedBalance) };
  return [
    { label: say("invoice.total"), amount: money(amountTotal), isTotal: true },
    ...(appliedBalance === 0 ? [] : [balance]),
    ...(amountWrittenOff === 0
      ? []
      : [{ label: say("invoice.written-off"), amount: money(-amountWrittenOff) }]),
    ...(amountPaid === 0 ? [] : [{ label: say("invoice.paid"), amount: money(-amountPaid) }]),
    { label: say("invoice.amount-due"), amount: money(amountDue), isTotal: true },
  ];
}

function paidWith({ invoice, payments }: InvoiceDocument, { say, day }: InvoiceTexts): string[] {
  const cards = payments.flatMap(({ card, paidOn }) =>
    card === null
      ? []
      : [
          say("invoice.paid-with", {
            card: `${cardBrandName(card.brand)} ••${card.last4}`,
            date: day(paidOn),
          }),
        ],
  );
  return invoice.appliedBalance > 0 ? [...cards, say("invoice.paid-with-balance")] : cards;
}
