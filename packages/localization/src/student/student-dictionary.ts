import { defineDictionary } from "../definition/define-dictionary.ts";
import { studentEnUs } from "./en-us.ts";
import { studentFrCa } from "./fr-ca.ts";

export const student = defineDictionary({
  "en-US": studentEnUs,
  "fr-CA": studentFrCa,
});
