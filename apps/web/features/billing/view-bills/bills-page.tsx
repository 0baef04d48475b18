import type { BalanceDue, NextBill, PaymentMethod } from "@skywave/contract";
import { explainNextBill } from "@skywave/services/billing/bills/explain-next-bill";
import { loadBills } from "@skywave/services/billing/bills/load-bills";
import { useState } from "react";
import { Link } from "react-router";
import { formatCard } from "#i18n/format-card.ts";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Card } from "#ui/surface/card.tsx";
import surface from "#ui/surface/surface.module.css";
import { BillPage } from "../bill-page/bill-page.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { BillDifference } from "../explain-bill/bill-difference.tsx";
import { ExplainedLines } from "../explain-bill/explained-lines.tsx";
import { PaymentHistory } from "../payment-history/payment-history.tsx";
import { BillDelivery } from "./bill-delivery.tsx";
import { DueSection } from "./due-section.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import styles from "./view-bills.module.css";

/** What is due, what comes next, and everything that was billed and paid. */
export function BillsPage() {
  const translate = useTranslate<"bills">();
  const { view, retry } = useServerData({
    area: "billing",
    verb: "loadBills",
    ask: loadBills,
    follows: true,
  });
  return (
    <BillPage heading={translate("bills.heading")} page="account/bills">
      {view.status === "loading" ? <Spinner label={translate("bills.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? (
        <div className={pageStyles.sections}>
          <DueSection balanceDue={view.data.balanceDue} />
          <div className={`${pageStyles.sections} ${pageStyles.duo}`}>
            <NextBillSection nextBill={view.data.nextBill} methods={view.data.paymentMethods} />
            <BalanceSection balanceDue={view.data.balanceDue} />
          </div>
          <InvoiceList />
          {view.data.profile === null ? null : <BillDelivery profile={view.data.profile} />}
          <PaymentHistory methods={view.data.paymentMethods} />
        </div>
      ) : null}
    </BillPage>
  );
}

/** What stands to the person's credit, and what else pays bills. */
function BalanceSection({ balanceDue }: { balanceDue: BalanceDue }) {
  const translate = useTranslate<"bills">();
  const { value, currency } = balanceDue.balance;
  return (
    <Card heading={translate("bills.balance")}>
      <p className={surface.amount}>{formatMoney(value, currency, translate.locale)}</p>
      <p className={pageStyles.soft}>{translate("bills.balance-text")}</p>
      {balanceDue.accountNumber === null ? null : (
        <p>
          {translate("bills.account-number", { number: balanceDue.accountNumber })}
          <br />
          <span className={pageStyles.small}>{translate("bills.account-number-text")}</span>
        </p>
      )}
      <p className={pageStyles.acts}>
        <Link className={pageStyles.link} to="/account/gift-card">
          {translate("bills.use-gift-card")}
        </Link>
        <Link className={pageStyles.link} to="/account/payment-methods">
          {translate("bills.payment-methods")}
        </Link>
      </p>
    </Card>
  );
}

interface NextBillSectionProps {
  nextBill: NextBill | null;
  /** The cards on file, of which the default pays it. */
  methods: readonly PaymentMethod[];
}

/** The next charge: how much, when, and on demand why that much. */
function NextBillSection({ nextBill, methods }: NextBillSectionProps) {
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
  const card = methods.find(({ isDefault }) => isDefault)?.card;
  return (
    <Card heading={translate("bills.next")}>
      <p className={surface.amount}>{formatMoney(amount, currency, locale)}</p>
      <p className={pageStyles.soft}>{translate("bills.next-on", { date: formatDay(date, locale) })}</p>
      {appliedBalance === undefined ? null : (
        <p>
          {translate("bills.next-from-balance", { amount: formatMoney(appliedBalance, currency, locale) })}
        </p>
      )}
      {card?.declinedOn === undefined ? null : (
        <p className={styles.warning}>
          {translate("bills.next-declined", {
            card: formatCard(translate, card),
            date: formatDay(card.declinedOn, locale),
          })}
        </p>
      )}
      <Disclosure
        summary={translate("explain.heading")}
        onToggle={() => {
          tracking.event("details-accordion-chevron", { componentName: "nextBill" });
          setOpened(true);
        }}
      >
        {wasOpened ? <NextBillExplanation nextBill={nextBill} /> : null}
      </Disclosure>
    </Card>
  );
}

interface NextBillExplanationProps {
  nextBill: NextBill;
}

/** What the next bill is made of, plan by plan, and what will have changed by then. */
function NextBillExplanation({ nextBill }: NextBillExplanationProps) {
  const { view, retry } = useServerData({
    area: "billing",
    verb: "explainNextBill",
    params: [nextBill],
    ask: (skywave) => explainNextBill(skywave, { nextBill }),
  });
  if (view.status === "loading") return <Spinner />;
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  return (
    <div className={pageStyles.stack}>
      {view.data.shares.map(({ subscriptionId, lines, comparison }) => (
        <div key={subscriptionId} className={pageStyles.stack}>
          <ExplainedLines
            description={lines.at(-1)?.description ?? ""}
            lines={lines}
            currency={nextBill.currency}
          />
          <BillDifference comparison={comparison} currency={nextBill.currency} />
        </div>
      ))}
    </div>
  );
}
