import { defineDictionary } from "../definition/define-dictionary.ts";
import { callsEnUs } from "./calls-en-us.ts";
import { credentialsEnUs } from "./credentials-en-us.ts";
import { manageEnUs } from "./manage-en-us.ts";
import { devicesEnUs } from "./devices-en-us.ts";
import { offersEnUs } from "./offers-en-us.ts";
import { callsEnCa } from "./calls-en-ca.ts";
import { callsFrCa } from "./calls-fr-ca.ts";
import { credentialsFrCa } from "./credentials-fr-ca.ts";
import { manageFrCa } from "./manage-fr-ca.ts";
import { devicesFrCa } from "./devices-fr-ca.ts";
import { offersFrCa } from "./offers-fr-ca.ts";

export const self = defineDictionary({
  "en-US": { ...callsEnUs, ...credentialsEnUs, ...manageEnUs, ...devicesEnUs, ...offersEnUs },
  "en-CA": callsEnCa,
  "fr-CA": { ...callsFrCa, ...credentialsFrCa, ...manageFrCa, ...devicesFrCa, ...offersFrCa },
});
