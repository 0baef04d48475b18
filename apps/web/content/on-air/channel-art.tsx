import { type Artwork, type Channel, drawArtwork, drawShowArtwork, SIDE } from "@skywave/channels";
import type { Station } from "@skywave/channels/stations";
import styles from "./on-air.module.css";

/** The picture of a channel; its name stands beside it. */
export function ChannelArt({ channel }: { channel: Channel }) {
  return <Art artwork={drawArtwork(channel)} />;
}

/** The picture of a station, in the colours of the channel that it is heard with. */
export function StationArt({ station, channel }: { station: Station; channel: Channel }) {
  return <Art artwork={drawShowArtwork(station.id, channel)} />;
}

function Art({ artwork: { ground, line, strokes } }: { artwork: Artwork }) {
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
