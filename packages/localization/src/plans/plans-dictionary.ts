import { defineDictionary } from "../definition/define-dictionary.ts";
import { plansEnCa } from "./en-ca.ts";
import { plansEnUs } from "./en-us.ts";
import { plansFrCa } from "./fr-ca.ts";

export const plans = defineDictionary({
  "en-US": plansEnUs,
  "en-CA": plansEnCa,
  "fr-CA": plansFrCa,
});
