import { isBefore } from "@skywave/domain/calendar/compare-days";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { canPlayAudio } from "@skywave/domain/radios/radio";
import { decideUsedCarCode, type UsedCar } from "@skywave/domain/vehicles/decide-used-car-code";
import { tellUsedCarCode, type UsedCarAsker } from "@skywave/domain/vehicles/tell-used-car-code";
import type { UsedCarReason } from "@skywave/domain/vehicles/used-car-eligibility";
import { type LifecycleState, trialEndOf } from "@skywave/domain/vehicle-trials/lifecycle";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { VehicleAsItIs } from "../load-vehicle.ts";

export type FindUsedCarCode = (
  vehicle: VehicleAsItIs,
  about: { state: LifecycleState; asker: UsedCarAsker },
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
    const heardAt = formerPlan?.terminatedAt ?? (await radios.findLastHeard(radio.radioId));
    const heardUntil = heardAt == null ? null : dayOf(heardAt);
    // A trial that a plan has followed was over before that was.
    const isLonger = heardUntil !== null && trialEnd != null && isBefore(trialEnd, heardUntil);
    if (trialEnd != null && isOfTrial && !isLonger) return { by: "trial", until: trialEnd };
    return heardUntil === null ? null : { by: "plan", until: heardUntil };
  };

  return async (vehicle, { state, asker }) => {
    const { radio, trial } = vehicle;
    const car: UsedCar = {
      hasMaker: radio.maker !== null,
      canPlayAudio: canPlayAudio(radio.capabilities),
      state,
      trialKind: trial?.kind ?? null,
      lastActive: state === "INACTIVE" ? await lastActiveOf(vehicle) : null,
    };
    const code = decideUsedCarCode("radioId", car, clock.today());
    return (code && tellUsedCarCode(code, asker)) ?? null;
  };
}
