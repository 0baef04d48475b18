import { defineDictionary } from "../definition/define-dictionary.ts";
import { lookupEnUs } from "./en-us.ts";
import { identifyEnCa } from "./identify-en-ca.ts";
import { identifyEnUs } from "./identify-en-us.ts";
import { identifyFrCa } from "./identify-fr-ca.ts";
import { lookupFrCa } from "./fr-ca.ts";

export const lookup = defineDictionary({
  "en-US": { ...lookupEnUs, ...identifyEnUs },
  "en-CA": identifyEnCa,
  "fr-CA": { ...lookupFrCa, ...identifyFrCa },
});
