import type { Order } from "@skywave/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";
import { TakeBack } from "../parts/take-back.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { sayEnd, sayMoney } from "./say-cancellation.ts";

/** What was cancelled and what comes back; a way to take it back while there is one, and a place for a reason. */
export function CancelReceipt({ order, subscriptionId }: { order: Order; subscriptionId: string }) {
  const translate = useTranslate();
  const [isTakenBack, setTakenBack] = useState(false);
  const isAhead = order.change?.cancellationType === "endOfTerm";
  const toPlan = (
    <p>
      <Link className={styles.link} to={planPaths.view(subscriptionId)}>
        {translate("plan.see-plan")}
      </Link>
    </p>
  );
  if (isTakenBack)
    return (
      <div className={styles.stack}>
        <Notice tone="good" takesFocus>
          {translate("cancel.taken-back")}
        </Notice>
        {toPlan}
      </div>
    );
  return (
    <div className={styles.stack}>
      <Notice tone="good" takesFocus>
        {translate("cancel.done")}
      </Notice>
      <section className={styles.card}>
        <ul className={styles.facts}>
          {[sayEnd(translate, order), ...sayMoney(translate, order), translate("change.mail")].map((text) => (
            <li key={text}>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {isAhead ? (
          <>
            <p>{translate("cancel.take-back-text")}</p>
            <TakeBack subscriptionId={subscriptionId} onDone={() => setTakenBack(true)} />
          </>
        ) : null}
      </section>
      <ReasonForm subscriptionId={subscriptionId} />
      {toPlan}
    </div>
  );
}
