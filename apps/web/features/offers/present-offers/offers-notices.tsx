import { PromoCodeNotice } from "../../../pricing/promo-code/promo-code-notice.tsx";
import { CommonFailureNotice } from "../../../platform/common-failure-notice.tsx";
import { useFlow, usePurchase } from "../../../flows/engine/flow-context.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import styles from "./present-offers.module.css";
import type { OffersView } from "./use-offers.ts";

/** What there is to say about the offers, the code and the way here. */
export function OffersNotices({ offers }: { offers: OffersView }) {
  const translate = useTranslate();
  const { start } = useFlow();
  const notice = usePurchase((state) => state.notice);
  const targeted = usePurchase((state) => state.targeted);
  const code = usePurchase((state) => state.promoCode);
  const { outcome } = offers;
  const promo = outcome?.ok === true && code !== "" ? outcome.promoCodeResult : undefined;

  return (
    <div className={styles.notices} aria-live="polite">
      {start.isIneligible ? <Notice tone="info">{translate("offers.ineligible")}</Notice> : null}
      {notice === "offerWithdrawn" ? <Notice tone="warn">{translate("offers.withdrawn")}</Notice> : null}
      {notice === "linkOver" ? <Notice tone="info">{translate("offer-link.over")}</Notice> : null}
      {targeted === null ? null : (
        <Notice tone="info">{translate("offer-link.offer", { maskedEmail: targeted.maskedEmail })}</Notice>
      )}
      {promo === undefined ? null : <PromoCodeNotice result={promo} code={code} />}
      {outcome?.ok === false ? (
        <CommonFailureNotice failure={outcome} onRetry={() => void offers.reload(code)} />
      ) : null}
      {outcome?.ok === true && offers.choices.length === 0 ? (
        <Notice tone="info">
          <b>{translate("offers.empty-heading")}</b>
          <p>{translate("offers.empty-text")}</p>
        </Notice>
      ) : null}
    </div>
  );
}
