import { defineDictionary } from "../definition/define-dictionary.ts";
import { radiosEnCa } from "./en-ca.ts";
import { ownRadiosEnUs } from "./own-radios-en-us.ts";
import { ownRadiosFrCa } from "./own-radios-fr-ca.ts";
import { radiosEnUs } from "./en-us.ts";
import { radiosFrCa } from "./fr-ca.ts";

export const radios = defineDictionary({
  "en-US": { ...radiosEnUs, ...ownRadiosEnUs },
  "en-CA": radiosEnCa,
  "fr-CA": { ...radiosFrCa, ...ownRadiosFrCa },
});
