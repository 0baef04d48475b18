import { defineDictionary } from "../definition/define-dictionary.ts";
import { listeningEnUs } from "./en-us.ts";
import { listeningFrCa } from "./fr-ca.ts";

export const listening = defineDictionary({
  "en-US": listeningEnUs,
  "fr-CA": listeningFrCa,
});
