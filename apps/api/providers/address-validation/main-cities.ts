import type { Country } from "@skywave/domain/locale/country";

/** A city as the post writes it, and what the codes in it begin with. */
export interface MainCity {
  name: string;
  region: string;
  prefixes: readonly string[];
}

// Name, state, and the first three digits of its ZIP codes.
const US_CITIES = `New York NY 100 101 102;Brooklyn NY 112;Bronx NY 104;Staten Island NY 103;Buffalo NY 142;Rochester NY 146
Albany NY 122;Syracuse NY 132;Los Angeles CA 900 901;San Diego CA 921;San Jose CA 951;San Francisco CA 941
Sacramento CA 942 958;Fresno CA 936 937 938;Oakland CA 946;Long Beach CA 908;Chicago IL 602 606 607;Houston TX 770 772
Dallas TX 752 753;Austin TX 733 787;San Antonio TX 782;Fort Worth TX 761;El Paso TX 799 885;Phoenix AZ 850;Tucson AZ 857
Philadelphia PA 190 191 192;Pittsburgh PA 152;Jacksonville FL 320 322;Miami FL 331 332;Tampa FL 336;Orlando FL 328
Tallahassee FL 323;Columbus OH 430 432;Cleveland OH 441;Cincinnati OH 452 459;Charlotte NC 282;Raleigh NC 276
Indianapolis IN 462;Seattle WA 981;Spokane WA 992;Denver CO 802;Colorado Springs CO 809
Washington DC 200 202 203 204 205;Boston MA 021 022;Nashville TN 372;Memphis TN 375 381;Knoxville TN 379;Detroit MI 482
Grand Rapids MI 495;Lansing MI 489;Oklahoma City OK 731;Tulsa OK 741;Portland OR 972;Salem OR 973;Portland ME 041
Augusta ME 043;Las Vegas NV 891;Reno NV 895;Louisville KY 402;Lexington KY 405;Baltimore MD 212;Milwaukee WI 532
Madison WI 537;Albuquerque NM 871;Santa Fe NM 875;Kansas City MO 641 649;Saint Louis MO 631;Atlanta GA 303 311 399
Savannah GA 314;Omaha NE 681;Lincoln NE 685;Minneapolis MN 554;Saint Paul MN 551;Wichita KS 672;Topeka KS 666
New Orleans LA 701;Baton Rouge LA 708;Honolulu HI 968;Anchorage AK 995 996;Juneau AK 998;Newark NJ 071
Jersey City NJ 070 073;Trenton NJ 086;Birmingham AL 352;Montgomery AL 361;Richmond VA 232;Norfolk VA 235;Boise ID 837
Des Moines IA 503 509;Salt Lake City UT 841;Hartford CT 061;Providence RI 029;Concord NH 033;Manchester NH 031
Burlington VT 054;Montpelier VT 056;Wilmington DE 198;Dover DE 199;Charleston SC 294;Columbia SC 292;Charleston WV 253
Jackson MS 392;Little Rock AR 722;Helena MT 596;Billings MT 591;Bismarck ND 585;Fargo ND 581;Pierre SD 575
Sioux Falls SD 571;Cheyenne WY 820;San Juan PR 009`;

// Name, province, and the first two characters of its postal codes.
const CA_CITIES = `Toronto ON M1 M2 M3 M4 M5 M6 M7 M8 M9;Ottawa ON K1 K2;London ON N5 N6;Hamilton ON L8 L9;Windsor ON N8 N9
Kitchener ON N2;Mississauga ON L4 L5;Brampton ON L6 L7;Montréal QC H1 H2 H3 H4 H5 H8;Québec QC G1 G2;Laval QC H7
Gatineau QC J8;Sherbrooke QC J1;Trois-Rivières QC G8 G9;Vancouver BC V5 V6 V7;Victoria BC V8;Calgary AB T1 T2 T3
Edmonton AB T5 T6;Winnipeg MB R2 R3;Regina SK S4;Saskatoon SK S7;Halifax NS B3;Fredericton NB E3 E5;Moncton NB E1
Saint John NB E2;Charlottetown PE C1;St. John's NL A1;Whitehorse YT Y1;Yellowknife NT X1;Iqaluit NU X0`;

const ROW = /^(.+?) ([A-Z]{2}) ([A-Z0-9 ]+)$/;

const read = (rows: string): MainCity[] =>
  rows.split(/[;\n]/).map((row) => {
    const [, name, region, prefixes] = ROW.exec(row) ?? [];
    if (name === undefined || region === undefined || prefixes === undefined)
      throw new Error(`"${row}" is no city`);
    return { name, region, prefixes: prefixes.split(" ") };
  });

const CITIES: Readonly<Record<Country, readonly MainCity[]>> = { US: read(US_CITIES), CA: read(CA_CITIES) };

/** The main cities of a country: capitals and the largest. */
export function mainCitiesOf(country: Country): readonly MainCity[] {
  return CITIES[country];
}

/** A name as it is compared: without accents, hyphens, points and capitals, its saints written out. */
export function comparableCity(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[\s-]+/g, " ")
    .replace(/\bste\b/g, "sainte")
    .replace(/\bst\b/g, "saint")
    .trim();
}
