import type { GarageVehicle } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "./garage.module.css";

const BARS = [0, 1, 2, 3];

/** The display of a radio: dark while it is off, channel 0 with its ID until it has heard what it may play. */
export function RadioFace({ vehicle }: { vehicle: GarageVehicle }) {
  const { translate } = useSandbox();
  const { isOn, isPlaying, isUnderRoof, radioId } = vehicle;
  const state = isPlaying ? "playing" : isOn ? "silent" : "off";
  return (
    <p className={styles.face} data-state={state}>
      <span className={styles.channel}>{isPlaying ? "1" : isOn ? "0" : "–"}</span>
      <span className={styles.shown}>
        {state === "playing" ? (
          translate("sandbox.garage.playing")
        ) : state === "off" ? (
          translate("sandbox.garage.off")
        ) : (
          <>
            {translate(isUnderRoof ? "sandbox.garage.no-signal" : "sandbox.garage.channel-zero")}{" "}
            <code>{radioId}</code>
          </>
        )}
      </span>
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} data-lit={isOn && !isUnderRoof ? "" : undefined} />
        ))}
      </span>
    </p>
  );
}
