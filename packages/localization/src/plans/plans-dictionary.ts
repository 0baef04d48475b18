import { defineDictionary } from "../definition/define-dictionary.ts";
import { plansEnUs } from "./en-us.ts";
import { plansFrCa } from "./fr-ca.ts";

export const plans = defineDictionary({
  "en-US": plansEnUs,
  "fr-CA": plansFrCa,
});
