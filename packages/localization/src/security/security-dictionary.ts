import { defineDictionary } from "../definition/define-dictionary.ts";
import { securityEnUs } from "./en-us.ts";
import { securityEnCa } from "./en-ca.ts";
import { securityFrCa } from "./fr-ca.ts";

export const security = defineDictionary({
  "en-US": securityEnUs,
  "en-CA": securityEnCa,
  "fr-CA": securityFrCa,
});
