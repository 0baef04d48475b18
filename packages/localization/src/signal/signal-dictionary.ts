import { defineDictionary } from "../definition/define-dictionary.ts";
import { signalEnUs } from "./en-us.ts";
import { signalFrCa } from "./fr-ca.ts";

export const signal = defineDictionary({
  "en-US": signalEnUs,
  "fr-CA": signalFrCa,
});
