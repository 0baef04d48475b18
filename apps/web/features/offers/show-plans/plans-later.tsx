import { loadOffers } from "@skywave/services/offers/load-offers";
import { lazy, useId, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import { HoldLine } from "#platform/line/hold-line.tsx";
import styles from "./plans-later.module.css";

const ShowPlans = lazy(async () => ({ default: (await import("./show-plans.tsx")).ShowPlans }));

/**
 * The plans with their prices, on a page that does without them until they are there; `path` is where one is bought. The
 * offers are asked for while what draws them is on its way: one after the other takes 0.3 s longer on a slow network.
 */
export function PlansLater({ path }: { path: string }) {
  const translate = useTranslate();
  const { skywave, country } = useApp();
  const [listed] = useState(() => loadOffers(skywave, { country }));
  const id = useId();
  return (
    <section className={styles.plans} aria-labelledby={id}>
      <h2 id={id}>{translate("offers.heading")}</h2>
      <p className={styles.note}>{translate("price-path.before-tax-note")}</p>
      <div className={styles.place}>
        <BesideThePage meanwhile={<HoldLine />}>
          <ShowPlans listed={listed} path={path} />
        </BesideThePage>
      </div>
    </section>
  );
}
