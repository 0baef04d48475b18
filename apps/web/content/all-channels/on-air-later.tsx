import { lazy, type ReactNode } from "react";
import { WhenNear } from "#platform/line/when-near.tsx";
import styles from "./on-air-later.module.css";

const OnAir = lazy(async () => ({ default: (await import("./on-air.tsx")).OnAir }));

interface OnAirLaterProps {
  /** In place of the channels and their pictures alone; as high as they are. */
  children?: ReactNode;
}

/** What is on air, below what a page is for. */
export function OnAirLater({ children = <OnAir /> }: OnAirLaterProps) {
  return <WhenNear className={styles.place}>{children}</WhenNear>;
}
