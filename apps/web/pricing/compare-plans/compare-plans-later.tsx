import type { Offer } from "@skywave/contract";
import { lazy } from "react";
import { WhenNear } from "#platform/line/when-near.tsx";
import styles from "./compare-plans-later.module.css";

const ComparePlans = lazy(async () => ({ default: (await import("./compare-plans.tsx")).ComparePlans }));

/** The comparison of plans, once its place comes near; one plan alone is not compared. */
export function ComparePlansLater({ plans }: { plans: readonly Offer[] }) {
  return plans.length < 2 ? null : (
    <WhenNear className={styles.place}>
      <ComparePlans plans={plans} />
    </WhenNear>
  );
}
