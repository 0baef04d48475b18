import { defineDictionary } from "../definition/define-dictionary.ts";
import { previewEnUs } from "./en-us.ts";
import { previewFrCa } from "./fr-ca.ts";

export const preview = defineDictionary({
  "en-US": previewEnUs,
  "fr-CA": previewFrCa,
});
