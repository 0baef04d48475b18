import type { Order, Subscription } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { useStages } from "#platform/use-stages.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { AwaitingChange } from "../confirm-change/awaiting-change.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import { Receipt } from "../confirm-change/receipt.tsx";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";
import styles from "../parts/plans.module.css";
import { CancelReceipt } from "./cancel-receipt.tsx";
import { ChooseCancellation } from "./choose-cancellation.tsx";
import { EndsAlready } from "./ends-already.tsx";
import { KeptReceipt } from "../stay-for-less/kept-receipt.tsx";
import { ReviewOffer } from "../stay-for-less/review-offer.tsx";
import { useCancelQuotes } from "./use-cancel-quotes.ts";
import { useStay } from "../stay-for-less/use-stay.ts";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";

type Stage =
  | { name: "choose" | "offer" | "takenBack" }
  | { name: "cancelled"; order: Order }
  | { name: "kept"; order: Order; plan: string };

/** Two steps: what ends when and what comes back, and the receipt. Who would rather stay for less goes another way. */
export function CancelPlan({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate<"plans">();
  const { stage, enter, replace, restart } = useStages<Stage>("cancel-plan", { name: "choose" });
  useHeadingFocus(stage.name);
  const { view, ask, retry } = useCancelQuotes(subscription);
  const { offer, quote, ...staying } = useStay(subscription, {
    onQuoted: () => enter({ name: "offer" }),
    onKept: (order, plan) => replace({ name: "kept", order, plan }),
  });
  const cancelling = useConfirmChange({
    onConfirmed: (order) => replace({ name: "cancelled", order }),
    onStale: ask,
  });

  if (stage.name === "cancelled") return <CancelReceipt order={stage.order} subscription={subscription} />;
  if (stage.name === "takenBack")
    return <Receipt subscriptionId={subscription.id} done={translate("cancel.taken-back")} />;
  if (stage.name === "kept")
    return <KeptReceipt order={stage.order} plan={stage.plan} subscriptionId={subscription.id} />;
  const awaiting = [cancelling, staying.confirming].find(
    ({ awaitedOrderId }) => awaitedOrderId !== undefined,
  );
  if (awaiting?.awaitedOrderId !== undefined)
    return <AwaitingChange orderId={awaiting.awaitedOrderId} onSettled={awaiting.settle} />;
  if (stage.name === "offer" && quote !== undefined)
    return (
      <ReviewOffer
        quote={quote}
        refusal={staying.asking.refusal ?? staying.confirming.refusal}
        isConfirming={staying.confirming.isConfirming || staying.asking.isAsking}
        onConfirm={(order) => void staying.confirming.confirm(order)}
        onCancelInstead={() => restart({ name: "choose" })}
      />
    );
  if (view.status === "failed") return <ChangeRefusalNotice refusal={view.failure} onRetry={retry} />;
  if (view.status === "loading" || offer === undefined) return <Spinner label={translate("plan.loading")} />;
  return (
    <div className={styles.stack}>
      {subscription.options.canRevokeCancellation ? (
        <EndsAlready subscription={subscription} onTakenBack={() => replace({ name: "takenBack" })} />
      ) : null}
      <ChooseCancellation
        subscription={subscription}
        quotes={view.data.quotes}
        offer={offer}
        problem={cancelling.refusal ?? staying.asking.refusal}
        isConfirming={cancelling.isConfirming}
        isAsking={staying.asking.isAsking}
        onCancel={({ order }) => void cancelling.confirm(order)}
        onStay={(wanted) => void staying.ask(wanted)}
      />
    </div>
  );
}
