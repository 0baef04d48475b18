import { defineDictionary } from "../definition/define-dictionary.ts";
import { tasteEnUs } from "./en-us.ts";
import { tasteFrCa } from "./fr-ca.ts";

export const taste = defineDictionary({
  "en-US": tasteEnUs,
  "fr-CA": tasteFrCa,
});
