import type { Offer, Order, Subscription } from "@skywave/contract";
import { isVip } from "@skywave/domain/offers/vip";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { AwaitingChange } from "../confirm-change/awaiting-change.tsx";
import { BilledElsewhere } from "#pricing/standing/billed-elsewhere.tsx";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import styles from "../parts/plans.module.css";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";
import type { LoadedPlan } from "../parts/use-plan.ts";
import { formatReplaced, formatStanding } from "../parts/format-standing.ts";
import type { SwitchKind } from "./switch-kind.ts";
import { ChoosePlan } from "./choose-plan.tsx";
import type { PaymentSlots } from "../review-switch/payment-slots.ts";
import { ReviewSwitch } from "../review-switch/review-switch.tsx";
import { SwitchReceipt } from "../review-switch/switch-receipt.tsx";
import { ChooseSecond } from "../choose-vip/choose-second.tsx";
import { type SwitchQuote, useSwitchQuote } from "./use-switch-quote.ts";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";
import { planPaths } from "../parts/plan-paths.ts";

type Stage = { name: "choose" } | { name: "review" } | { name: "done"; order: Order; plan: string };

interface SwitchPlanProps {
  plan: LoadedPlan;
  kind: SwitchKind;
  /** What there is to know before the choice, in place of how the plan stands. */
  intro?: ReactNode;
  slots: PaymentSlots;
  onReload: () => Promise<void>;
}

/** Choose, look at what it costs, confirm; each with its own place in the browser's history. */
export function SwitchPlan({ plan, kind, intro, slots, onReload }: SwitchPlanProps) {
  const { subscription, upcoming } = plan;
  const translate = useTranslate<"plans">();
  const { stage, enter, replace, restart } = useStages<Stage>("switch-plan", { name: "choose" });
  useHeadingFocus(stage.name);
  const [promoCode, setPromoCode] = useState("");
  const [quote, setQuote] = useState<SwitchQuote>();
  const [second, setSecond] = useState<Subscription>();
  const asking = useSwitchQuote(subscription.id);
  const confirming = useConfirmChange({
    onConfirmed: (order) => {
      replace({ name: "done", order, plan: quote?.offer.name ?? "" });
      setQuote(undefined);
      void onReload();
    },
    onStale: async () => {
      // Whatever stands in the way by now is said by the answer.
      if (quote !== undefined) await asking.ask(quote, setQuote);
    },
  });
  const { options, billedBy } = subscription;
  const replaced = formatReplaced(translate, subscription);

  if (stage.name === "done")
    return <SwitchReceipt order={stage.order} subscriptionId={subscription.id} plan={stage.plan} />;
  if (confirming.awaitedOrderId !== undefined)
    return <AwaitingChange orderId={confirming.awaitedOrderId} onSettled={confirming.settle} />;
  if (stage.name === "review" && quote !== undefined)
    return (
      <ReviewSwitch
        subscription={subscription}
        quote={quote}
        slots={slots}
        refusal={asking.refusal ?? confirming.refusal}
        wasCardRefused={confirming.wasCardRefused}
        isConfirming={confirming.isConfirming || asking.isAsking}
        onConfirm={(order, confirmation) => void confirming.confirm(order, confirmation)}
        onGiftCard={(giftCard) => void asking.ask({ ...quote, giftCard }, setQuote)}
        onBack={() => restart({ name: "choose" })}
      />
    );
  return (
    <div className={styles.stack}>
      {intro ?? (
        <p className={styles.lead}>
          {formatPlanName(translate, subscription)}. {formatStanding(translate, subscription)}
        </p>
      )}
      {replaced === undefined || !options.canChangePlan ? null : <Notice tone="info">{replaced}</Notice>}
      {options.canChangePlan ? <EndsWithIt plan={subscription.offers.active} /> : null}
      {billedBy.isUs ? null : <BilledElsewhere billedBy={billedBy} />}
      {asking.refusal === undefined ? null : <ChangeRefusalNotice refusal={asking.refusal} />}
      {options.canChangePlan ? (
        <ChoosePlan
          subscription={subscription}
          termEnd={subscription.agreed.pause === null ? upcoming.bills[0]?.date : undefined}
          kind={kind}
          isWorking={asking.isAsking}
          more={
            kind === "vip" ? (
              <ChooseSecond first={subscription} chosen={second} onChosen={setSecond} />
            ) : undefined
          }
          promoCode={promoCode}
          onPromoCode={setPromoCode}
          onChosen={(choice) => {
            confirming.forget();
            // A gift card that was looked at is kept, whatever else is chosen.
            void asking.ask({ ...choice, second, giftCard: quote?.giftCard }, (quoted) => {
              setQuote(quoted);
              enter({ name: "review" });
            });
          }}
        />
      ) : null}
      {options.canChangePlan ? null : <NotNow subscription={subscription} />}
    </div>
  );
}

/** What a VIP plan includes does not outlive it. */
function EndsWithIt({ plan }: { plan: Offer }) {
  const translate = useTranslate<"plans">();
  return isVip(plan) ? <Notice tone="info">{translate("vip.ends-with-it")}</Notice> : null;
}

/** Why nothing can be chosen, where that is ours to say. */
function NotNow({ subscription }: { subscription: Subscription }) {
  const reason = subscription.options.reasonsOff.canChangePlan;
  if (!subscription.billedBy.isUs || reason === undefined || reason === "BILLED_ELSEWHERE") return null;
  return reason === "PAYMENT_DUE" || reason === "SUBSCRIPTION_SUSPENDED" ? (
    <PayFirst subscription={subscription} />
  ) : (
    <ChangeRefusalNotice refusal={{ ok: false, code: reason }} />
  );
}

/** Why nothing of a plan can be changed while a bill of it is open, with the way to pay that bill. */
function PayFirst({ subscription }: { subscription: Pick<Subscription, "state"> }) {
  const translate = useTranslate<"plans">();
  const isStopped = subscription.state === "suspended";
  return (
    <Notice
      tone="warn"
      actions={
        <Link className={styles.link} to={planPaths.pay}>
          {translate("plan.pay")}
        </Link>
      }
    >
      {translate(isStopped ? "change.SUBSCRIPTION_SUSPENDED" : "change.PAYMENT_DUE")}
    </Notice>
  );
}
