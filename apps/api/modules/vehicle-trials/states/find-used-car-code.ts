import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { canPlayAudio } from "@skywave/domain/radios/radio";
import { decideUsedCarCode, type UsedCar } from "@skywave/domain/vehicles/decide-used-car-code";
import type { UsedCarReason } from "@skywave/domain/vehicles/used-car-eligibility";
import { type LifecycleState, trialEndOf } from "@skywave/domain/vehicle-trials/lifecycle";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { VehicleAsItIs } from "../load-vehicle.ts";

/** Tell of the plan or trial of somebody: for nobody but them. */
const OF_ITS_OWNER: readonly UsedCarReason[] = ["107", "109", "110", "111", "112", "113"];

export type FindUsedCarCode = (
  vehicle: VehicleAsItIs,
  about: { state: LifecycleState; isOwn: boolean },
) => Promise<UsedCarReason | null>;

/** Why a vehicle can't have a trial as a used car, as far as whoever asks may know; null where it can, too. */
export function createFindUsedCarCode({
  radios,
  clock,
}: {
  radios: Pick<Radios, "findLastHeard">;
  clock: Clock;
}): FindUsedCarCode {
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate();

  const lastActiveOf = async ({
    radio,
    trial,
    formerPlan,
  }: VehicleAsItIs): Promise<UsedCar["lastActive"]> => {
    const trialEnd = trial && trialEndOf({ ...trial, isClaimed: true });
    const isOfTrial = formerPlan === undefined || formerPlan.id === trial?.subscriptionId;
    if (trialEnd != null && isOfTrial) return { by: "trial", until: trialEnd };
    const until = formerPlan?.terminatedAt ?? (await radios.findLastHeard(radio.radioId));
    return until == null ? null : { by: "plan", until: dayOf(until) };
  };

  return async (vehicle, { state, isOwn }) => {
    const { radio, trial } = vehicle;
    const car: UsedCar = {
      hasMaker: radio.maker !== null,
      canPlayAudio: canPlayAudio(radio.capabilities),
      state,
      trialKind: trial?.kind ?? null,
      lastActive: state === "INACTIVE" ? await lastActiveOf(vehicle) : null,
    };
    const code = decideUsedCarCode("radioId", car, clock.today());
    if (code === undefined || (OF_ITS_OWNER.includes(code) && !isOwn)) return null;
    return code;
  };
}
