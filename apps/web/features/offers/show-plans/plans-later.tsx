import { lazy, useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { WhenNear } from "#platform/when-near.tsx";
import styles from "./plans-later.module.css";

const ShowPlans = lazy(async () => ({ default: (await import("./show-plans.tsx")).ShowPlans }));

/** The plans with their prices, on a page that does without them until they are there; `path` is where one is bought. */
export function PlansLater({ path }: { path: string }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={styles.plans} aria-labelledby={id}>
      <h2 id={id}>{translate("offers.heading")}</h2>
      <p className={styles.note}>{translate("price-path.before-tax-note")}</p>
      <WhenNear className={styles.place}>
        <ShowPlans path={path} />
      </WhenNear>
    </section>
  );
}
