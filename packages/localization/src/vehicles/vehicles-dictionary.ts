import { defineDictionary } from "../definition/define-dictionary.ts";
import { vehiclesEnUs } from "./en-us.ts";
import { vehiclesFrCa } from "./fr-ca.ts";

export const vehicles = defineDictionary({
  "en-US": vehiclesEnUs,
  "fr-CA": vehiclesFrCa,
});
