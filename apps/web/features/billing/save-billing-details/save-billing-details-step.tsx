import { useTellLostSession } from "../../../flows/engine/use-tell-lost-session.ts";
import { StepHeading } from "../../../flows/presentation/step-heading.tsx";
import { useFlow, usePurchase } from "../../../flows/engine/flow-context.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { CommonFailureNotice } from "../../../platform/common-failure-notice.tsx";
import { OfferTerms } from "../../../pricing/offer-terms.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { GiftCardEntry } from "../gift-card/gift-card-entry.tsx";
import { BillingForm } from "./billing-form.tsx";
import { useKeptBilling } from "./use-kept-billing.ts";
import styles from "./save-billing-details.module.css";

/** The payment step. The terms come before the first field, as the law of New York asks. */
export function SaveBillingDetailsStep() {
  useTellLostSession();
  const translate = useTranslate();
  const offer = usePurchase((state) => state.offer);
  const lines = usePurchase((state) => state.lines);
  const giftCard = usePurchase((state) => state.giftCard);
  const quotedDue = usePurchase((state) => state.quote?.order.dueNow ?? 0);
  const { purchase } = useFlow();
  const kept = useKeptBilling();
  // Free time needs no gift card; who had it before is quoted a price all the same.
  const isBilledToday = (offer?.phases[0]?.price.total ?? 0) > 0 || quotedDue > 0;
  return (
    <>
      <StepHeading>{translate("billing.heading")}</StepHeading>
      {offer === null ? null : (
        <section className={styles.terms} aria-labelledby="billing-terms">
          <h2 id="billing-terms">{translate("billing.terms-heading")}</h2>
          <OfferTerms offer={offer} lines={lines} translate={translate} />
        </section>
      )}
      {isBilledToday || giftCard !== null ? (
        <div className={styles.giftCard}>
          <GiftCardEntry
            giftCard={giftCard ?? undefined}
            onChange={(typed) => purchase.setState({ giftCard: typed ?? null })}
          />
        </div>
      ) : null}
      {kept.status === "loading" ? <Spinner /> : null}
      {kept.status === "failed" ? <CommonFailureNotice failure={kept.failure} onRetry={kept.retry} /> : null}
      {kept.status === "ready" ? <BillingForm values={kept.values} keptCard={kept.card} /> : null}
    </>
  );
}
