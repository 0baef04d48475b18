import type { Locale } from "@skywave/domain/locale/locale";
import { type LivedPlan, NO_FUNDS_LATER } from "./starting-points/live-plan.ts";

/** Everybody's password in the sandbox. */
export const SANDBOX_PASSWORD = "an-evening-on-the-air";

/** Somebody to be in the sandbox. */
export interface Persona {
  id: string;
  name: string;
  description: string;
  country: "US" | "CA";
  language: Locale;
  /** Absent for somebody who is not known yet. */
  email?: string;
  /** Ten digits, as they are kept. */
  phone?: string;
  hasPassword?: boolean;
  /** Who is billed and for what; absent for an account without a plan. */
  plan?: LivedPlan;
  /** Verified when the sandbox is first opened, for as long as that is good. */
  isStudent?: boolean;
  /** Where their story begins, once they are signed in if they can be; their account where nothing is said. */
  storyPath?: string;
  /** Name and password were made for them by another system, and they know neither. */
  hasRandomCredentials?: boolean;
}

export const PERSONAS: readonly Persona[] = [
  {
    id: "visitor",
    name: "A new visitor",
    description: "Nobody knows them yet. They pick a plan, make an account and pay.",
    country: "US",
    language: "en-US",
  },
  {
    id: "visiteuse",
    name: "Une visiteuse du Québec",
    description: "New, in French: the contract is shown in French first.",
    country: "CA",
    language: "fr-CA",
  },
  {
    id: "dana",
    name: "Dana Reyes",
    description: "In the free month of Horizon, in Texas.",
    country: "US",
    language: "en-US",
    email: "dana@skywave.example",
    phone: "5125550142",
    hasPassword: true,
    plan: {
      firstName: "Dana",
      lastName: "Reyes",
      offerId: "us-all-access-trial",
      address: {
        addressLine1: "1200 Congress Avenue",
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        country: "US",
      },
    },
  },
  {
    id: "emilie",
    name: "Émilie Tremblay",
    description: "Pays each month for Melodia, in Quebec, in French.",
    country: "CA",
    language: "fr-CA",
    email: "emilie@skywave.example",
    phone: "5145550143",
    hasPassword: true,
    plan: {
      firstName: "Émilie",
      lastName: "Tremblay",
      offerId: "ca-music-monthly",
      address: {
        addressLine1: "1200, rue Saint-Paul",
        city: "Montréal",
        state: "QC",
        zipCode: "H2Y 1A1",
        country: "CA",
      },
    },
  },
  {
    id: "nora",
    name: "Nora Lind",
    description: "Her card was refused some days ago: a bill is due, and service goes on for a while.",
    country: "US",
    language: "en-US",
    email: "nora@skywave.example",
    hasPassword: true,
    storyPath: "/account/bills",
    plan: {
      firstName: "Nora",
      lastName: "Lind",
      offerId: "us-all-access-monthly",
      ago: "P1M4D",
      card: NO_FUNDS_LATER,
      address: {
        addressLine1: "77 Rainey Street",
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        country: "US",
      },
    },
  },
  {
    id: "sam",
    name: "Sam Okafor",
    description: "Has an account and a password, but no plan.",
    country: "US",
    language: "en-US",
    email: "sam@skywave.example",
    hasPassword: true,
    storyPath: "/subscribe",
  },
  {
    id: "mina",
    name: "Mina Park",
    description: "Was verified to be a student: the plan for students is on her list. No plan yet.",
    country: "US",
    language: "en-US",
    email: "mina@skywave.example",
    hasPassword: true,
    storyPath: "/subscribe/checkout/purchase/streaming/organic",
    isStudent: true,
  },
  {
    id: "rosa",
    name: "Rosa Keller",
    description:
      "A username and a password were made for her, and she knows neither: she signs in with a code.",
    country: "US",
    language: "en-US",
    email: "rosa@skywave.example",
    hasPassword: false,
    hasRandomCredentials: true,
  },
  {
    id: "ray",
    name: "Ray Delgado",
    description: "Listens in his car, on his boat and in his plane. The three are in the garage.",
    country: "US",
    language: "en-US",
    email: "ray@skywave.example",
    hasPassword: true,
  },
  {
    id: "walter",
    name: "Walter Hébert",
    description:
      "A customer of the legacy system who never signed up: account 8844120157, radio LGCY7K42, ZIP 78401. Codes go to walter@skywave.example.",
    country: "US",
    language: "en-US",
    storyPath: "/subscribe/checkout/flepz/radio",
  },
  {
    id: "june",
    name: "June Castellane",
    description:
      "A customer of the legacy system who never signed up, with two cars and a boat; one car is past due. Account 8811340266, radio JN4CAR27, ZIP 78401. Codes go to june@skywave.example.",
    country: "US",
    language: "en-US",
    storyPath: "/subscribe/checkout/flepz/radio",
  },
  {
    id: "louise",
    name: "Louise Gagnon",
    description: "Listens in her car, in Quebec City, in French. The car is in the garage.",
    country: "CA",
    language: "fr-CA",
    email: "louise@skywave.example",
    hasPassword: true,
  },
  {
    id: "alex",
    name: "Alex Moreau",
    description: "Never chose a password: signs in with a code from the inbox.",
    country: "CA",
    language: "en-CA",
    email: "alex@skywave.example",
    hasPassword: false,
  },
];
