import { defineDictionary } from "../definition/define-dictionary.ts";
import { privacyEnUs } from "./en-us.ts";
import { privacyEnCa } from "./en-ca.ts";
import { privacyFrCa } from "./fr-ca.ts";

export const privacy = defineDictionary({
  "en-US": privacyEnUs,
  "en-CA": privacyEnCa,
  "fr-CA": privacyFrCa,
});
