import { defineDictionary } from "../definition/define-dictionary.ts";
import { supportEnUs } from "./en-us.ts";
import { supportEnCa } from "./en-ca.ts";
import { supportFrCa } from "./fr-ca.ts";

export const support = defineDictionary({
  "en-US": supportEnUs,
  "en-CA": supportEnCa,
  "fr-CA": supportFrCa,
});
