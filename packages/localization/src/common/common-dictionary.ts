import { defineDictionary } from "../definition/define-dictionary.ts";
import { commonEnUs } from "./en-us.ts";
import { commonEnCa } from "./en-ca.ts";
import { commonFrCa } from "./fr-ca.ts";

export const common = defineDictionary({
  "en-US": commonEnUs,
  "en-CA": commonEnCa,
  "fr-CA": commonFrCa,
});
