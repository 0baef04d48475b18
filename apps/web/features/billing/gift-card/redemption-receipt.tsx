import type { GiftCardRedemption } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { Link } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import surface from "#ui/surface/surface.module.css";

interface RedemptionReceiptProps {
  redemption: GiftCardRedemption;
  onAnother: () => void;
}

/** What went into the balance, and what is where now. */
export function RedemptionReceipt({ redemption, onAnother }: RedemptionReceiptProps) {
  const translate = useTranslate<"bills">();
  const { redeemed, giftCardBalanceAfter, billingProfileBalanceAfter } = redemption;
  const { value, currency } = billingProfileBalanceAfter;
  const money = (amount: number) => formatMoney(amount, currency, translate.locale);
  // Whatever fills the balance pays what is owed first; below nought, it is owed.
  const owedBefore = Math.max(0, toCents(redeemed) - toCents(value));
  const paid = toMajorUnits(Math.min(toCents(redeemed), owedBefore));
  const heading = paid === 0 ? "done-heading" : value < 0 ? "part-paid-heading" : "paid-heading";
  return (
    <section className={surface.card}>
      <ArrivedHeading>{translate(`gift-card.${heading}`)}</ArrivedHeading>
      <dl className={pageStyles.pairs}>
        <div>
          <dt>{translate("gift-card.done-added")}</dt>
          <dd>{money(redeemed)}</dd>
        </div>
        {paid === 0 ? null : (
          <div>
            <dt>{translate("gift-card.done-paid")}</dt>
            <dd>{money(paid)}</dd>
          </div>
        )}
        <div>
          <dt>{translate(value < 0 ? "gift-card.done-owed" : "gift-card.done-balance")}</dt>
          <dd>{money(Math.abs(value))}</dd>
        </div>
        <div>
          <dt>{translate("gift-card.done-left")}</dt>
          <dd>{money(giftCardBalanceAfter)}</dd>
        </div>
      </dl>
      <p className={pageStyles.acts}>
        <Link className={pageStyles.link} to="/account/bills">
          {translate("pay.done")}
        </Link>
        <TextButton onPress={onAnother}>{translate("gift-card.another")}</TextButton>
      </p>
    </section>
  );
}
