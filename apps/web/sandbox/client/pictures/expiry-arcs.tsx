import { arcPath } from "../drawing/arc-path.ts";
import styles from "./pictures.module.css";

interface ExpiryArcsProps {
  /** From the inside out: what is left of each, from 0 to 1. */
  shares: readonly number[];
  /** In the middle. */
  label: string;
}

const INNERMOST_RADIUS = 48;
const DISTANCE = 18;

/** How long each of several things is still good, as rings that empty. */
export function ExpiryArcs({ shares, label }: ExpiryArcsProps) {
  return (
    <>
      {shares.map((share, ring) => {
        const radius = INNERMOST_RADIUS + ring * DISTANCE;
        return (
          <g key={radius}>
            <circle r={radius} className={styles.track} />
            <path d={arcPath(radius, share)} className={styles.arc} data-ring={ring} />
          </g>
        );
      })}
      <text className={styles.label} y="5">
        {label}
      </text>
    </>
  );
}
