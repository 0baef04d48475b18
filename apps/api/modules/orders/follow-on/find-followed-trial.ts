import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { isVehicleTrial } from "./vehicle-trial.ts";

interface PlanForRadio {
  /** By which this browser found the radio. */
  deviceId?: string | undefined;
  trialOnly?: boolean | undefined;
}

export type FindFollowedTrial = (wanted: PlanForRadio, caller: PersonCaller) => Promise<string | undefined>;

export interface FindFollowedTrialParts {
  radios: { found: Pick<Radios["found"], "recall"> };
  subscriptions: Pick<Subscriptions, "find">;
  clock: Clock;
}

/** The trial that a plan for a radio follows: the buyer's own, running on that radio. Nobody else's is ever found. */
export function createFindFollowedTrial({
  radios,
  subscriptions,
  clock,
}: FindFollowedTrialParts): FindFollowedTrial {
  return async ({ deviceId: token, trialOnly }, { identityId, deviceId }) => {
    if (token === undefined || trialOnly === true) return undefined;
    const heard = (await radios.found.recall(token, deviceId))?.subscription;
    if (heard == null || heard.identityId !== identityId) return undefined;
    const row = await subscriptions.find(identityId, heard.id);
    return row !== undefined && isVehicleTrial(row, clock.today()) ? row.id : undefined;
  };
}
