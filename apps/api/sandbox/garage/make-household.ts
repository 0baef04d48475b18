import { randomInt } from "node:crypto";
import { accountNumberFrom, ACCOUNT_NUMBERS } from "@skywave/domain/billing/account-number";
import type { Country } from "@skywave/domain/locale/country";
import type { LocalPlateRegister } from "#providers/plates/local-plate-register.ts";
import { GARAGE_ADDRESSES } from "./came-with-vehicle.ts";
import { vehiclesOf } from "./household.ts";
import { randomPlaces } from "./numbers.ts";
import { parkVehicle, type SeedGarage } from "./seed-garage.ts";

/** A customer of the legacy system who never signed up, such as the one whom the sandbox has, and is nobody else's. */
export async function makeHousehold(
  dependencies: SeedGarage & { plates: LocalPlateRegister | undefined },
  country: Country,
) {
  const accountNumber = accountNumberFrom(randomInt(ACCOUNT_NUMBERS));
  const { zipCode } = GARAGE_ADDRESSES[country];
  const lastName = country === "US" ? "Castellane" : "Beauséjour";
  const email = `household-${accountNumber}@skywave.example`;
  await dependencies.app.legacyAccounts.imports.putUnregistered({
    accountNumber,
    country,
    accountType: "consumer",
    hasService: true,
    firstName: "June",
    lastName,
    email,
    phone: null,
    serviceAddress: GARAGE_ADDRESSES[country],
  });
  const vehicles = vehiclesOf({
    accountNumber,
    country,
    marks: [randomPlaces(8), randomPlaces(8), randomPlaces(8)],
  });
  for (const vehicle of vehicles) await parkVehicle(dependencies, vehicle);
  dependencies.plates?.add(vehicles);
  const radios = vehicles.map(({ radioId, vin, plate, state }) => ({ radioId, vin, plate, state }));
  return { accountNumber, lastName, zipCode, email, radios };
}
