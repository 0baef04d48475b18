import type { App } from "#app.ts";
import type { Clock } from "#platform/clock.ts";
import type { LocalPlateRegister } from "#providers/plates/local-plate-register.ts";
import type { LocalRadiosRepository } from "#providers/uplink/local-radios-repository.ts";
import { type LivePlan, succeed } from "../starting-points/live-plan.ts";
import { sandboxCaller } from "../starting-points/sandbox-caller.ts";
import { GARAGE_ADDRESSES, offerWith } from "./came-with-vehicle.ts";
import { randomPlaces, vinOf } from "./numbers.ts";

const MODEL = { kind: "car", year: 2026, make: "Solano", model: "Vireo" } as const;

export interface MadeCar {
  radioId: string;
  vin: string;
  plate: string;
  /** Of the plate. */
  state: string;
}

interface Factory {
  app: App;
  localRadios: LocalRadiosRepository;
  plates: LocalPlateRegister | undefined;
  clock: Clock;
}

/** Drives a new car out of the factory, with a radio that nobody has a plan on. */
export async function buildCar(
  { app, localRadios, plates, clock }: Factory,
  country: "US" | "CA",
): Promise<MadeCar> {
  // With a nought, which people read as a letter.
  const radioId = `${randomPlaces(4)}0${randomPlaces(3)}`;
  const vin = vinOf("9SKVR2H40T", radioId);
  await app.radios.add({ radioId, country, kind: MODEL.kind, maker: MODEL.make, capabilities: ["AUDIO"] });
  await app.radios.addVehicle({ vin, ...MODEL });
  await app.radios.place(radioId, vin, clock.now());
  await localRadios.add({ radioId, isOn: true, isUnderRoof: false, isActivated: false, heardAt: null });
  const { state } = GARAGE_ADDRESSES[country];
  const plate = randomPlaces(7);
  plates?.add([{ plate, state, vin }]);
  return { radioId, vin, plate, state };
}

/** A new car with a plan for somebody; undefined for who has such a plan already. */
export async function makeCar(
  factory: Factory,
  { identityId, country }: { identityId: string; country: "US" | "CA" },
): Promise<MadeCar | undefined> {
  const { app, clock } = factory;
  const offer = offerWith({ country, plan: { product: "satellite" } });
  const serviceAddress = GARAGE_ADDRESSES[country];
  const reference = `garage-${randomPlaces(8)}`;
  const subscriptionId = await app.subscriptions.givePaid({ identityId, reference, offer, serviceAddress });
  if (subscriptionId === undefined) return undefined;
  const car = await buildCar(factory, country);
  await app.radios.link({ identityId, subscriptionId, radioId: car.radioId, since: clock.now() });
  return car;
}

/** A new car with a plan that somebody pays for by the month. */
export async function sellCar(
  factory: Factory & { livePlan: LivePlan },
  { identityId, country }: { identityId: string; country: "US" | "CA" },
): Promise<MadeCar> {
  const { app, livePlan } = factory;
  const car = await buildCar(factory, country);
  const caller = sandboxCaller(`garage-${car.radioId}`, { identityId, country });
  const radioToken = await app.radios.found.remember(car.radioId, caller.deviceId);
  const offerId = `${country.toLowerCase()}-satellite-monthly`;
  const buyer = { firstName: "Noa", lastName: "Brandt", address: GARAGE_ADDRESSES[country] };
  succeed(await livePlan({ ...buyer, offerId, radioToken }, caller));
  return car;
}

/** The same for whoever only knows the owner; undefined where nobody pays for anything. */
export function carSeller({ livePlan, ...factory }: Factory & { livePlan: LivePlan | undefined }) {
  return (
    livePlan &&
    ((owner: { identityId: string; country: "US" | "CA" }) => sellCar({ ...factory, livePlan }, owner))
  );
}
