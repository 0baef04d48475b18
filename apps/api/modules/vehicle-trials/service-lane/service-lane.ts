import type { CallAnswer } from "@skywave/contract";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import { lifecycleOn, trialEndOf } from "@skywave/domain/vehicle-trials/lifecycle";
import { SERVICE_LANE_TRIAL_DAYS } from "@skywave/domain/vehicle-trials/service-lane-trial";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { VehicleDealer } from "#providers/vehicle-dealers/vehicle-dealers.ts";
import type { VehicleAsItIs } from "../load-vehicle.ts";
import type { FindUsedCarCode } from "../states/find-used-car-code.ts";
import { modelOf } from "../states/show-states.ts";
import type { TrialLinks } from "../trial-links.ts";
import type { VehicleTrialsRepository } from "../vehicle-trials-repository.ts";
import {
  type AtHand,
  type AtTheDesk,
  createOpenDesk,
  type DeskCaller,
  type OpenDeskDependencies,
} from "./open-desk.ts";

export interface ServiceLane {
  show(
    asked: AtTheDesk,
    caller: DeskCaller,
  ): Promise<Outcome<CallAnswer<"partnerIntegration", "showServiceLaneVehicle">>>;
  start(
    asked: AtTheDesk,
    caller: DeskCaller,
  ): Promise<Outcome<CallAnswer<"partnerIntegration", "startServiceLaneTrial">>>;
}

export interface ServiceLaneDependencies extends OpenDeskDependencies {
  database: Database;
  repository: Pick<VehicleTrialsRepository, "add">;
  findUsedCarCode: FindUsedCarCode;
  links: Pick<TrialLinks, "columnsOf">;
  /** Sends a radio what it may play; it joins the transaction. */
  activateRadio: (radioId: string) => Promise<void>;
  clock: Clock;
}

/**
 * What a dealer's desk does for a car that is in for service: it sees which car it is, and starts a trial on its radio. Whose
 * the car is, whether a plan runs on it and why it can't have a trial, no dealer is ever told.
 */
export function createServiceLane(dependencies: ServiceLaneDependencies): ServiceLane {
  const { database, repository, limits, clock } = dependencies;
  const open = createOpenDesk(dependencies);

  const canHaveOne = async (vehicle: VehicleAsItIs): Promise<boolean> => {
    const state = lifecycleOn(vehicle.facts, clock.today());
    if (state !== "INACTIVE" || vehicle.trial?.kind === "serviceLane") return false;
    return (await dependencies.findUsedCarCode(vehicle, { state, asker: "owner" })) === null;
  };

  /** Started by this desk today already: a press that was repeated. */
  const isSame = ({ trial }: VehicleAsItIs, dealer: VehicleDealer): boolean =>
    trial?.kind === "serviceLane" &&
    trial.makerId === makerIdOf(dealer) &&
    trial.startsOn?.equals(clock.today()) === true;

  const give = async ({ dealer, vehicle }: AtHand): Promise<boolean> => {
    const id = randomId("vt");
    const isNew = await repository.add({
      id,
      makerId: makerIdOf(dealer),
      reference: id,
      radioId: vehicle.radio.radioId,
      vin: vehicle.vehicle?.vin ?? null,
      kind: "serviceLane",
      days: SERVICE_LANE_TRIAL_DAYS,
      startsOn: clock.today(),
      email: null,
      oemDriverId: null,
      dealerAddress: dealer.address,
      ...dependencies.links.columnsOf({ id, linkNumber: 1 }),
      givenAt: clock.now(),
      claimedBy: null,
      claimedAt: null,
      subscriptionId: null,
    });
    if (isNew) await dependencies.activateRadio(vehicle.radio.radioId);
    return isNew;
  };

  return {
    show: async (asked, caller) => {
      const opened = await open(asked, caller);
      if (!opened.ok) return opened;
      const { dealer, vehicle } = opened.data;
      if (!isSame(vehicle, dealer) && !(await canHaveOne(vehicle)))
        return refuse("SUBSCRIPTION_PRODUCT_NOT_FOUND");
      return done({ ...shown(vehicle), days: SERVICE_LANE_TRIAL_DAYS });
    },

    start: async (asked, caller) => {
      const opened = await open(asked, caller);
      if (!opened.ok) return opened;
      const { dealer, vehicle } = opened.data;
      const startsOn = clock.today();
      const days = SERVICE_LANE_TRIAL_DAYS;
      const end = trialEndOf({ startsOn, days, isClaimed: false });
      const answer = { ...shown(vehicle), days, trialEndsOn: (end ?? startsOn).toString() };
      if (isSame(vehicle, dealer)) return done(answer);
      const limited = await limits.take("serviceLaneTrialsByDealer", dealer.id);
      if (limited !== undefined) return limited;
      const isGiven =
        (await canHaveOne(vehicle)) && (await database.inTransaction(() => give({ dealer, vehicle })));
      if (isGiven) return done(answer);
      // A second press may have been faster, or another desk.
      const { radioId } = vehicle.radio;
      const now = await dependencies.findVehicle({ by: "radioId", radioId }, caller.country);
      return now.ok && isSame(now.data, dealer) ? done(answer) : refuse("SUBSCRIPTION_PRODUCT_NOT_FOUND");
    },
  };
}

/** Stands where a maker does: no maker can be called so. */
const makerIdOf = ({ id }: VehicleDealer) => `(${id})`;

const shown = ({ radio, vehicle }: VehicleAsItIs) => ({
  radioIdLastFour: lastFourOf(radio.radioId),
  vehicleState: vehicle && modelOf(vehicle),
});
