import type { BalanceDue } from "@skywave/contract";
import { Link } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import surface from "#ui/surface/surface.module.css";

/** What stands to the person's credit, and what else pays bills. */
export function BalanceSection({ balanceDue }: { balanceDue: BalanceDue }) {
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
