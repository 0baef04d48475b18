import type { AddressValidation } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import type { AddressValidator } from "./address-validator.ts";
import { comparableCity, type MainCity, mainCitiesOf } from "./main-cities.ts";
import { regionsOfCode } from "./region-of-code.ts";

const UNKNOWN: AddressValidation = { confidence: "none", status: "valid" };
/** A slip of the finger or two; short names are too near to each other. */
const MOST_SLIPS = 2;
const SHORTEST_GUESSED = 5;

/**
 * Knows which state or province a code lies in, and the main cities with their codes, but no streets. Where it knows
 * too little to say anything, it says nothing.
 */
export function createLocalAddressValidator(): AddressValidator {
  return { validate: async (address) => judge(address) };
}

function judge(address: Address): AddressValidation {
  const { city, state, zipCode, country } = address;
  const regions = regionsOfCode(zipCode, country);
  if (regions.length === 0) return { confidence: "interactionRequired", status: "notValid" };
  const here = mainCitiesOf(country).filter(({ prefixes }) =>
    prefixes.some((prefix) => zipCode.startsWith(prefix)),
  );
  const named = here.find(({ name }) => comparableCity(name) === comparableCity(city));
  if (!regions.includes(state)) {
    const [only] = regions;
    const meant = named?.region ?? (regions.length === 1 ? only : undefined);
    return {
      confidence: "interactionRequired",
      status: "notValid",
      ...(meant !== undefined && { correctedAddress: correct(address, { ...named, region: meant }) }),
    };
  }
  if (named !== undefined) {
    const isAsWritten = named.name === city;
    return {
      confidence: "verified",
      status: "valid",
      ...(!isAsWritten && { correctedAddress: correct(address, named) }),
    };
  }
  const meant = here.find(({ name }) => isSlipOf(city, name));
  if (meant === undefined) return UNKNOWN;
  return {
    confidence: "interactionRequired",
    status: "valid",
    correctedAddress: correct(address, meant),
  };
}

function correct(
  { addressLine1, addressLine2, city, zipCode }: Address,
  { name = city, region }: Partial<MainCity> & Pick<MainCity, "region">,
) {
  return {
    addressLine1,
    ...(addressLine2 !== undefined && { addressLine2 }),
    city: name,
    state: region,
    zipCode,
  };
}

function isSlipOf(typed: string, name: string): boolean {
  const [one, other] = [comparableCity(typed), comparableCity(name)];
  return other.length >= SHORTEST_GUESSED && distance(one, other) <= MOST_SLIPS;
}

/** How many letters have to be added, left out or replaced to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, against] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
