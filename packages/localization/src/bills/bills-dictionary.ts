import { defineDictionary } from "../definition/define-dictionary.ts";
import { billsEnUs } from "./en-us.ts";
import { billsFrCa } from "./fr-ca.ts";

export const bills = defineDictionary({
  "en-US": billsEnUs,
  "fr-CA": billsFrCa,
});
