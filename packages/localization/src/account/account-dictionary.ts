import { defineDictionary } from "../definition/define-dictionary.ts";
import { accountEnCa } from "./en-ca.ts";
import { accountEnUs } from "./en-us.ts";
import { accountFrCa } from "./fr-ca.ts";

export const account = defineDictionary({
  "en-US": accountEnUs,
  "en-CA": accountEnCa,
  "fr-CA": accountFrCa,
});
