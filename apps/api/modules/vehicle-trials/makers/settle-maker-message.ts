import { readRadioId } from "@skywave/domain/radios/radio-id";
import { readVin } from "@skywave/domain/vehicles/vin";
import { changeVehicle, type VehicleEvent } from "@skywave/domain/vehicle-trials/change-vehicle";
import { lifecycleOn, type LifecycleState } from "@skywave/domain/vehicle-trials/lifecycle";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { MakerMessage } from "#providers/vehicle-makers/maker-message.ts";
import type { LoadVehicle, VehicleAsItIs } from "../load-vehicle.ts";
import type { TrialLinks } from "../trial-links.ts";
import type { VehicleTrialRow, VehicleTrialsRepository } from "../vehicle-trials-repository.ts";

/** What a maker is told of a trial: how it stands, and the link for its customer. Nothing of whoever claims it. */
export interface MakerAnswer {
  reference: string;
  lifecycleState: LifecycleState;
  magicLinkGrant: string;
  linkExpiresAt: string;
}

export type SettleMakerMessage = (makerId: string, message: MakerMessage) => Promise<Outcome<MakerAnswer>>;

export interface SettleMakerMessageDependencies {
  repository: VehicleTrialsRepository;
  radios: Pick<Radios, "find">;
  loadVehicle: LoadVehicle;
  links: TrialLinks;
  clock: Clock;
}

type Given = Extract<MakerMessage, { type: "trialGiven" }>;

/** Does what a genuine message says. Said again, the same trial is answered the same. */
export function createSettleMakerMessage(dependencies: SettleMakerMessageDependencies): SettleMakerMessage {
  const { repository, radios, loadVehicle, links, clock } = dependencies;

  /** The vehicle, where this maker built its radio in. */
  const findOf = async (makerId: string, radioId: string): Promise<VehicleAsItIs | undefined> => {
    const named = await radios.find(radioId);
    return named?.radio.maker?.toLowerCase() === makerId ? loadVehicle(named) : undefined;
  };

  const answer = async (makerId: string, reference: string): Promise<Outcome<MakerAnswer>> => {
    const trial = await repository.findByReference(makerId, reference);
    const vehicle = trial && (await findOf(makerId, trial.radioId));
    if (trial === undefined || vehicle === undefined) return refuse("DEVICE_NOT_FOUND");
    return done({
      reference,
      lifecycleState: lifecycleOn(vehicle.facts, clock.today()),
      magicLinkGrant: links.secretOf(trial),
      linkExpiresAt: trial.linkExpiresAt.toString(),
    });
  };

  const give = async (makerId: string, given: Given): Promise<Outcome<MakerAnswer>> => {
    const before = await repository.findByReference(makerId, given.reference);
    if (before !== undefined)
      return isSame(before, given) ? answer(makerId, given.reference) : refuse("CONFLICTING_REQUEST");
    const [radio, vin] = [readRadioId(given.radioId), readVin(given.vin)];
    if (!radio.ok || !vin.ok) return refuse("INVALID_PAYLOAD");
    const vehicle = await findOf(makerId, radio.radioId);
    if (vehicle === undefined || vehicle.vehicle?.vin !== vin.vin) return refuse("DEVICE_NOT_FOUND");
    const { reference, kind, days, email, oemDriverId, dealerAddress } = given;
    const startsOn = given.startsOn === null ? null : Temporal.PlainDate.from(given.startsOn);
    if (!canHappen(vehicle, { kind: "trialGiven", days, startsOn })) return refuse("CONFLICTING_REQUEST");
    const id = randomId("vt");
    const isNew = await repository.add({
      id,
      makerId,
      reference,
      radioId: radio.radioId,
      vin: vin.vin,
      kind,
      days,
      startsOn,
      email: email?.toLowerCase() ?? null,
      oemDriverId,
      dealerAddress,
      ...links.columnsOf({ id, linkNumber: 1 }),
      givenAt: clock.now(),
      claimedBy: null,
      claimedAt: null,
      subscriptionId: null,
    });
    // The radio had one of this kind before, or the maker said the same at once on another line.
    return isNew ? answer(makerId, reference) : refuse("CONFLICTING_REQUEST");
  };

  const start = async (
    makerId: string,
    reference: string,
    startsOn: string,
  ): Promise<Outcome<MakerAnswer>> => {
    const trial = await repository.findByReference(makerId, reference);
    const vehicle = trial && (await findOf(makerId, trial.radioId));
    if (trial === undefined || vehicle === undefined) return refuse("DEVICE_NOT_FOUND");
    if (trial.startsOn?.toString() === startsOn) return answer(makerId, reference);
    if (!canHappen(vehicle, { kind: "trialStarted" })) return refuse("CONFLICTING_REQUEST");
    await repository.change(trial.id, { startsOn: Temporal.PlainDate.from(startsOn) });
    return answer(makerId, reference);
  };

  const canHappen = ({ facts }: VehicleAsItIs, event: VehicleEvent) =>
    changeVehicle(facts, event, clock.today()) !== undefined;

  return (makerId, message) => {
    switch (message.type) {
      case "trialGiven":
        return give(makerId, message);
      case "trialStarted":
        return start(makerId, message.reference, message.startsOn);
      case "stateAsked":
        return answer(makerId, message.reference);
    }
  };
}

function isSame(trial: VehicleTrialRow, given: Given): boolean {
  const radio = readRadioId(given.radioId);
  return (
    radio.ok && trial.radioId === radio.radioId && trial.kind === given.kind && trial.days === given.days
  );
}
