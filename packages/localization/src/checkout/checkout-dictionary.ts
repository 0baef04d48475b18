import { defineDictionary } from "../definition/define-dictionary.ts";
import { checkoutEnUs } from "./en-us.ts";
import { checkoutEnCa } from "./en-ca.ts";
import { checkoutFrCa } from "./fr-ca.ts";

export const checkout = defineDictionary({
  "en-US": checkoutEnUs,
  "en-CA": checkoutEnCa,
  "fr-CA": checkoutFrCa,
});
