import type { Order, Subscription } from "@skywave/contract";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { BilledElsewhere } from "#pricing/standing/billed-elsewhere.tsx";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useStages } from "#platform/use-stages.ts";
import { stepsOfQuote } from "#pricing/price-path/quote-steps.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { AwaitingChange } from "../confirm-change/awaiting-change.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import { Receipt } from "../confirm-change/receipt.tsx";
import { TakeBack } from "../confirm-change/take-back.tsx";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";
import { AskedPlan } from "../parts/asked-plan.tsx";
import { formatStanding } from "../parts/format-standing.ts";
import styles from "../parts/plans.module.css";
import { ReviewOffer } from "../stay-for-less/review-offer.tsx";
import { SeeOffers } from "../stay-for-less/see-offers.tsx";
import { useStay } from "../stay-for-less/use-stay.ts";
import { CancelReceipt } from "./cancel-receipt.tsx";
import { ChooseCancellation } from "./choose-cancellation.tsx";
import { useCancelQuotes } from "./use-cancel-quotes.ts";

/** Ends a plan, in no more steps than it took to buy it. */
export function CancelPlanPage() {
  const translate = useTranslate<"plans">();
  return (
    <AskedPlan
      flow="cancelPlan"
      page="subscription/cancel"
      title={translate("title.cancel-plan")}
      heading={({ subscription }) =>
        translate("cancel.heading", { plan: formatPlanName(translate, subscription) })
      }
    >
      {({ subscription }) =>
        subscription.billedBy.isUs ? (
          <CancelPlan subscription={subscription} />
        ) : (
          <BilledElsewhere billedBy={subscription.billedBy} />
        )
      }
    </AskedPlan>
  );
}

type Stage =
  | { name: "choose" | "takenBack" }
  /** What staying for less costs; with the cancellation, where that is agreed already. */
  | { name: "offer"; cancelled?: Order }
  | { name: "cancelled"; order: Order }
  | { name: "kept"; order: Order; plan: string };

/** Two steps: what ends when and what comes back, and the receipt. Who would rather stay for less goes another way. */
function CancelPlan({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate<"plans">();
  const { stage, enter, replace, restart } = useStages<Stage>("cancel-plan", { name: "choose" });
  useHeadingFocus(stage.name);
  const { view, ask, retry } = useCancelQuotes(subscription);
  const { offer, quote, ...staying } = useStay(subscription, {
    onQuoted: () =>
      stage.name === "cancelled"
        ? replace({ name: "offer", cancelled: stage.order })
        : enter({ name: "offer" }),
    onKept: (order, plan) => replace({ name: "kept", order, plan }),
  });
  const cancelling = useConfirmChange({
    onConfirmed: (order) => replace({ name: "cancelled", order }),
    onStale: ask,
  });

  if (stage.name === "cancelled")
    return (
      <CancelReceipt order={stage.order} subscription={subscription}>
        <SeeOffers
          subscription={subscription}
          refusal={staying.asking.refusal}
          isAsking={staying.asking.isAsking}
          onFound={staying.ask}
        />
      </CancelReceipt>
    );
  if (stage.name === "takenBack")
    return <Receipt subscriptionId={subscription.id} done={translate("cancel.taken-back")} />;
  if (stage.name === "kept")
    return <KeptReceipt order={stage.order} plan={stage.plan} subscriptionId={subscription.id} />;
  const awaiting = [cancelling, staying.confirming].find(
    ({ awaitedOrderId }) => awaitedOrderId !== undefined,
  );
  if (awaiting?.awaitedOrderId !== undefined)
    return <AwaitingChange orderId={awaiting.awaitedOrderId} onSettled={awaiting.settle} />;
  if (stage.name === "offer" && quote !== undefined) {
    const { cancelled: agreed } = stage;
    return (
      <ReviewOffer
        quote={quote}
        refusal={staying.asking.refusal ?? staying.confirming.refusal}
        isConfirming={staying.confirming.isConfirming || staying.asking.isAsking}
        onConfirm={(order, confirmation) => void staying.confirming.confirm(order, confirmation)}
        wayOut={translate(agreed === undefined ? "cancel.rather-cancel" : "cancel.no-thanks")}
        onLeave={() =>
          agreed === undefined ? restart({ name: "choose" }) : replace({ name: "cancelled", order: agreed })
        }
      />
    );
  }
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

interface EndsAlreadyProps {
  subscription: Subscription;
  onTakenBack: () => void;
}

/** Of a plan that is cancelled for a later day: which one, and the way back, for whoever comes to cancel it again. */
function EndsAlready({ subscription, onTakenBack }: EndsAlreadyProps) {
  const translate = useTranslate<"plans">();
  return (
    <section className={styles.stack}>
      <p>{formatStanding(translate, subscription)}</p>
      <p className={styles.soft}>{translate("cancel.take-back-text")}</p>
      <TakeBack subscriptionId={subscription.id} onDone={onTakenBack} />
    </section>
  );
}

interface KeptReceiptProps {
  order: Order;
  subscriptionId: string;
  plan: string;
}

/** That somebody stays for less, and what each bill comes to until the full price is back. */
function KeptReceipt({ order, subscriptionId, plan }: KeptReceiptProps) {
  const translate = useTranslate<"plans">();
  const day = (date: string) => formatDay(date, translate.locale);
  const bills = stepsOfQuote(order).map(({ start, priceAfterTax = 0 }) =>
    translate("change.bills-then", {
      amount: formatMoney(priceAfterTax, order.currency, translate.locale),
      date: day(start),
    }),
  );
  return (
    <Receipt
      subscriptionId={subscriptionId}
      done={translate("cancel.kept", { plan, date: day(order.change?.effective ?? "") })}
      facts={[translate("change.nothing-now"), ...bills]}
    />
  );
}
