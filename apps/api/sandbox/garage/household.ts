import type { Country } from "@skywave/domain/locale/country";
import { GARAGE_ADDRESSES } from "./came-with-vehicle.ts";
import type { GarageVehicle } from "./garage-vehicles.ts";
import { vinOf } from "./numbers.ts";

/** Never signed up either, and has more to look after than Walter. */
export const JUNE = {
  accountNumber: "8811340266",
  country: "USA",
  accountType: "consumer",
  hasService: true,
  firstName: "June",
  lastName: "Castellane",
  email: "june@skywave.example",
  phone: "3615550188",
  serviceAddress: { ...GARAGE_ADDRESSES.US, country: "USA" },
} as const;

interface Household {
  accountNumber: string;
  country: Country;
  /** The radio IDs of the car, the boat and the car that is past due. */
  marks: readonly [car: string, boat: string, pastDue: string];
}

/** A car, a boat, and a car whose plan is past due, each with a radio of its own. */
export function vehiclesOf({ accountNumber: owner, country, marks }: Household): readonly GarageVehicle[] {
  const [car, boat, pastDue] = marks;
  const shared = { country, state: country === "US" ? "TX" : "QC", isUnderRoof: false };
  return [
    {
      ...shared,
      radioId: car,
      capabilities: ["AUDIO", "INFOTAINMENT"],
      vin: vinOf("9SKVR2H40P", car),
      plate: car.slice(1),
      kind: "car",
      year: 2023,
      make: "Solano",
      model: "Vireo",
      plan: { owner, product: "bundle" },
    },
    {
      ...shared,
      radioId: boat,
      capabilities: ["AUDIO", "CST", "FSH"],
      vin: vinOf("9SKHR7M20L", boat),
      plate: boat.slice(1),
      kind: "marine",
      year: 2020,
      make: "Harrow",
      model: "Tern 34",
      plan: { owner, product: "marine" },
    },
    {
      ...shared,
      radioId: pastDue,
      capabilities: ["AUDIO"],
      vin: vinOf("9SKTD1C00G", pastDue),
      plate: pastDue.slice(1),
      kind: "car",
      year: 2016,
      make: "Tandem",
      model: "Duo",
      plan: { owner, product: "pastDue" },
    },
  ];
}
