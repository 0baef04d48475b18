import { type Channel, drawArtwork, SIDE } from "@skywave/channels";
import styles from "./on-air.module.css";

/** The picture of a channel; its name stands beside it. */
export function ChannelArt({ channel }: { channel: Channel }) {
  const { ground, line, strokes } = drawArtwork(channel);
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      style={{ background: `linear-gradient(165deg, ${ground.high}, ${ground.deep})` }}
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map(({ d, width, opacity }) =>
        width === undefined ? (
          <path key={d} d={d} fill={line} opacity={opacity} />
        ) : (
          <path
            key={d}
            d={d}
            fill="none"
            stroke={line}
            strokeWidth={width}
            strokeLinecap="round"
            opacity={opacity}
          />
        ),
      )}
    </svg>
  );
}
