import type { Blocker, ChangeFacts } from "./blocker-of.ts";
import { suspensionIntervalOn } from "./change-schedule.ts";

/** Why nothing can be done with a radio: there is none, or our team does it. */
export type RadioReason = "NO_RADIO" | "ASK_US";

export interface RadioReasonsOff {
  canDownloadManual?: RadioReason;
  canRefreshRadio?: RadioReason | Blocker;
  canReplaceRadio?: RadioReason;
  canTransferSubscription?: RadioReason;
  transferRadio?: RadioReason;
}

/** A plan that is heard by streaming alone has no radio to be refreshed, replaced or moved. */
const WITHOUT_RADIO = {
  canDownloadManual: "NO_RADIO",
  canRefreshRadio: "NO_RADIO",
  canReplaceRadio: "NO_RADIO",
  canTransferSubscription: "NO_RADIO",
  transferRadio: "NO_RADIO",
} as const satisfies RadioReasonsOff;

/** What our team does for whoever asks. */
const BY_OUR_TEAM = {
  canDownloadManual: "ASK_US",
  canReplaceRadio: "ASK_US",
  canTransferSubscription: "ASK_US",
  transferRadio: "ASK_US",
} as const satisfies RadioReasonsOff;

/** Why each option that a radio has is off; one that is on has no reason. */
export function radioReasonsOff(facts: ChangeFacts, { hasRadio }: { hasRadio: boolean }): RadioReasonsOff {
  if (!hasRadio) return WITHOUT_RADIO;
  const silence = silenceOf(facts);
  return silence === undefined ? BY_OUR_TEAM : { ...BY_OUR_TEAM, canRefreshRadio: silence };
}

/** Why a radio plays nothing, however often it is refreshed. */
function silenceOf({ schedule, today, isOver }: ChangeFacts): Blocker | undefined {
  if (isOver) return "SUBSCRIPTION_ENDED";
  const interval = suspensionIntervalOn(schedule, today);
  if (interval === undefined) return undefined;
  return interval.reason === "suspended" ? "SUBSCRIPTION_SUSPENDED" : "SUBSCRIPTION_PAUSED";
}
