import { useEffect, useState } from "react";
import { useSandbox } from "../panel/sandbox-context.ts";
import { obeyOrders } from "./obey-orders.ts";
import type { WaitingDevice } from "./waiting-device.ts";

/** What a linked speaker plays, heard in this tab. */
export function SpeakerSound({ device }: { device: WaitingDevice }) {
  const { translate, skywave } = useSandbox();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    obeyOrders({
      device,
      openSound: async (options) =>
        (await import("#features/listening/sound/open-sound.ts")).openSound(options),
      delay: (milliseconds) => skywave.delay(milliseconds, signal),
      signal,
      show: setTitle,
    }).catch((cause: unknown) => {
      if (signal.aborted) return;
      skywave.log({ level: "error", message: "The speaker fell silent", details: { cause: String(cause) } });
    });
    return () => leaving.abort();
  }, [device, skywave]);
  return (
    <p role="status">
      {title === undefined
        ? translate("sandbox.identity.device.silent")
        : translate("sandbox.identity.device.plays", { title })}
    </p>
  );
}
