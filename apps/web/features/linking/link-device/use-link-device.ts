import type { PendingDevice } from "@skywave/contract";
import { type DeviceOutcome, letDeviceIn, lookUpDevice } from "@skywave/services/linking/let-device-in";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";
import { useDraft } from "#platform/use-draft.ts";
import { useStages } from "#platform/use-stages.ts";

export type LinkRefusal = Extract<DeviceOutcome, { ok: false }>;

export type LinkStage =
  | { name: "code" }
  | { name: "compare"; device: PendingDevice }
  | { name: "refused" }
  | { name: "done"; device: PendingDevice };

/** Linking by a code: look, compare, and only then let in. Nothing is linked without the second press. */
export function useLinkDevice(firstCode: string) {
  const { skywave, tracking } = useApp();
  const draft = useDraft("userCode", firstCode);
  const { stage, enter, replace } = useStages<LinkStage>("link-device", { name: "code" });
  const [refusal, setRefusal] = useState<LinkRefusal>();
  const { isRunning, run } = useSingleFlight();

  function show(outcome: DeviceOutcome, next: "compare" | "done") {
    if (!outcome.ok) {
      tracking.businessError(outcome.code);
      return setRefusal(outcome);
    }
    const { device } = outcome;
    if (next === "compare") return enter({ name: "compare", device });
    draft.forget();
    // The code is spent: back leads to where another can be entered, not to this question.
    return replace({ name: "done", device });
  }

  const lookUp = () =>
    run(async () => {
      setRefusal(undefined);
      tracking.event("generic-button-click", { componentName: "lookUpDevice" });
      show(await lookUpDevice(skywave, draft.text), "compare");
    });

  const letIn = (device: PendingDevice) =>
    run(async () => {
      setRefusal(undefined);
      tracking.event("generic-button-click", { componentName: "linkDevice" });
      const outcome = await letDeviceIn(skywave, { code: device.userCode, kind: device.kind });
      show(outcome, "done");
      // The code is spent or expired: back to where another can be entered.
      if (!outcome.ok && outcome.code === "INVALID_ACTIVATION_CODE") replace({ name: "code" });
    });

  function startOver() {
    draft.type("");
    setRefusal(undefined);
    replace({ name: "code" });
  }

  const refuse = () => replace({ name: "refused" });
  return {
    code: draft.text,
    setCode: draft.type,
    stage,
    refusal,
    isRunning,
    lookUp,
    letIn,
    refuse,
    startOver,
  };
}

export type DeviceLinking = ReturnType<typeof useLinkDevice>;
