import type { Gift } from "@skywave/contract";
import type { ReactNode } from "react";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./gift-face.module.css";

/** What is drawn behind the words of each face. */
const DRAWINGS: Record<Gift["design"], ReactNode> = {
  waves: (
    <g fill="none" stroke="#7fd3e6" strokeWidth="3" opacity="0.7">
      {[0, 1, 2, 3, 4].map((step) => (
        <path key={step} d={`M-10 ${120 + step * 18} q40 -${44 - step * 6} 80 0 t80 0 t80 0 t80 0 t80 0`} />
      ))}
    </g>
  ),
  vinyl: (
    <g>
      <circle cx="262" cy="118" r="92" fill="#170a26" />
      {[78, 64, 50].map((radius) => (
        <circle key={radius} cx="262" cy="118" r={radius} fill="none" stroke="#57406f" strokeWidth="2" />
      ))}
      <circle cx="262" cy="118" r="30" fill="#ff8f63" />
      <circle cx="262" cy="118" r="5" fill="#170a26" />
    </g>
  ),
  sunrise: (
    <g>
      <circle cx="220" cy="190" r="74" fill="#ffc46b" />
      {[0, 1, 2, 3, 4, 5, 6].map((ray) => (
        <path
          key={ray}
          d="M220 102 v-34"
          stroke="#ffc46b"
          strokeWidth="6"
          strokeLinecap="round"
          transform={`rotate(${ray * 30 - 90} 220 190)`}
        />
      ))}
    </g>
  ),
  stars: (
    <g fill="#ffe7a8">
      {[
        [60, 44, 5],
        [118, 96, 3],
        [176, 38, 4],
        [214, 120, 7],
        [262, 60, 4],
        [292, 148, 5],
        [150, 164, 3],
        [40, 150, 3],
      ].map(([x = 0, y = 0, size = 0]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y - 2 * size} l${size * 0.6} ${size * 1.4} l${size * 1.4} ${size * 0.6} l-${size * 1.4} ${size * 0.6} l-${size * 0.6} ${size * 1.4} l-${size * 0.6} -${size * 1.4} l-${size * 1.4} -${size * 0.6} l${size * 1.4} -${size * 0.6} z`}
        />
      ))}
    </g>
  ),
};

interface GiftFaceProps {
  gift: Pick<Gift, "design" | "currency"> & { amount: number | undefined };
  /** Small where it is one of some to choose from. */
  size: "small" | "large";
}

/** The face of a gift card: its drawing, and what it is worth where that is known. */
export function GiftFace({ gift, size }: GiftFaceProps) {
  const translate = useTranslate<"gifts">();
  const { design, amount, currency } = gift;
  return (
    <div className={styles.face} data-design={design} data-size={size}>
      <svg viewBox="0 0 320 200" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
        {DRAWINGS[design]}
      </svg>
      {size === "small" ? null : (
        <p className={styles.words}>
          <span>{translate("gift.face")}</span>
          {amount === undefined ? null : <strong>{formatMoney(amount, currency, translate.locale)}</strong>}
        </p>
      )}
    </div>
  );
}
