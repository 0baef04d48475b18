import { defineDictionary } from "../definition/define-dictionary.ts";
import { entitlementEnUs } from "./en-us.ts";
import { entitlementEnCa } from "./en-ca.ts";
import { entitlementFrCa } from "./fr-ca.ts";

export const entitlement = defineDictionary({
  "en-US": entitlementEnUs,
  "en-CA": entitlementEnCa,
  "fr-CA": entitlementFrCa,
});
