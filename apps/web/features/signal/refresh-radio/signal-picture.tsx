import type { FoundDevice, SignalRefresh } from "@skywave/contract";
import styles from "./signal-picture.module.css";

/** What receives the signal, standing on the ground, floating or in the air; wheels are drawn on top. */
const RECEIVERS: Readonly<Record<FoundDevice["type"], { body: string; wheels: readonly number[] }>> = {
  car: {
    body: "M84 168v-16c0-4 3-7 7-8l14-3 14-16c2-2 5-4 8-4h34c4 0 7 1 9 4l13 16 14 4c4 1 6 4 6 8v15z",
    wheels: [108, 182],
  },
  radio: {
    body: "M104 168v-38a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v38zM112 124l44-16M118 140h28v16h-28z",
    wheels: [],
  },
  marine: { body: "M78 150h124l-16 24H98zM140 150v-36l40 30h-40M132 150v-30l-30 30z", wheels: [] },
  aviation: {
    body: "M92 140c0-6 6-10 14-10h66l16-18h10l-6 24 12 8c4 4 0 8-6 8h-90c-10 0-16-6-16-12zM130 152l-14 18h12l26-18z",
    wheels: [],
  },
};

interface SignalPictureProps {
  state: SignalRefresh["state"];
  type: FoundDevice["type"];
}

/** The signal from the satellite to the radio: night over the ground, and a beam that grows with what has happened. */
export function SignalPicture({ state, type }: SignalPictureProps) {
  const { body, wheels } = RECEIVERS[type];
  return (
    <svg
      className={styles.picture}
      data-state={state}
      viewBox="0 0 480 200"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="480" height="200" rx="14" className={styles.night} />
      <g className={styles.stars}>
        <circle cx="60" cy="38" r="1.2" />
        <circle cx="150" cy="70" r="0.9" />
        <circle cx="230" cy="26" r="1.1" />
        <circle cx="300" cy="84" r="0.9" />
        <circle cx="410" cy="110" r="1" />
        <circle cx="448" cy="34" r="1.3" />
      </g>
      <g className={styles.beam}>
        <path d="M356 52 140 146" pathLength="1" />
        <path d="M356 52 152 152" pathLength="1" />
        <path d="M356 52 128 140" pathLength="1" />
      </g>
      <g className={styles.satellite}>
        <path d="M346 42h20v18h-20zM322 45h20v12h-20zM370 45h20v12h-20zM356 60v6" />
        <path d="M350 68a8 8 0 0 0 12 0" />
      </g>
      <path className={styles.road} d="M0 172h480v14a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z" />
      <g className={styles.car}>
        <path d={body} />
        {wheels.map((x) => (
          <circle key={x} cx={x} cy="170" r="9" />
        ))}
      </g>
      <g className={styles.waves}>
        <path d="M140 112a10 10 0 0 1 14 0" />
        <path d="M133 103a20 20 0 0 1 28 0" />
        <path d="M126 94a30 30 0 0 1 42 0" />
      </g>
    </svg>
  );
}
