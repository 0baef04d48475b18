import type { Gift } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Card } from "#ui/surface/card.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { GiftFace } from "../give-gift/gift-face.tsx";
import styles from "../give-gift/give-gift.module.css";
import surface from "#ui/surface/surface.module.css";

/** All that is about to be bought, and what the law and we say about it. */
export function GiftSummary({ gift }: { gift: Gift }) {
  const translate = useTranslate<"gifts">();
  const { country } = useApp();
  const { locale } = translate;
  const rows = [
    { label: translate("gift.review.for"), value: `${gift.recipientName} · ${gift.recipientEmail}` },
    { label: translate("gift.review.from"), value: gift.senderName },
    {
      label: translate("gift.review.when"),
      value: gift.isForNow ? translate("gift.review.now") : formatDay(gift.sendOn, locale),
    },
  ];
  return (
    <>
      <section className={surface.card}>
        <ArrivedHeading>{translate("gift.review")}</ArrivedHeading>
        <GiftFace gift={gift} size="large" />
        <dl className={pageStyles.pairs}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.message}>{value}</dd>
            </div>
          ))}
          {gift.message === "" ? null : (
            <div>
              <dt>{translate("gift.review.message")}</dt>
              <dd className={styles.message}>{gift.message}</dd>
            </div>
          )}
          <div className={pageStyles.total}>
            <dt>{translate("gift.review.total")}</dt>
            <dd>{formatMoney(gift.total, gift.currency, locale)}</dd>
          </div>
        </dl>
      </section>
      <Card heading={translate("gift.terms")}>
        <ul className={styles.terms}>
          <li>{translate("gift.terms.no-tax")}</li>
          <li>{translate(country === "US" ? "gift.terms.end" : "gift.terms.no-end")}</li>
          <li>{translate("gift.terms.use", { country: translate(`gift.country.${country}`) })}</li>
          <li>{translate("gift.terms.back")}</li>
        </ul>
      </Card>
    </>
  );
}
