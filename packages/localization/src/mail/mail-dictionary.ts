import { defineDictionary } from "../definition/define-dictionary.ts";
import { mailEnUs } from "./en-us.ts";
import { mailFrCa } from "./fr-ca.ts";

export const mail = defineDictionary({
  "en-US": mailEnUs,
  "fr-CA": mailFrCa,
});
