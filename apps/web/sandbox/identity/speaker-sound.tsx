import { useEffect, useState } from "react";
import { createStore, useStore } from "zustand";
import { useSandbox } from "../panel/sandbox-context.ts";
import { type Knob, obeyOrders } from "./obey-orders.ts";
import styles from "./identity.module.css";
import type { WaitingDevice } from "./waiting-device.ts";

/** What a linked speaker plays, heard in this tab. */
export function SpeakerSound({ device }: { device: WaitingDevice }) {
  const { translate, skywave } = useSandbox();
  const [title, setTitle] = useState<string>();
  const [knob] = useState(() =>
    createStore<Knob>(() => ({ volumeInPercent: 80, isMuted: false, isTurned: false })),
  );
  const { volumeInPercent, isMuted } = useStore(knob);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    obeyOrders({
      device,
      openSound: async (options) =>
        (await import("#features/listening/sound/open-sound.ts")).openSound(options),
      knob,
      delay: (milliseconds) => skywave.delay(milliseconds, signal),
      signal,
      show: setTitle,
    }).catch((cause: unknown) => {
      if (signal.aborted) return;
      skywave.log({ level: "error", message: "The speaker fell silent", details: { cause: String(cause) } });
    });
    return () => leaving.abort();
  }, [device, knob, skywave]);
  return (
    <>
      <p role="status">
        {title === undefined
          ? translate("sandbox.identity.device.silent")
          : translate("sandbox.identity.device.plays", { title })}
      </p>
      <label className={styles.control}>
        {translate("sandbox.identity.device.volume")}
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={isMuted ? 0 : volumeInPercent}
          onChange={({ currentTarget }) => {
            const turned = currentTarget.valueAsNumber;
            knob.setState({ volumeInPercent: turned, isMuted: turned === 0, isTurned: true });
          }}
        />
      </label>
    </>
  );
}
