import type { AddressValidation } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import type { Country } from "@skywave/domain/locale/country";
import type { AddressValidator } from "./address-validator.ts";
import { suggestStreets } from "./suggest-streets.ts";
import { comparableCity, type MainCity, mainCitiesOf } from "./main-cities.ts";

// Which states the first three digits of a ZIP code name; a range that is not there names no place.
const US_PREFIXES =
  "005 NY,006-007 PR,008 VI,009 PR,010-027 MA,028-029 RI,030-038 NH,039-049 ME,050-054 VT,055 MA,056-059 VT," +
  "060-062 CT,063 CT NY,064-069 CT,070-089 NJ,090-098 AE,100-149 NY,150-196 PA,197-199 DE,200 DC,201 VA," +
  "202-204 DC,205 DC MD VA,206-212 MD,214-219 MD,220-246 VA,247-268 WV,270-289 NC,290-299 SC,300-319 GA," +
  "320-339 FL,340 AA,341-342 FL,344 FL,346-347 FL,349 FL,350-352 AL,354-369 AL,370-385 TN,386-397 MS,398-399 GA," +
  "400-418 KY,420-427 KY,430-459 OH,460-479 IN,480-499 MI,500-516 IA,520-528 IA,530-532 WI,534-535 WI,537-549 WI," +
  "550-551 MN,553-567 MN,569 DC,570-577 SD,580-588 ND,590-599 MT,600-620 IL,622-629 IL,630-631 MO,633-641 MO," +
  "644-658 MO,660-662 KS,664-679 KS,680-681 NE,683-693 NE,700-701 LA,703-708 LA,710-714 LA,716-729 AR,730-731 OK," +
  "733 TX,734-738 OK,739 OK TX,740-741 OK,743-749 OK,750-770 TX,772-799 TX,800-816 CO,820-831 WY,832-833 ID," +
  "834 ID WY,835-838 ID,840-847 UT,850-853 AZ,855-857 AZ,859-860 AZ,863-865 AZ,870-871 NM,873-884 NM,885 TX," +
  "889-891 NV,893-895 NV,897-898 NV,900-908 CA,910-928 CA,930-961 CA,962-966 AP,967 AS HI,968 HI,969 GU MP," +
  "970-979 OR,980-986 WA,988-994 WA,995-999 AK";
const US_RANGES = US_PREFIXES.split(",").map((row) => {
  const [range = "", ...states] = row.split(" ");
  const [first = "", last = first] = range.split("-");
  return { first, last, states };
});
/** The first letter of a Canadian code is its province; X is two territories, which the third character tells apart. */
const CA_LETTERS: Readonly<Record<string, string>> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};
const NUNAVUT = /^X0[ABC]/;

const UNKNOWN: AddressValidation = { confidence: "none", status: "valid" };
/** A slip of the finger or two; short names are too near to each other. */
const MOST_SLIPS = 2;
const SHORTEST_GUESSED = 5;

/**
 * Knows which state or province a code lies in, and the main cities with their codes. Where it knows too little to
 * say anything, it says nothing. Its streets are those of a sandbox: few, and with any number.
 */
export function createLocalAddressValidator({ knowsStreets }: { knowsStreets: boolean }): AddressValidator {
  return {
    validate: async (address) => decide(address),
    suggest: async (begun) => (knowsStreets ? suggestStreets(begun) : []),
  };
}

function decide(address: Address): AddressValidation {
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

/** The states or provinces that a normalised code can lie in; none where there is no such code. */
export function regionsOfCode(code: string, country: Country): readonly string[] {
  if (country === "US") {
    const prefix = code.slice(0, 3);
    return US_RANGES.find(({ first, last }) => first <= prefix && prefix <= last)?.states ?? [];
  }
  if (code.startsWith("X")) return [NUNAVUT.test(code) ? "NU" : "NT"];
  const province = CA_LETTERS[code.slice(0, 1)];
  return province === undefined ? [] : [province];
}
