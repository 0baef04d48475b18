import type { Gift } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import { payableCards } from "@skywave/services/billing/reported-card";
import { watchGift } from "@skywave/services/gifts/watch-gift";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Card } from "#ui/surface/card.tsx";
import surface from "#ui/surface/surface.module.css";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { GiftFace } from "../give-gift/gift-face.tsx";
import styles from "../give-gift/give-gift.module.css";
import { AwaitingPayment } from "../pay-bill/awaiting-payment.tsx";
import { AddCard } from "../payment-methods/add-card.tsx";
import { GiftPayment } from "./gift-payment.tsx";
import { GiftRefusalNotice } from "./gift-refusal-notice.tsx";
import { type GiftPurchaseEvents, useCompleteGift } from "./use-complete-gift.ts";

interface GiftReviewProps extends GiftPurchaseEvents {
  gift: Gift;
  onChange: () => void;
  onQuoteAgain: () => void;
}

/** The gift as it was quoted, its terms, and the card that pays for it. */
export function GiftReview({ gift, onChange, onQuoteAgain, ...events }: GiftReviewProps) {
  const translate = useTranslate<"gifts">();
  const { skywave } = useApp();
  const { view, reload, retry } = useServerData({
    area: "billing",
    verb: "loadBillingDetails",
    ask: loadBillingDetails,
  });
  const purchase = useCompleteGift(gift.id, events);
  const { refusal } = purchase;

  if (refusal?.code === "PROCESSING")
    return (
      <AwaitingPayment
        of="gift"
        watch={(signal) => watchGift(skywave, { giftId: gift.id, signal })}
        onKnown={purchase.conclude}
      />
    );
  return (
    <div className={pageStyles.sections}>
      {refusal === undefined ? null : (
        <GiftRefusalNotice refusal={refusal} onRetry={purchase.again} onQuoteAgain={onQuoteAgain} />
      )}
      <GiftSummary gift={gift} />
      <p>
        <TextButton onPress={onChange}>{translate("gift.back-to-gift")}</TextButton>
      </p>
      {view.status === "loading" ? <Spinner /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status !== "ready" ? null : payableCards(view.data.paymentMethods).length === 0 ? (
        <Card heading={translate("gift.your-card")}>
          <AddCard profile={view.data.profile} onAdded={() => void reload()} onCancel={onChange} />
        </Card>
      ) : (
        <GiftPayment gift={gift} billing={view.data} purchase={purchase} />
      )}
    </div>
  );
}

/** All that is about to be bought, and what the law and we say about it. */
function GiftSummary({ gift }: { gift: Gift }) {
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
