import { defineDictionary } from "../definition/define-dictionary.ts";
import { lookupEnUs } from "./en-us.ts";
import { lookupFrCa } from "./fr-ca.ts";

export const lookup = defineDictionary({
  "en-US": lookupEnUs,
  "fr-CA": lookupFrCa,
});
