import type { Blocker, ChangeFacts } from "./blocker-of.ts";
import { suspensionIntervalOn } from "./change-schedule.ts";
import { moveBlockerOf } from "./move-blocker.ts";

/** Why nothing can be done with a radio: there is none, our team does it, or a trial belongs to its vehicle. */
export type RadioReason = "NO_RADIO" | "ASK_US" | "TRIAL";

export interface RadioReasonsOff {
  canDownloadManual?: RadioReason;
  canRefreshRadio?: RadioReason | Blocker;
  canReplaceRadio?: RadioReason | Blocker;
  canTransferSubscription?: RadioReason | Blocker;
  transferRadio?: RadioReason | Blocker;
}

/** What a plan has to do with radios. */
export interface RadioFacts {
  /** It is heard on one. */
  hasRadio: boolean;
  /** It is heard on radios, though its owner may have taken it off the last one. */
  isForRadio: boolean;
}

/** Why each option that a radio has is off; one that is on has no reason. A plan that is streamed has no radio at all. */
export function radioReasonsOff(facts: ChangeFacts, { hasRadio, isForRadio }: RadioFacts): RadioReasonsOff {
  const stays = hasRadio || isForRadio ? moveBlockerOf(facts) : "NO_RADIO";
  const silence = hasRadio ? silenceOf(facts) : "NO_RADIO";
  const keeps = hasRadio ? stays : "NO_RADIO";
  return {
    canDownloadManual: hasRadio ? "ASK_US" : "NO_RADIO",
    ...(silence !== undefined && { canRefreshRadio: silence }),
    ...(keeps !== undefined && { canReplaceRadio: keeps }),
    ...(stays !== undefined && { canTransferSubscription: stays, transferRadio: stays }),
  };
}

/** Why a radio plays nothing, however often it is refreshed. */
function silenceOf({ schedule, today, isOver }: ChangeFacts): Blocker | undefined {
  if (isOver) return "SUBSCRIPTION_ENDED";
  const interval = suspensionIntervalOn(schedule, today);
  if (interval === undefined) return undefined;
  return interval.reason === "suspended" ? "SUBSCRIPTION_SUSPENDED" : "SUBSCRIPTION_PAUSED";
}
