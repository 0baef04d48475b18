import type { CallAnswer } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import { daysLeftOn, trialEndOf } from "@skywave/domain/vehicle-trials/lifecycle";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { VehicleAsItIs } from "../load-vehicle.ts";
import type { FindTrialPlan } from "../trial-plan.ts";
import type { VehicleTrialRow, VehicleTrialsRepository } from "../vehicle-trials-repository.ts";

export type Claimed = CallAnswer<"user", "b2bTrialClaim">;

export interface GiveDaysDependencies {
  repository: Pick<VehicleTrialsRepository, "change">;
  findTrialPlan: FindTrialPlan;
  radios: Pick<Radios, "hear">;
  subscriptions: Pick<Subscriptions, "givePaid" | "listInstanceNumbers">;
  /** Sends a radio what it may play; it joins the transaction. */
  activateRadio: (radioId: string) => Promise<void>;
  clock: Clock;
}

export type GiveDays = (
  vehicle: VehicleAsItIs,
  to: {
    identityId: string;
    oemDriverId: string | null;
    serviceAddress: Address;
    /** Beside plans for other radios; without it nobody who has one gets another. */
    isBesideOthers?: boolean;
  },
) => Promise<Outcome<Claimed>>;

/** Makes somebody the owner of the trial of a vehicle: a plan without a card, for the days that are left. */
export function createGiveDays(dependencies: GiveDaysDependencies): GiveDays {
  const { repository, radios, subscriptions, clock } = dependencies;

  const findFreeInstance = async (identityId: string, productId: string): Promise<number> => {
    const plans = await subscriptions.listInstanceNumbers(identityId);
    const taken = new Set(
      plans.filter((plan) => plan.productId === productId).map((plan) => plan.instanceNumber),
    );
    let free = 0;
    while (taken.has(free)) free += 1;
    return free;
  };

  return async ({ radio, trial, facts, formerPlan }, to) => {
    const { identityId, oemDriverId, serviceAddress, isBesideOthers = false } = to;
    if (trial === undefined || facts.trial === null) throw new Error(`radio ${radio.radioId} has no trial`);
    const { radioId, country } = radio;
    const offer = await dependencies.findTrialPlan(country, daysLeftOn(facts.trial, clock.today()));
    const instanceNumber = isBesideOthers ? await findFreeInstance(identityId, mainProductOf(offer)) : 0;
    const paid = { identityId, reference: trial.id, offer, serviceAddress, instanceNumber };
    const subscriptionId = await subscriptions.givePaid(paid);
    if (subscriptionId === undefined) return refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY");
    const since = clock.now();
    await radios.hear({ identityId, subscriptionId, radioId, since }, { insteadOf: formerPlan?.id ?? null });
    await dependencies.activateRadio(radioId);
    const claim = { claimedBy: identityId, claimedAt: since, subscriptionId, oemDriverId };
    // Whom it was for is known by whose it is now.
    await repository.change(trial.id, { ...claim, email: null });
    crashPoint("claim.written");
    return done(claimedOf({ ...trial, ...claim }, { planName: offer.name, today: clock.today() }));
  };
}

/** A trial as its owner is told of it. */
export function claimedOf(
  trial: VehicleTrialRow,
  { planName, today }: { planName: string; today: Temporal.PlainDate },
): Claimed {
  const { subscriptionId, radioId, oemDriverId, days } = trial;
  const facts = { ...trial, isClaimed: true };
  const end = trialEndOf(facts);
  if (subscriptionId === null || end === null) throw new Error(`trial ${trial.id} was not claimed`);
  return {
    subscriptionId,
    planName,
    radioIdLastFour: lastFourOf(radioId),
    trialEndsOn: end.toString(),
    days,
    daysLeft: daysLeftOn(facts, today),
    oemDriverId,
  };
}
