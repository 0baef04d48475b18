import { defineDictionary } from "../definition/define-dictionary.ts";
import { sandboxEnUs } from "./en-us.ts";
import { sandboxFrCa } from "./fr-ca.ts";

export const sandbox = defineDictionary({
  "en-US": sandboxEnUs,
  "fr-CA": sandboxFrCa,
});
