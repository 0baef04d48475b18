import type { CallRequest } from "@skywave/contract";
import { lifecycleOn } from "@skywave/domain/vehicle-trials/lifecycle";
import { USED_CAR_TRIAL_DAYS } from "@skywave/domain/vehicle-trials/used-car-trial";
import type { Identities } from "#modules/identities/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Database } from "#platform/database/database.ts";
import { isUniqueViolation } from "#platform/database/database-errors.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { ClaimTrial } from "../claim/claim-trial.ts";
import { type Claimed, claimedOf, type GiveDays } from "../claim/give-days.ts";
import type { FindVehicle } from "../find-vehicle.ts";
import type { LoadVehicle, VehicleAsItIs } from "../load-vehicle.ts";
import { readLocator } from "../read-locator.ts";
import type { TrialLinks } from "../trial-links.ts";
import type { FindTrialPlan } from "../trial-plan.ts";
import type { VehicleTrialsRepository } from "../vehicle-trials-repository.ts";
import { createJudgeUsedCar, type JudgeUsedCarDependencies } from "./judge-used-car.ts";

/** Stands where a maker does: no maker can be called so. */
const OURS = "(ours)";

export type StartUsedCarTrial = (
  typed: CallRequest<"user", "startUsedCarTrial">["body"],
  buyer: Pick<PersonCaller, "identityId" | "country">,
) => Promise<Outcome<Claimed>>;

export interface StartUsedCarTrialDependencies extends JudgeUsedCarDependencies {
  database: Database;
  repository: Pick<VehicleTrialsRepository, "add">;
  findVehicle: FindVehicle;
  loadVehicle: LoadVehicle;
  findTrialPlan: FindTrialPlan;
  claimTrial: ClaimTrial;
  giveDays: GiveDays;
  links: Pick<TrialLinks, "columnsOf">;
  radios: Pick<Radios, "find">;
  identities: Pick<Identities, "find">;
}

/** Takes what was written of a trial back, and says why. */
class NotGiven extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Gives somebody who bought a used car free days on its radio, and makes them theirs at once. Only whoever sits in the car
 * reads its radio ID; a VIN names it through the windshield. A trial that its maker gave and nobody has claimed goes first.
 */
export function createStartUsedCarTrial(dependencies: StartUsedCarTrialDependencies): StartUsedCarTrial {
  const { database, repository, radios, loadVehicle, clock } = dependencies;
  const { refuseFor, findPlace } = createJudgeUsedCar(dependencies);

  const reload = async (radioId: string): Promise<VehicleAsItIs> => {
    const named = await radios.find(radioId);
    if (named === undefined) throw new Error(`radio ${radioId} is gone`);
    return loadVehicle(named);
  };

  const give = async (vehicle: VehicleAsItIs, identityId: string): Promise<Outcome<Claimed>> => {
    const refused = await refuseFor(vehicle, identityId);
    if (refused !== undefined) return refused;
    const place = await findPlace(vehicle, identityId);
    if (!place.ok) return place;
    const { radioId } = vehicle.radio;
    const id = randomId("vt");
    const isNew = await repository.add({
      id,
      makerId: OURS,
      reference: id,
      radioId,
      vin: vehicle.vehicle?.vin ?? null,
      kind: "usedCar",
      days: USED_CAR_TRIAL_DAYS,
      startsOn: clock.today(),
      email: null,
      oemDriverId: null,
      dealerAddress: place.data,
      ...dependencies.links.columnsOf({ id, linkNumber: 1 }),
      givenAt: clock.now(),
      claimedBy: null,
      claimedAt: null,
      subscriptionId: null,
    });
    const asItIs = await reload(radioId);
    // Somebody else was faster, or this radio's one was given to another car.
    if (!isNew)
      return (
        (await refuseFor(asItIs, identityId)) ??
        refuse("SUBSCRIPTION_PRODUCT_NOT_FOUND", { details: { usedCarCode: "112" } })
      );
    const given = await dependencies.giveDays(asItIs, {
      identityId,
      oemDriverId: null,
      serviceAddress: place.data,
      isBesideOthers: true,
    });
    if (!given.ok) throw new NotGiven(given);
    return given;
  };

  return refusingTaken(async (typed, buyer) => {
    const { identityId } = buyer;
    const identity = await dependencies.identities.find(identityId);
    if (identity?.state !== "ATLAS") return refuse("IDENTITY_NOT_ELIGIBLE_ERROR");
    const locator = readLocator(typed);
    if (!locator.ok) return locator;
    const found = await dependencies.findVehicle(locator.data, buyer.country);
    if (!found.ok) return found;
    if (locator.data.by === "vin") return refuse("DEVICE_INFORMATION_REQUIRED");
    const { radioId } = locator.data;
    if (
      lifecycleOn(found.data.facts, clock.today()) === "TRIAL_NOT_CLAIMED" &&
      found.data.trial?.kind !== "demo"
    )
      return dependencies.claimTrial({ radioId }, buyer);
    return database.inTransaction(async () => {
      const vehicle = await reload(radioId);
      const { trial, radio } = vehicle;
      const isTheirs = trial?.kind === "usedCar" && trial.claimedBy === identityId;
      if (!isTheirs || lifecycleOn(vehicle.facts, clock.today()) !== "TRIAL_CLAIMED")
        return give(vehicle, identityId);
      const { name: planName } = await dependencies.findTrialPlan(radio.country, 1);
      return done(claimedOf(trial, { planName, today: clock.today() }));
    });
  });
}

/** What others, or the person themselves elsewhere, were faster at: a plan for the radio, or a trial of another car. */
function refusingTaken(start: StartUsedCarTrial): StartUsedCarTrial {
  return async (typed, buyer) => {
    try {
      return await start(typed, buyer);
    } catch (error) {
      if (error instanceof NotGiven) return error.refusal;
      if (isUniqueViolation(error, "vehicle_trials_one_used_car_of_a_person"))
        return refuse("OFFER_REDEEMED");
      if (!isUniqueViolation(error, "radio_subscriptions_one_subscription")) throw error;
      return refuse("SUBSCRIPTION_PRODUCT_NOT_FOUND", { details: { usedCarCode: "107" } });
    }
  };
}
