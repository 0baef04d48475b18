import { defineDictionary } from "../definition/define-dictionary.ts";
import { radiosEnCa } from "./en-ca.ts";
import { ownRadiosEnUs } from "./own-radios-en-us.ts";
import { ownRadiosFrCa } from "./own-radios-fr-ca.ts";
import { radiosEnUs } from "./en-us.ts";
import { radiosFrCa } from "./fr-ca.ts";
import { joinEnUs } from "./join-en-us.ts";
import { joinFrCa } from "./join-fr-ca.ts";
import { transferEnUs } from "./transfer-en-us.ts";
import { transferFrCa } from "./transfer-fr-ca.ts";

export const radios = defineDictionary({
  "en-US": { ...radiosEnUs, ...ownRadiosEnUs, ...transferEnUs, ...joinEnUs },
  "en-CA": radiosEnCa,
  "fr-CA": { ...radiosFrCa, ...ownRadiosFrCa, ...transferFrCa, ...joinFrCa },
});
