import { defineDictionary } from "../definition/define-dictionary.ts";
import { agreementEnUs } from "./agreement-en-us.ts";
import { privacyPolicyEnUs } from "./privacy-en-us.ts";
import { agreementEnCa } from "./agreement-en-ca.ts";
import { privacyPolicyEnCa } from "./privacy-en-ca.ts";
import { agreementFrCa } from "./agreement-fr-ca.ts";
import { privacyPolicyFrCa } from "./privacy-fr-ca.ts";

export const legal = defineDictionary({
  "en-US": { ...agreementEnUs, ...privacyPolicyEnUs },
  "en-CA": { ...agreementEnCa, ...privacyPolicyEnCa },
  "fr-CA": { ...agreementFrCa, ...privacyPolicyFrCa },
});
