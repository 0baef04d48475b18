import { defineDictionary } from "../definition/define-dictionary.ts";
import { libraryEnUs } from "./en-us.ts";
import { libraryFrCa } from "./fr-ca.ts";

export const library = defineDictionary({
  "en-US": libraryEnUs,
  "fr-CA": libraryFrCa,
});
