import type { Address } from "@skywave/domain/addresses/address";
import { canReceiveAt } from "@skywave/domain/offers/can-receive";
import { lifecycleOn } from "@skywave/domain/vehicle-trials/lifecycle";
import type { Books } from "#modules/books/index.ts";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import { isOwnedBy, type VehicleAsItIs } from "../load-vehicle.ts";
import type { FindUsedCarCode } from "../states/find-used-car-code.ts";

export interface JudgeUsedCarDependencies {
  findUsedCarCode: FindUsedCarCode;
  profiles: Pick<Books["profiles"], "findDefault">;
  clock: Clock;
}

export interface JudgeUsedCar {
  /** Why its trial can't be had, as far as whoever sits in it may know; undefined where it can. */
  refuseFor(vehicle: VehicleAsItIs, identityId: string): Promise<Refusal | undefined>;
  /** Where the radio is used: as its buyer says, or else where the car was handed over to its first owner. */
  findPlace(vehicle: VehicleAsItIs, identityId: string): Promise<Outcome<Address>>;
}

/** Whether somebody gets the trial of a used car that they sit in. */
export function createJudgeUsedCar({
  findUsedCarCode,
  profiles,
  clock,
}: JudgeUsedCarDependencies): JudgeUsedCar {
  return {
    refuseFor: async (vehicle, identityId) => {
      const asker = isOwnedBy(vehicle, identityId) ? "owner" : "inTheCar";
      const state = lifecycleOn(vehicle.facts, clock.today());
      const usedCarCode = await findUsedCarCode(vehicle, { state, asker });
      if (usedCarCode === null) return undefined;
      // Nobody but its owner is told of a plan that follows.
      const planStartsOn = usedCarCode === "110" ? vehicle.facts.paidFrom : null;
      return refuse("SUBSCRIPTION_PRODUCT_NOT_FOUND", {
        details: { usedCarCode, ...(planStartsOn !== null && { planStartsOn: planStartsOn.toString() }) },
      });
    },

    findPlace: async ({ radio, trial }, identityId) => {
      const profile = await profiles.findDefault(identityId);
      const isHere = profile?.serviceAddress.country === radio.country;
      const place = isHere ? profile.serviceAddress : trial?.dealerAddress;
      if (place === undefined) return refuse("BILLING_PROFILE_REQUIRED");
      if (canReceiveAt(place)) return done(place);
      return refuse("CS_INELIGIBLE_RADIO", { details: { reason: "outOfReach" } });
    },
  };
}
