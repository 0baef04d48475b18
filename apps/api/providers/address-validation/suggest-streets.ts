import type { AddressSuggestion } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import type { BegunAddress } from "./address-validator.ts";
import { comparableCity } from "./main-cities.ts";

// Street, city, state or province, and one code of it.
const US_STREETS = `Congress Avenue|Austin|TX|78701;Rainey Street|Austin|TX|78701;Hill Road|Austin|TX|78703
South Lamar Boulevard|Austin|TX|78704;Main Street|Houston|TX|77002;Commerce Street|Dallas|TX|75202
Broadway|New York|NY|10007;Park Avenue|New York|NY|10016;Bleecker Street|New York|NY|10012;Main Street|Buffalo|NY|14202
Congress Street|Boston|MA|02109;Beacon Street|Boston|MA|02108;Bay Street|Boston|MA|02125
Michigan Avenue|Chicago|IL|60611;Wacker Drive|Chicago|IL|60606;Sunset Boulevard|Los Angeles|CA|90028
Main Street|Los Angeles|CA|90012;Market Street|San Francisco|CA|94103;Mission Street|San Francisco|CA|94105
Pike Street|Seattle|WA|98101;Pine Street|Seattle|WA|98101;Market Street|Philadelphia|PA|19103;Ocean Drive|Miami|FL|33139
Peachtree Street|Atlanta|GA|30303;Beale Street|Memphis|TN|38103;Broadway|Nashville|TN|37203
Larimer Street|Denver|CO|80202;Bourbon Street|New Orleans|LA|70112;Hawthorne Boulevard|Portland|OR|97214
Hennepin Avenue|Minneapolis|MN|55403;Woodward Avenue|Detroit|MI|48226`;
const CA_STREETS = `King Street West|Toronto|ON|M5H 1A1;Queen Street West|Toronto|ON|M5V 2B2;Bay Street|Toronto|ON|M5J 2R8
Sparks Street|Ottawa|ON|K1P 5B7;Bank Street|Ottawa|ON|K1P 5N4;Richmond Street|London|ON|N6A 3E3
rue Saint-Paul|Montréal|QC|H2Y 1A1;rue Sainte-Catherine Ouest|Montréal|QC|H3B 1A7;rue Sherbrooke Est|Montréal|QC|H2L 1J9
boulevard Saint-Laurent|Montréal|QC|H2X 2T1;avenue du Mont-Royal Est|Montréal|QC|H2T 1P5;rue Saint-Jean|Québec|QC|G1R 1P8
Grande Allée Est|Québec|QC|G1R 2J5;boulevard Le Corbusier|Laval|QC|H7N 3Y8;rue Wellington Nord|Sherbrooke|QC|J1H 5B8
Granville Street|Vancouver|BC|V6C 1S4;Robson Street|Vancouver|BC|V6B 2B2;Government Street|Victoria|BC|V8W 1W5
Stephen Avenue|Calgary|AB|T2P 1G7;Jasper Avenue|Edmonton|AB|T5J 1N3;Portage Avenue|Winnipeg|MB|R3B 2B3
Albert Street|Regina|SK|S4P 2S5;Barrington Street|Halifax|NS|B3J 1Z2;Main Street|Moncton|NB|E1C 1B9
Water Street|St. John's|NL|A1C 1A1`;

type Street = AddressSuggestion;

const read = (rows: string): Street[] =>
  rows.split(/[;\n]/).map((row) => {
    const [addressLine1, city, state, zipCode, ...rest] = row.split("|");
    if (addressLine1 === undefined || city === undefined || state === undefined || zipCode === undefined)
      throw new Error(`"${row}" is no street`);
    if (rest.length > 0) throw new Error(`"${row}" is more than a street`);
    return { addressLine1, city, state, zipCode };
  });

const STREETS: Readonly<Record<Country, readonly Street[]>> = { US: read(US_STREETS), CA: read(CA_STREETS) };

/** A number, perhaps with a letter or a comma as in French, then what the street begins with. */
const BEGUN = /^(\d{1,6}[a-z]?,?)\s+(.*)$/iu;
/** Words before the name of a French street, which some leave out. */
const KIND = /^(?:rue|avenue|boulevard)\s+(?:(?:du|de la|des)\s+)?/u;
const FEWEST_LETTERS = 2;
const MOST_SUGGESTIONS = 5;

/** Streets whose name begins with what was typed after the number, which stays as it was typed. */
export function suggestStreets({ typed, country, state }: BegunAddress): AddressSuggestion[] {
  const [, number, words = ""] = BEGUN.exec(typed.trim()) ?? [];
  const wanted = comparableCity(words);
  if (number === undefined || wanted.length < FEWEST_LETTERS) return [];
  const found = STREETS[country].filter(({ addressLine1 }) => {
    const name = comparableCity(addressLine1);
    return name.startsWith(wanted) || name.replace(KIND, "").startsWith(wanted);
  });
  const isNear = (street: Street) => Number(street.state !== state);
  return found
    .toSorted((one, other) => isNear(one) - isNear(other))
    .slice(0, MOST_SUGGESTIONS)
    .map((street) => ({ ...street, addressLine1: `${number} ${street.addressLine1}` }));
}
