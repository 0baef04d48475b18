import type { UpcomingBill, UpcomingCharges } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { useId, useState } from "react";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import styles from "./charges.module.css";
import { formatDays, formatReason } from "./charge-words.ts";
import surface from "#ui/surface/surface.module.css";

const SHOWN_AT_FIRST = 6;

type Currency = UpcomingCharges["currency"];

/** Every bill of the next two years with its reason, the soonest first. */
export function Charges({ upcoming }: { upcoming: UpcomingCharges }) {
  const translate = useTranslate<"plans">();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { bills, currency } = upcoming;
  const shown = isWhole ? bills : bills.slice(0, SHOWN_AT_FIRST);
  const sum = bills.reduce((cents, { amountDue }) => cents + toCents(amountDue), 0);
  const total = formatMoney(toMajorUnits(sum), currency, translate.locale);
  return (
    <>
      <p>{translate.plural("plan.charges-sum", bills.length, { total })}</p>
      <table id={id} className={`${surface.table} ${styles.charges}`}>
        <caption className="visually-hidden">{translate("plan.charges")}</caption>
        <thead>
          <tr>
            <th scope="col">{translate("plan.charge-day")}</th>
            <th scope="col">{translate("plan.charge-reason")}</th>
            <th scope="col">{translate("plan.charge-amount")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((bill) => (
            <BillRow key={bill.date} bill={bill} currency={currency} />
          ))}
        </tbody>
      </table>
      {bills.length <= SHOWN_AT_FIRST ? null : (
        <p>
          <TextButton isExpanded={isWhole} controls={id} onPress={() => setWhole(!isWhole)}>
            {isWhole
              ? translate("plan.charges-fewer")
              : translate("plan.charges-all", { count: bills.length })}
          </TextButton>
        </p>
      )}
    </>
  );
}

function BillRow({ bill, currency }: { bill: UpcomingBill; currency: Currency }) {
  const translate = useTranslate<"plans">();
  const { locale } = translate;
  const { tracking } = useApp();
  const day = formatDay(bill.date, locale);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const why = translate("plan.charge-why");
  return (
    <tr>
      <th scope="row">{day}</th>
      <td>
        {bill.charges.map((charge) => (
          <p key={charge.kind}>{formatReason(translate, charge)}</p>
        ))}
        <Disclosure
          summary={why}
          label={`${why} ${day}`}
          onToggle={() => tracking.event("details-accordion-chevron", { componentName: "upcomingBill" })}
        >
          {bill.charges.map((charge) => (
            <BillLines
              key={charge.kind}
              product={`${charge.description}, ${formatDays(translate, charge)}`}
              lines={charge.lines}
              currency={currency}
            />
          ))}
          {bill.appliedBalance > 0 ? (
            <p>{translate("plan.charge-balance", { amount: money(bill.appliedBalance) })}</p>
          ) : null}
          {bill.appliedBalance < 0 ? (
            <p>{translate("plan.charge-to-balance", { amount: money(-bill.appliedBalance) })}</p>
          ) : null}
        </Disclosure>
      </td>
      <td>
        {bill.total === 0 ? translate("price-path.free") : money(bill.amountDue)}
        {bill.appliedBalance > 0 ? (
          <small>{translate("plan.charge-before", { amount: money(bill.total) })}</small>
        ) : null}
      </td>
    </tr>
  );
}
