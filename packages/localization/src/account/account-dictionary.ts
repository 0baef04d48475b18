import { defineDictionary } from "../definition/define-dictionary.ts";
import { accountEnUs } from "./en-us.ts";
import { accountFrCa } from "./fr-ca.ts";

export const account = defineDictionary({
  "en-US": accountEnUs,
  "fr-CA": accountFrCa,
});
