import type { App } from "#app.ts";
import type { Clock } from "#platform/clock.ts";
import type { LocalRadiosRepository } from "#providers/uplink/local-radios-repository.ts";
import { GARAGE_ADDRESSES, offerWith } from "./came-with-vehicle.ts";
import { GARAGE, type GarageVehicle, WALTER } from "./garage-vehicles.ts";

/** Of whoever the import brought: the legacy system gave a veteran a year. */
const VETERANS_PLAN = { code: "SAT-VET-12MO", type: "TRIAL_EXT" };

interface SeedGarage {
  app: Pick<App, "identities" | "legacyAccounts" | "radios" | "subscriptions">;
  localRadios: LocalRadiosRepository;
  clock: Clock;
}

/** Puts the vehicles into the garage, each with its radio, and its plan where it has an owner. What is there stays. */
export async function seedGarage(dependencies: SeedGarage): Promise<void> {
  const { app, localRadios, clock } = dependencies;
  await app.legacyAccounts.imports.putUnregistered(WALTER);
  for (const vehicle of GARAGE) {
    const { radioId, country, kind, make, vin, year, model, isUnderRoof, isElectric = false } = vehicle;
    await app.radios.add({
      radioId,
      country,
      kind,
      maker: make,
      capabilities: [...vehicle.capabilities],
    });
    await app.radios.addVehicle({ vin, kind, year, make, model, isElectric });
    await app.radios.place(radioId, vin, clock.now());
    await localRadios.add({ radioId, isOn: true, isUnderRoof, isActivated: false, heardAt: null });
    if (hasPlan(vehicle)) await givePlan(dependencies, vehicle);
  }
}

type WithPlan = GarageVehicle & { plan: NonNullable<GarageVehicle["plan"]> };

function hasPlan(vehicle: GarageVehicle): vehicle is WithPlan {
  return vehicle.plan !== undefined;
}

async function givePlan({ app, clock }: SeedGarage, vehicle: WithPlan): Promise<void> {
  const { owner } = vehicle.plan;
  const signedUp = await app.identities.findByHandle(owner);
  const identityId = signedUp?.id ?? (await app.legacyAccounts.holders.findByNumber(owner))?.identityId;
  const found = await app.radios.find(vehicle.radioId);
  if (identityId === undefined || found?.subscription !== null) return;
  const plan = {
    identityId,
    reference: `garage-${vehicle.radioId}`,
    offer: offerWith(vehicle),
    serviceAddress: GARAGE_ADDRESSES[vehicle.country],
  };
  const subscriptionId =
    signedUp === undefined
      ? await app.legacyAccounts.imports.givePlan({ ...plan, legacyPlans: [VETERANS_PLAN] })
      : await app.subscriptions.givePaid(plan);
  if (subscriptionId === undefined) return;
  await app.radios.link({ identityId, subscriptionId, radioId: vehicle.radioId, since: clock.now() });
}
