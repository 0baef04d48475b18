import type { Country } from "@skywave/domain/locale/country";
import type { Capability, RadioKind } from "@skywave/domain/radios/radio";
import type { VehicleKind } from "@skywave/domain/vehicles/vehicle";
import { JUNE, vehiclesOf } from "./household.ts";

/** A vehicle to play with, and its radio. The makers are nobody's trade marks. */
export interface GarageVehicle {
  radioId: string;
  capabilities: readonly Capability[];
  vin: string;
  plate: string;
  /** Of the plate. */
  state: string;
  country: Country;
  kind: VehicleKind & RadioKind;
  year: number;
  make: string;
  model: string;
  isUnderRoof: boolean;
  isElectric?: boolean;
  /**
   * Whose plan is heard in it, by how they sign in or by an account number; absent for one without. One that is past due
   * was bought by the month, and its card is refused since.
   */
  plan?: { owner: string; product: "satellite" | "bundle" | "marine" | "aviation" | "pastDue" };
}

const RAY = "ray@skywave.example";
const LOUISE = "louise@skywave.example";

/** Never signed up: the legacy system brought his account along. */
export const WALTER = {
  accountNumber: "8844120157",
  country: "USA",
  accountType: "consumer",
  hasService: true,
  firstName: "Walter",
  lastName: "Hébert",
  email: "walter@skywave.example",
  phone: "3615550174",
  serviceAddress: {
    addressLine1: "160 Ocean Drive",
    city: "Corpus Christi",
    state: "TX",
    zipCode: "78401",
    country: "USA",
  },
} as const;

export const GARAGE: readonly GarageVehicle[] = [
  {
    radioId: "R4Y7H2VN",
    capabilities: ["AUDIO", "INFOTAINMENT"],
    vin: "9SKVR2H45R1000217",
    plate: "RKD4821",
    state: "TX",
    country: "US",
    kind: "car",
    year: 2024,
    make: "Solano",
    model: "Vireo",
    isUnderRoof: false,
    plan: { owner: RAY, product: "satellite" },
  },
  {
    radioId: "B04TMRN7",
    capabilities: ["AUDIO", "OFF", "CST", "FSH"],
    vin: "9SKHR7M22N2000341",
    plate: "TX4417AB",
    state: "TX",
    country: "US",
    kind: "marine",
    year: 2022,
    make: "Harrow",
    model: "Tern 34",
    isUnderRoof: true,
    plan: { owner: RAY, product: "marine" },
  },
  {
    radioId: "PLNE2K80A14",
    capabilities: ["AUDIO", "PIL"],
    vin: "9SKAK2P63K3000118",
    plate: "N418RD",
    state: "TX",
    country: "US",
    kind: "aviation",
    year: 2019,
    make: "Altair",
    model: "K2",
    isUnderRoof: false,
    plan: { owner: RAY, product: "aviation" },
  },
  {
    radioId: "VREA9P56",
    capabilities: ["AUDIO"],
    vin: "9SKVR2H49P1000556",
    plate: "BLT2093",
    state: "TX",
    country: "US",
    kind: "car",
    year: 2023,
    make: "Solano",
    model: "Vireo",
    isUnderRoof: false,
  },
  {
    radioId: "LGCY7K42",
    capabilities: ["AUDIO"],
    vin: "9SKTD1C01J1000742",
    plate: "WHB1947",
    state: "TX",
    country: "US",
    kind: "car",
    year: 2018,
    make: "Tandem",
    model: "Duo",
    isUnderRoof: false,
    plan: { owner: WALTER.accountNumber, product: "satellite" },
  },
  {
    radioId: "TDA70450",
    capabilities: [],
    vin: "9SKTD1C0071000045",
    plate: "HMT771",
    state: "TX",
    country: "US",
    kind: "car",
    year: 2007,
    make: "Tandem",
    model: "Uno",
    isUnderRoof: false,
  },
  {
    radioId: "MC5NQ9020C7A",
    capabilities: ["AUDIO", "INFOTAINMENT"],
    vin: "9SKMC5C19S4000902",
    plate: "H29KLM",
    state: "QC",
    country: "CA",
    kind: "car",
    year: 2025,
    make: "Mistral",
    model: "Cinq",
    isElectric: true,
    isUnderRoof: false,
    plan: { owner: LOUISE, product: "satellite" },
  },
  ...vehiclesOf({ ...JUNE, country: "US", marks: ["JN4CAR27", "JN4BTW90", "JN4PDVE8"] }),
];
