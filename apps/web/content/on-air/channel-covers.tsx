import { CHANNELS } from "@skywave/channels";
import { ChannelArt } from "./channel-art.tsx";
import styles from "./on-air.module.css";

const SHOWN = [12, 31, 40, 52, 24, 66];

/** A few channels side by side, as a picture for a moment of joy. */
export function ChannelCovers() {
  return (
    <div className={styles.covers} aria-hidden="true">
      {CHANNELS.filter(({ number }) => SHOWN.includes(number)).map((channel) => (
        <ChannelArt key={channel.number} channel={channel} />
      ))}
    </div>
  );
}
