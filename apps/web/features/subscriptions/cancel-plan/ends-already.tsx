import type { Subscription } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { TakeBack } from "../confirm-change/take-back.tsx";
import { formatStanding } from "../parts/format-standing.ts";
import styles from "../parts/plans.module.css";

interface EndsAlreadyProps {
  subscription: Subscription;
  onTakenBack: () => void;
}

/** Of a plan that is cancelled for a later day: which one, and the way back, for whoever comes to cancel it again. */
export function EndsAlready({ subscription, onTakenBack }: EndsAlreadyProps) {
  const translate = useTranslate<"plans">();
  return (
    <section className={styles.stack}>
      <p>{formatStanding(translate, subscription)}</p>
      <p className={styles.soft}>{translate("cancel.take-back-text")}</p>
      <TakeBack subscriptionId={subscription.id} onDone={onTakenBack} />
    </section>
  );
}
