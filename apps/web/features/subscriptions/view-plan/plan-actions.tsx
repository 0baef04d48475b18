import type { Subscription } from "@skywave/contract";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BilledElsewhere } from "#pricing/standing/billed-elsewhere.tsx";
import { isOwing } from "../parts/format-standing.ts";
import { planPaths } from "../parts/plan-paths.ts";
import { TakeBack } from "../confirm-change/take-back.tsx";
import styles from "../parts/plans.module.css";
import actionStyles from "./plan-actions.module.css";

interface PlanActionsProps {
  subscription: Subscription;
  onTakenBack: (what: "cancellation" | "pause") => void;
}

/** What can be done with a plan just now, each with a word on what it does; or who to ask where it is not us. */
export function PlanActions({ subscription, onTakenBack }: PlanActionsProps) {
  const translate = useTranslate<"plans">();
  const { id, options, billedBy } = subscription;
  if (subscription.isCancelled) return <p>{translate("plan.actions-none")}</p>;
  if (!billedBy.isUs) return <BilledElsewhere billedBy={billedBy} />;
  if (subscription.includedIn !== null) return <IncludedIn primaryId={subscription.includedIn} />;
  // Cancelling is always open but while the card is being charged.
  if (!options.canCancelSubscription) return <p>{translate("change.PAYMENT_IN_PROGRESS")}</p>;
  return (
    <>
      {isOwing(subscription) ? <Act to={planPaths.pay} name="plan.pay" text="plan.pay-text" /> : null}
      {options.canRevokeCancellation ? (
        <TakeBack subscriptionId={id} onDone={() => onTakenBack("cancellation")} />
      ) : null}
      {options.canRevokePause ? (
        <TakeBack subscriptionId={id} what="pause" onDone={() => onTakenBack("pause")} />
      ) : null}
      <ul className={actionStyles.acts}>
        {options.canChangePlan ? (
          <li>
            {options.canAddRenewalPlan ? (
              <Act to={planPaths.change(id)} name="plan.choose-next" text="plan.choose-next-text" />
            ) : (
              <Act to={planPaths.change(id)} name="plan.change" text="plan.change-text" />
            )}
          </li>
        ) : null}
        {options.canChangeTerm ? (
          <li>
            <Act to={planPaths.changeTerm(id)} name="plan.change-term" text="plan.change-term-text" />
          </li>
        ) : null}
        {options.canPause ? (
          <li>
            <Act to={planPaths.pause(id)} name="plan.pause" text="plan.pause-text" />
          </li>
        ) : null}
        {options.canCancelSubscription ? (
          <li>
            {options.canRevokeCancellation ? (
              <Act to={planPaths.cancel(id)} name="plan.end-now" text="plan.end-now-text" />
            ) : (
              <Act to={planPaths.cancel(id)} name="plan.cancel" text="plan.cancel-text" />
            )}
          </li>
        ) : null}
      </ul>
    </>
  );
}

function IncludedIn({ primaryId }: { primaryId: string }) {
  const translate = useTranslate<"plans">();
  return (
    <>
      <p>{translate("change.PART_OF_BUNDLE")}</p>
      <ul className={actionStyles.acts}>
        <li>
          <Link className={actionStyles.act} to={planPaths.view(primaryId)}>
            <b>{translate("vip.first")}</b>
            <span className={styles.small}>{translate("vip.first-text")}</span>
          </Link>
        </li>
      </ul>
    </>
  );
}

type ActName = "pay" | "change" | "choose-next" | "change-term" | "pause" | "cancel" | "end-now";

function Act({ to, name, text }: { to: string; name: `plan.${ActName}`; text: `plan.${ActName}-text` }) {
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  return (
    <Link
      className={actionStyles.act}
      to={to}
      onClick={() => {
        if (name === "plan.change" || name === "plan.choose-next")
          tracking.event("view-other-subscription-options");
      }}
    >
      <b>{translate(name)}</b>
      <span className={styles.small}>{translate(text)}</span>
    </Link>
  );
}
