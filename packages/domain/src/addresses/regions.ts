import type { Country } from "../locale/country.ts";

/** Two-letter codes with their English names; French names where Canada has others. */
export interface Region {
  code: string;
  name: string;
  frenchName?: string;
}

const region = (code: string, name: string, frenchName?: string): Region =>
  frenchName === undefined ? { code, name } : { code, name, frenchName };

const US_REGIONS: readonly Region[] = [
  ["AL", "Alabama"],
  ["AK", "Alaska"],
  ["AZ", "Arizona"],
  ["AR", "Arkansas"],
  ["CA", "California"],
  ["CO", "Colorado"],
  ["CT", "Connecticut"],
  ["DE", "Delaware"],
  ["DC", "District of Columbia"],
  ["FL", "Florida"],
  ["GA", "Georgia"],
  ["HI", "Hawaii"],
  ["ID", "Idaho"],
  ["IL", "Illinois"],
  ["IN", "Indiana"],
  ["IA", "Iowa"],
  ["KS", "Kansas"],
  ["KY", "Kentucky"],
  ["LA", "Louisiana"],
  ["ME", "Maine"],
  ["MD", "Maryland"],
  ["MA", "Massachusetts"],
  ["MI", "Michigan"],
  ["MN", "Minnesota"],
  ["MS", "Mississippi"],
  ["MO", "Missouri"],
  ["MT", "Montana"],
  ["NE", "Nebraska"],
  ["NV", "Nevada"],
  ["NH", "New Hampshire"],
  ["NJ", "New Jersey"],
  ["NM", "New Mexico"],
  ["NY", "New York"],
  ["NC", "North Carolina"],
  ["ND", "North Dakota"],
  ["OH", "Ohio"],
  ["OK", "Oklahoma"],
  ["OR", "Oregon"],
  ["PA", "Pennsylvania"],
  ["RI", "Rhode Island"],
  ["SC", "South Carolina"],
  ["SD", "South Dakota"],
  ["TN", "Tennessee"],
  ["TX", "Texas"],
  ["UT", "Utah"],
  ["VT", "Vermont"],
  ["VA", "Virginia"],
  ["WA", "Washington"],
  ["WV", "West Virginia"],
  ["WI", "Wisconsin"],
  ["WY", "Wyoming"],
  ["PR", "Puerto Rico"],
  ["VI", "U.S. Virgin Islands"],
  ["GU", "Guam"],
  ["AS", "American Samoa"],
  ["MP", "Northern Mariana Islands"],
  ["AA", "Armed Forces Americas"],
  ["AE", "Armed Forces Europe"],
  ["AP", "Armed Forces Pacific"],
].map(([code = "", name = ""]) => region(code, name));

const CA_REGIONS: readonly Region[] = [
  region("AB", "Alberta"),
  region("BC", "British Columbia", "Colombie-Britannique"),
  region("MB", "Manitoba"),
  region("NB", "New Brunswick", "Nouveau-Brunswick"),
  region("NL", "Newfoundland and Labrador", "Terre-Neuve-et-Labrador"),
  region("NS", "Nova Scotia", "Nouvelle-Écosse"),
  region("NT", "Northwest Territories", "Territoires du Nord-Ouest"),
  region("NU", "Nunavut"),
  region("ON", "Ontario"),
  region("PE", "Prince Edward Island", "Île-du-Prince-Édouard"),
  region("QC", "Quebec", "Québec"),
  region("SK", "Saskatchewan"),
  region("YT", "Yukon"),
];

/** The states or provinces of a country. */
export function regionsOf(country: Country): readonly Region[] {
  return country === "CA" ? CA_REGIONS : US_REGIONS;
}
