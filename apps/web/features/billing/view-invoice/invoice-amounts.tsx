import type { Invoice } from "@skywave/contract";
import { formatDay, formatMoney, formatRate } from "#i18n/format.ts";
import type { KeyOf } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatTaxName } from "#pricing/format-tax-name.ts";
import styles from "./view-invoice.module.css";

interface Row {
  key: string;
  label: string;
  amount: number;
  isTotal?: boolean;
}

/** The lines of an invoice and the sums below them, each tax with its rate. */
export function InvoiceAmounts({ invoice }: { invoice: Invoice }) {
  const translate = useTranslate<"bills">();
  const rows = [...useLineRows(invoice), ...useSumRows(invoice)];
  return (
    <table className={styles.amounts}>
      <caption>{translate("invoice.lines")}</caption>
      <thead>
        <tr>
          <th scope="col">{translate("invoice.description")}</th>
          <th scope="col">{translate("invoice.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, amount, isTotal }) => (
          <tr key={key} data-total={isTotal}>
            <th scope="row">{label}</th>
            <td>{formatMoney(amount, invoice.currency, translate.locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LINE_TEXTS = {
  period: "invoice.covers",
  credit: "invoice.credits",
  fee: "invoice.move-fee",
} as const satisfies Readonly<Record<Invoice["lines"][number]["kind"], KeyOf<"bills">>>;

function useLineRows({ lines, description, currency }: Invoice): Row[] {
  const translate = useTranslate<"bills">();
  const { locale } = translate;
  return lines.flatMap((line, place) => {
    const name = `${place} ${line.kind}`;
    return [
      {
        key: name,
        label: translate(LINE_TEXTS[line.kind], {
          description: line.planName ?? description,
          start: formatDay(line.period.start, locale),
          end: formatDay(line.period.end, locale),
        }),
        amount: line.productAmount,
      },
      ...line.fees.map((fee) => ({
        key: `${name} ${fee.type}`,
        label: translate("line.royalty-fee"),
        amount: fee.amount,
      })),
      ...line.taxes.breakdown.map((tax) => ({
        key: `${name} ${tax.jurisdiction} ${tax.taxType}`,
        label: translate("line.tax", {
          name: formatTaxName(tax, translate),
          rate: formatRate(tax.rate, locale),
          base: formatMoney(tax.base, currency, locale),
        }),
        amount: tax.amount,
      })),
    ];
  });
}

/** From the total to what is left to pay; what changes nothing is left out. */
function useSumRows(invoice: Invoice): Row[] {
  const translate = useTranslate<"bills">();
  const { amountTotal, appliedBalance, amountWrittenOff, amountPaid, amountDue } = invoice;
  const taken = [
    {
      key: "balance",
      label: translate(appliedBalance < 0 ? "invoice.balance-grew" : "invoice.balance-used"),
      amount: -appliedBalance,
    },
    { key: "written-off", label: translate("invoice.written-off"), amount: -amountWrittenOff },
    { key: "paid", label: translate("invoice.paid"), amount: -amountPaid },
  ];
  return [
    { key: "total", label: translate("invoice.total"), amount: amountTotal, isTotal: true },
    ...taken.filter(({ amount }) => amount !== 0),
    { key: "due", label: translate("invoice.amount-due"), amount: amountDue, isTotal: true },
  ];
}
