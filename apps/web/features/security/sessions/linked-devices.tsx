import type { SmartDevice } from "@skywave/contract";
import { loadLinkedDevices } from "@skywave/services/security/load-linked-devices";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { SmartDevices } from "./smart-devices.tsx";

/** The devices by themselves, where the rest of the ways in is not shown. */
export function LinkedDevices() {
  const { skywave } = useApp();
  const [devices, setDevices] = useState<readonly SmartDevice[]>();
  const [failure, setFailure] = useState<CommonFailure>();
  const reload = useCallback(async () => {
    setFailure(undefined);
    const outcome = await loadLinkedDevices(skywave);
    if (outcome.ok) setDevices(outcome.smartDevices);
    else setFailure(outcome);
  }, [skywave]);
  useEffect(() => void reload(), [reload]);
  if (failure !== undefined) return <CommonFailureNotice failure={failure} onRetry={() => void reload()} />;
  return devices === undefined ? null : <SmartDevices devices={devices} onChanged={reload} />;
}
