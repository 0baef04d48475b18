import type { Subscription } from "@skywave/contract";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { planPaths } from "./plan-paths.ts";
import styles from "./plans.module.css";

/** Why nothing of a plan can be changed while a bill of it is open, with the way to pay that bill. */
export function PayFirst({ subscription }: { subscription: Pick<Subscription, "state"> }) {
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
