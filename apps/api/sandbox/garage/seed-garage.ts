import type { App } from "#app.ts";
import type { Clock } from "#platform/clock.ts";
import type { LocalRadiosRepository } from "#providers/uplink/local-radios-repository.ts";
import { type LivePlan, NO_FUNDS_LATER, succeed } from "../starting-points/live-plan.ts";
import { sandboxCaller } from "../starting-points/sandbox-caller.ts";
import { GARAGE_ADDRESSES, offerWith } from "./came-with-vehicle.ts";
import { GARAGE, type GarageVehicle, WALTER } from "./garage-vehicles.ts";
import { JUNE } from "./household.ts";

/** Of whoever the import brought: the legacy system gave a veteran a year. */
const VETERANS_PLAN = { code: "SAT-VET-12MO", type: "TRIAL_EXT" };

export interface SeedGarage {
  app: Pick<App, "identities" | "legacyAccounts" | "radios" | "subscriptions">;
  localRadios: LocalRadiosRepository;
  livePlan: LivePlan;
  clock: Clock;
}

/** Puts the vehicles into the garage, each with its radio, and its plan where it has an owner. What is there stays. */
export async function seedGarage(dependencies: SeedGarage): Promise<void> {
  const { imports } = dependencies.app.legacyAccounts;
  for (const customer of [WALTER, JUNE]) await imports.putUnregistered(customer);
  for (const vehicle of GARAGE) await parkVehicle(dependencies, vehicle);
}

/** Puts one vehicle into the garage; its owner is there already. */
export async function parkVehicle(dependencies: SeedGarage, vehicle: GarageVehicle): Promise<void> {
  const { app, localRadios, clock } = dependencies;
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
  if (vehicle.plan !== undefined) await givePlan(dependencies, vehicle, vehicle.plan);
}

type Plan = NonNullable<GarageVehicle["plan"]>;

async function givePlan(dependencies: SeedGarage, vehicle: GarageVehicle, plan: Plan): Promise<void> {
  const { app, clock } = dependencies;
  const { owner, product } = plan;
  const { radioId, country } = vehicle;
  const signedUp = await app.identities.findByHandle(owner);
  const identityId = signedUp?.id ?? (await app.legacyAccounts.holders.findByNumber(owner))?.identityId;
  const found = await app.radios.find(radioId);
  if (identityId === undefined || found?.subscription !== null) return;
  const subscriptionId =
    product === "pastDue"
      ? await failToPay(dependencies, { identityId, country })
      : await giveYear(dependencies, { identityId, vehicle, product, isImported: signedUp === undefined });
  if (subscriptionId === undefined) return;
  await app.radios.link({ identityId, subscriptionId, radioId, since: clock.now() });
}

/** A year that came with the vehicle; of whoever the import brought, in the words of the legacy system too. */
async function giveYear(
  { app }: SeedGarage,
  {
    identityId,
    vehicle: { radioId, country },
    product,
    isImported,
  }: {
    identityId: string;
    vehicle: GarageVehicle;
    product: Exclude<Plan["product"], "pastDue">;
    isImported: boolean;
  },
): Promise<string | undefined> {
  const plan = {
    identityId,
    reference: `garage-${radioId}`,
    offer: offerWith({ country, plan: { product } }),
    serviceAddress: GARAGE_ADDRESSES[country],
  };
  return isImported
    ? app.legacyAccounts.imports.givePlan({ ...plan, legacyPlans: [VETERANS_PLAN] })
    : app.subscriptions.givePaid(plan);
}

/** Buys a plan by the month some weeks ago, of those that anybody can buy, with a card that paid the first bill alone. */
async function failToPay(
  { app, livePlan }: SeedGarage,
  { identityId, country }: { identityId: string; country: "US" | "CA" },
): Promise<string | undefined> {
  const holder = await app.legacyAccounts.holders.find(identityId);
  const offerId = `${country.toLowerCase()}-all-access-monthly`;
  const lived = await livePlan(
    {
      firstName: holder?.firstName ?? "",
      lastName: holder?.lastName ?? "",
      address: GARAGE_ADDRESSES[country],
      offerId,
      ago: "P1M4D",
      card: NO_FUNDS_LATER,
    },
    sandboxCaller(`garage-${identityId}`, { identityId, country }),
  );
  succeed(lived);
  const plans = await app.subscriptions.listShown(identityId);
  return plans.find((plan) => plan.offerId === offerId)?.id;
}
