import { defineDictionary } from "../definition/define-dictionary.ts";
import { giftsEnUs } from "./en-us.ts";
import { giftsEnCa } from "./en-ca.ts";
import { giftsFrCa } from "./fr-ca.ts";

export const gifts = defineDictionary({
  "en-US": giftsEnUs,
  "en-CA": giftsEnCa,
  "fr-CA": giftsFrCa,
});
