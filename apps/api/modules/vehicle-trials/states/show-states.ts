import type { CallAnswer, VehicleState } from "@skywave/contract";
import { lastFourOf, readRadioId } from "@skywave/domain/radios/radio-id";
import type { Vehicle } from "@skywave/domain/vehicles/vehicle";
import { lifecycleOn } from "@skywave/domain/vehicle-trials/lifecycle";
import type { LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { isOwnedBy, type LoadVehicle, type VehicleAsItIs } from "../load-vehicle.ts";
import type { FindUsedCarCode } from "./find-used-car-code.ts";

export interface ShowStates {
  /** All of one's own vehicle, by the device or by the plan that is heard on it. */
  detailed(
    named: { deviceId: string } | { subscriptionId: string },
    identityId: string,
  ): Promise<Outcome<CallAnswer<"partnerIntegration", "getDetailedState">>>;
  /** All of one's own vehicles into which their makers built a radio. */
  ofMakers(identityId: string): Promise<CallAnswer<"legacy", "accountOem">["data"]["vehicles"]>;
  /** What anybody may know who names it. */
  named(
    vehicle: VehicleAsItIs,
    identityId: string | null,
  ): Promise<CallAnswer<"partnerIntegration", "getState">>;
  /** The vehicle in which one's own plan is heard; a visitor has none. */
  findOwn(
    named: { deviceId: string } | { subscriptionId: string },
    identityId: string | null,
  ): Promise<Outcome<VehicleAsItIs>>;
}

/** How vehicles stand, as far as each asker may know. */
export function createShowStates(dependencies: {
  radios: Pick<Radios, "listOf">;
  loadVehicle: LoadVehicle;
  /** Undefined for somebody whom the legacy system does not know. */
  findLegacyAccount: LegacyAccounts["find"];
  findUsedCarCode: FindUsedCarCode;
  clock: Clock;
}): ShowStates {
  const { radios, loadVehicle, findUsedCarCode, clock } = dependencies;

  const findOwn: ShowStates["findOwn"] = async (named, identityId) => {
    const read = "deviceId" in named ? readRadioId(named.deviceId) : undefined;
    const own = (identityId === null ? [] : await radios.listOf(identityId)).find(({ radio, subscription }) =>
      "deviceId" in named
        ? read?.ok && radio.radioId === read.radioId
        : subscription?.id === named.subscriptionId,
    );
    return own === undefined ? refuse("VEHICLE_NOT_FOUND") : done(await loadVehicle(own));
  };

  const showAll = async (
    { radio, vehicle, trial, plan, facts }: VehicleAsItIs,
    identityId: string,
  ): Promise<VehicleState> => {
    const isInLegacy = plan?.source === "sms" || (await dependencies.findLegacyAccount(identityId));
    return {
      deviceId: radio.radioId,
      radioId: radio.radioId,
      oemDriverId: trial?.claimedBy === identityId ? trial.oemDriverId : null,
      lifecycleState: lifecycleOn(facts, clock.today()),
      vehicleState: vehicle && { ...modelOf(vehicle), vin: vehicle.vin },
      deviceSource: isInLegacy ? "SMS" : "ATLAS",
      billingSystem: plan === undefined ? null : plan.source === "sms" ? "SMS" : "ATLAS",
    };
  };

  return {
    findOwn,

    detailed: async (named, identityId) => {
      const own = await findOwn(named, identityId);
      return own.ok ? done(await showAll(own.data, identityId)) : own;
    },

    ofMakers: async (identityId) => {
      const own = await Promise.all((await radios.listOf(identityId)).map(loadVehicle));
      return Promise.all(
        own.flatMap((vehicle) => {
          const { maker } = vehicle.radio;
          if (maker === null) return [];
          return [showAll(vehicle, identityId).then((shown) => ({ ...shown, partner: maker }))];
        }),
      );
    },

    named: async (found, identityId) => {
      const { radio, vehicle, facts } = found;
      const state = lifecycleOn(facts, clock.today());
      const waits = state === "TRIAL_ELIGIBLE" || state === "TRIAL_NOT_CLAIMED";
      const isOwn = identityId !== null && isOwnedBy(found, identityId);
      return {
        radioIdLastFour: lastFourOf(radio.radioId),
        vehicleState: vehicle && modelOf(vehicle),
        lifecycleState: waits || isOwn ? state : null,
        usedCarCode: await findUsedCarCode(found, { state, asker: isOwn ? "owner" : "visitor" }),
        planStartsOn: isOwn && state === "TRIAL_WITH_FOLLOW_ON" ? (facts.paidFrom?.toString() ?? null) : null,
      };
    },
  };
}

export const modelOf = ({ year, make, model }: Vehicle) => ({ year, make, model });
