import { loadLinkedDevices } from "@skywave/services/linking/load-linked-devices";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { SmartDevices } from "./smart-devices.tsx";

/** The devices by themselves, where the rest of the ways in is not shown. */
export function LinkedDevices() {
  const { view, latest, reload, retry } = useServerData({
    area: "security",
    verb: "loadLinkedDevices",
    ask: loadLinkedDevices,
  });
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  return latest === undefined ? null : <SmartDevices devices={latest.smartDevices} onChanged={reload} />;
}
