import { defineDictionary } from "../definition/define-dictionary.ts";
import { catalogueEnUs } from "./en-us.ts";
import { catalogueFrCa } from "./fr-ca.ts";

export const catalogue = defineDictionary({
  "en-US": catalogueEnUs,
  "fr-CA": catalogueFrCa,
});
