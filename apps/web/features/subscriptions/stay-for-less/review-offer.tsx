import type { Order } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { ContractText } from "#orders/agree-to-terms/contract-text.tsx";
import { Button } from "#ui/button/button.tsx";
import { formatChangeTerms } from "../parts/format-price.ts";
import type { SwitchQuote } from "../change-plan/use-switch-quote.ts";
import { BillsAhead } from "../confirm-change/bills-ahead.tsx";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import { useChangeContract } from "../confirm-change/use-change-contract.ts";
import type { Confirmation } from "../confirm-change/use-confirm-change.ts";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import styles from "../parts/plans.module.css";
import surface from "#ui/surface/surface.module.css";

interface ReviewOfferProps {
  quote: SwitchQuote;
  refusal: ChangeProblem | undefined;
  isConfirming: boolean;
  onConfirm: (order: Order, confirmation: Confirmation) => void;
  /** What leads back says: to the button that cancels, or that a cancellation stands. */
  wayOut: string;
  onLeave: () => void;
}

/** What staying for less does to every bill, before anything is agreed; and the way out, as easy to press. */
export function ReviewOffer(props: ReviewOfferProps) {
  const { quote, refusal, isConfirming, wayOut, onConfirm, onLeave } = props;
  const translate = useTranslate<"plans">();
  const { order, offer } = quote;
  const { effective = "", dueNow = 0 } = order.change ?? {};
  const date = formatDay(effective, translate.locale);
  const contract = useChangeContract<"plans">(quote);

  function confirm() {
    if (contract.translate !== undefined) onConfirm(order, { agreedIn: contract.translate.locale });
  }
  return (
    <div className={styles.stack}>
      <section className={surface.card} aria-labelledby="due">
        <h2 id="due">{translate("review.due-today")}</h2>
        <p className={surface.amount}>{formatMoney(dueNow, order.currency, translate.locale)}</p>
        <p className={styles.soft}>{translate("cancel.lower-from", { date })}</p>
      </section>
      <BillsAhead order={order} startsToday={false} />
      {refusal === undefined ? null : <ChangeRefusalNotice refusal={refusal} onRetry={confirm} />}
      <ContractText contract={contract} say={(words) => formatChangeTerms(words, offer, effective)} />
      <div className={styles.equal}>
        <Button isWorking={isConfirming} workingText={translate("plan.working")} onPress={confirm}>
          {translate("cancel.keep-confirm")}
        </Button>
        <Button onPress={onLeave}>{wayOut}</Button>
      </div>
    </div>
  );
}
