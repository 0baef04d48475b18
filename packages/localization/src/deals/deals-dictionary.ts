import { defineDictionary } from "../definition/define-dictionary.ts";
import { dealsEnUs } from "./en-us.ts";
import { dealsFrCa } from "./fr-ca.ts";

export const deals = defineDictionary({
  "en-US": dealsEnUs,
  "fr-CA": dealsFrCa,
});
