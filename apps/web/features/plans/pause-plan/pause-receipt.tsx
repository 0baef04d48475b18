import type { Order } from "@skywave/contract";
import { Link } from "react-router";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";
import { sayPause, sayResume } from "./say-pause.ts";

/** That a pause is agreed, and what is billed after it. */
export function PauseReceipt({ order, subscriptionId }: { order: Order; subscriptionId: string }) {
  const translate = useTranslate();
  return (
    <div className={styles.stack}>
      <Notice tone="good" takesFocus>
        {translate("pause.done")}
      </Notice>
      <section className={styles.card}>
        <ul className={styles.facts}>
          <li>
            <span>{sayPause(translate, order)}</span>
          </li>
          <li>
            <span>{sayResume(translate, order)}</span>
          </li>
          <li>
            <span>{translate("change.mail")}</span>
          </li>
        </ul>
      </section>
      <p>
        <Link className={styles.link} to={planPaths.view(subscriptionId)}>
          {translate("plan.see-plan")}
        </Link>
      </p>
    </div>
  );
}
