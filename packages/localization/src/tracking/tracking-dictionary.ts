import { defineDictionary } from "../definition/define-dictionary.ts";
import { trackingEnUs } from "./en-us.ts";
import { trackingFrCa } from "./fr-ca.ts";

export const tracking = defineDictionary({
  "en-US": trackingEnUs,
  "fr-CA": trackingFrCa,
});
