import type { GiftCardRedemption } from "@skywave/contract";
import { Link } from "react-router";
import { formatMoney } from "../../../i18n/format.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { TextButton } from "../../../ui/button/text-button.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import surface from "../../../ui/surface/surface.module.css";

interface RedemptionReceiptProps {
  redemption: GiftCardRedemption;
  onAnother: () => void;
}

/** What went into the balance, and what is where now. */
export function RedemptionReceipt({ redemption, onAnother }: RedemptionReceiptProps) {
  const translate = useTranslate();
  const { redeemed, giftCardBalanceAfter, billingProfileBalanceAfter } = redemption;
  const { value, currency } = billingProfileBalanceAfter;
  const money = (amount: number) => formatMoney(amount, currency, translate.locale);
  return (
    <section className={surface.card}>
      <ArrivedHeading>{translate("gift-card.done-heading")}</ArrivedHeading>
      <dl className={pageStyles.pairs}>
        <div>
          <dt>{translate("gift-card.done-added")}</dt>
          <dd>{money(redeemed)}</dd>
        </div>
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
