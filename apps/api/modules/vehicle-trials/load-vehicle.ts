import type { Vehicle } from "@skywave/domain/vehicles/vehicle";
import { factsOfPlan } from "@skywave/domain/vehicle-trials/facts-of-plan";
import type { VehicleFacts } from "@skywave/domain/vehicle-trials/lifecycle";
import type { RadioAsItIs } from "#modules/radios/index.ts";
import { scheduleOf, type SubscriptionRow, type Subscriptions } from "#modules/subscriptions/index.ts";
import type { VehicleTrialRow, VehicleTrialsRepository } from "./vehicle-trials-repository.ts";

/** A radio with its vehicle, the trial that was given last, and the plan that is heard on it. */
export interface VehicleAsItIs {
  radio: RadioAsItIs["radio"];
  vehicle: Vehicle | null;
  trial: VehicleTrialRow | undefined;
  /** Undefined where none runs. */
  plan: SubscriptionRow | undefined;
  /** The last that was heard, and is over. */
  formerPlan: SubscriptionRow | undefined;
  facts: VehicleFacts;
}

export type LoadVehicle = (named: RadioAsItIs) => Promise<VehicleAsItIs>;

/** Reads what decides how a vehicle stands. */
export function createLoadVehicle({
  repository,
  subscriptions,
}: {
  repository: Pick<VehicleTrialsRepository, "findOfRadio">;
  subscriptions: Pick<Subscriptions, "find">;
}): LoadVehicle {
  return async ({ radio, vehicle, subscription }) => {
    const trial = await repository.findOfRadio(radio.radioId);
    const row = subscription && (await subscriptions.find(subscription.identityId, subscription.id));
    const isOver = row?.state === "cancelled" || row?.state === "expired";
    const plan = isOver ? undefined : (row ?? undefined);
    const formerPlan = isOver ? row : undefined;
    return { radio, vehicle, trial, plan, formerPlan, facts: vehicleFactsOf(trial, plan) };
  };
}

/** Whether what is heard on the radio of a vehicle, or was heard last, is a person's. */
export function isOwnedBy({ plan, formerPlan, trial }: VehicleAsItIs, identityId: string): boolean {
  return [plan?.identityId, formerPlan?.identityId, trial?.claimedBy].includes(identityId);
}

/** A plan of its own that starts with free time is a trial, too, where the maker's is another one. */
function vehicleFactsOf(trial: VehicleTrialRow | undefined, plan: SubscriptionRow | undefined): VehicleFacts {
  const ofPlan = plan && factsOfPlan(scheduleOf(plan));
  const ofMaker = trial && {
    startsOn: trial.startsOn,
    days: trial.days,
    isClaimed: trial.claimedBy !== null,
  };
  const isOthers = plan !== undefined && plan.id !== trial?.subscriptionId;
  return {
    trial: (isOthers ? ofPlan?.trial : undefined) ?? ofMaker ?? null,
    paidFrom: ofPlan?.paidFrom ?? null,
  };
}
