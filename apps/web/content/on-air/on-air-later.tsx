import { lazy, Suspense } from "react";
import styles from "./on-air-later.module.css";

const OnAir = lazy(async () => ({ default: (await import("./on-air.tsx")).OnAir }));

/** What is on air, below what a page is for: it comes after that, into a place that is kept for it. */
export function OnAirLater() {
  return (
    <div className={styles.place}>
      <Suspense>
        <OnAir />
      </Suspense>
    </div>
  );
}
