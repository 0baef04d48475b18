import { lazy } from "react";
import { WhenNear } from "#platform/when-near.tsx";
import styles from "./on-air-later.module.css";

const OnAir = lazy(async () => ({ default: (await import("./on-air.tsx")).OnAir }));

/** What is on air, below what a page is for. */
export function OnAirLater() {
  return (
    <WhenNear className={styles.place}>
      <OnAir />
    </WhenNear>
  );
}
