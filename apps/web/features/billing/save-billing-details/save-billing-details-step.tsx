import type { Offer } from "@skywave/contract";
import type { KeyOf, Translator } from "#i18n/translate.ts";
import { useLostSessionNotice } from "#flows/engine/use-lost-session-notice.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import type { PlanLine, StepNotice } from "#flows/engine/purchase-state.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useContractTranslator } from "#orders/agree-to-terms/use-contract-translator.ts";
import { OfferTerms } from "#pricing/offer-terms.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { NEXT_MOVE_MESSAGES } from "#orders/next-move-messages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { GiftCardEntry } from "../gift-card/gift-card-entry.tsx";
import { BillingForm } from "./billing-form.tsx";
import { useKnownCustomer } from "./use-known-customer.ts";
import { useSavedBilling } from "./use-saved-billing.ts";
import styles from "./save-billing-details.module.css";

/** What to tell about the card that was refused when the order was completed. */
function cardWordsFor(notice: StepNotice | null): KeyOf | undefined {
  switch (notice) {
    case "declined.tryAgain":
      return NEXT_MOVE_MESSAGES.tryAgain;
    case "declined.useAnotherCard":
      return NEXT_MOVE_MESSAGES.useAnotherCard;
    case "declined.callBank":
      return NEXT_MOVE_MESSAGES.callBank;
    case "tooManyDeclines":
      return "complete-order.TOO_MANY_DECLINES";
    case "offerWithdrawn":
    case "sessionEnded":
    case "linkOver":
    case "notSoldHere":
    case null:
      return undefined;
  }
}

/** Where a card is typed and the plan is bought. The terms come before the first field, as the law of New York asks. */
export function SaveBillingDetailsStep() {
  useLostSessionNotice();
  const translate = useTranslate();
  const offer = usePurchase((state) => state.offer);
  const lines = usePurchase((state) => state.lines);
  const giftCard = usePurchase((state) => state.giftCard);
  const quotedDue = usePurchase((state) => state.quote?.order.dueNow ?? 0);
  const { purchase } = useFlow();
  const cardWords = usePurchase(({ notice }) => cardWordsFor(notice));
  const { view, retry } = useSavedBilling();
  // The contract beside the tick and these terms speak one language.
  const typedRegion = usePurchase(({ billing }) => billing.state);
  const keptRegion = view.status === "ready" ? view.data.values.state : "";
  const contract = useContractTranslator(typedRegion === "" ? keptRegion : typedRegion);
  const { mayBeKnown, isKnown } = useKnownCustomer(view.status === "ready" ? view.data : undefined);
  // Free time needs no gift card; who had it before is quoted a price all the same.
  const isBilledToday = (offer?.phases[0]?.price.total ?? 0) > 0 || quotedDue > 0;
  if (isKnown || (mayBeKnown && view.status === "loading")) return <Spinner />;
  return (
    <>
      <StepHeading>{translate("billing.heading")}</StepHeading>
      {cardWords === undefined ? null : (
        <Notice tone="bad" takesFocus>
          {translate(cardWords)}
        </Notice>
      )}
      {offer === null ? null : <TermsBefore offer={offer} lines={lines} contract={contract.translate} />}
      {isBilledToday || giftCard !== null ? (
        <div className={styles.giftCard}>
          <GiftCardEntry
            giftCard={giftCard ?? undefined}
            onChange={(typed) => purchase.setState({ giftCard: typed ?? null })}
          />
        </div>
      ) : null}
      {view.status === "loading" ? <Spinner /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? <BillingForm values={view.data.values} savedCard={view.data.card} /> : null}
    </>
  );
}

interface TermsBeforeProps {
  offer: Offer;
  lines: readonly PlanLine[];
  /** undefined while its texts are on their way. */
  contract: Translator | undefined;
}

/** What is charged and when, said before the first field. */
function TermsBefore({ offer, lines, contract }: TermsBeforeProps) {
  if (contract === undefined) return <Spinner />;
  return (
    <section className={styles.terms} aria-labelledby="billing-terms" lang={contract.locale}>
      <h2 id="billing-terms">{contract("billing.terms-heading")}</h2>
      <OfferTerms offer={offer} lines={lines} translate={contract} />
    </section>
  );
}
