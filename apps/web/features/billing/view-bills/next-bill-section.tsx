import type { NextBill } from "@skywave/contract";
import { useState } from "react";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { NextBillExplanation } from "../explain-bill/next-bill-explanation.tsx";
import surface from "#ui/surface/surface.module.css";

interface NextBillSectionProps {
  nextBill: NextBill | null;
  /** State or province where the service is used. */
  place: string;
}

/** The next charge: how much, when, and on demand why that much. */
export function NextBillSection({ nextBill, place }: NextBillSectionProps) {
  const translate = useTranslate<"bills">();
  const { tracking } = useApp();
  const [wasOpened, setOpened] = useState(false);
  const { locale } = translate;
  if (nextBill === null) {
    return (
      <Card heading={translate("bills.next")}>
        <p>{translate("bills.next-none")}</p>
      </Card>
    );
  }
  const { amount, appliedBalance, currency, date } = nextBill;
  return (
    <Card heading={translate("bills.next")}>
      <p className={surface.amount}>{formatMoney(amount, currency, locale)}</p>
      <p className={pageStyles.soft}>{translate("bills.next-on", { date: formatDay(date, locale) })}</p>
      {appliedBalance === undefined ? null : (
        <p>
          {translate("bills.next-from-balance", { amount: formatMoney(appliedBalance, currency, locale) })}
        </p>
      )}
      <Disclosure
        summary={translate("explain.heading")}
        onToggle={() => {
          tracking.event("details-accordion-chevron", { componentName: "nextBill" });
          setOpened(true);
        }}
      >
        {wasOpened ? <NextBillExplanation nextBill={nextBill} place={place} /> : null}
      </Disclosure>
    </Card>
  );
}
