import type { DICTIONARY_VERSIONS, Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { makeTranslator, type Translator } from "#i18n/translate.ts";

// Literal by type, so a dictionary that grows a version does not compile until this does too.
const VERSION: (typeof DICTIONARY_VERSIONS)["sandbox"] = 1;

const PLAN_VERSION: (typeof DICTIONARY_VERSIONS)["tracking"] = 1;

/** The texts of the sandbox, and where it is shown those of the tracking plan; pages of the product do not load them. */
export async function loadSandboxTexts(
  skywave: Skywave,
  locale: Locale,
  { withPlan = false } = {},
): Promise<Translator> {
  const dictionaries = `sandbox:${VERSION}${withPlan ? `|tracking:${PLAN_VERSION}` : ""}`;
  const query = { dictionaries, locale };
  const result = await skywave.call("localization", "getLocalizations", { query });
  if (!result.ok) throw new Error(`The sandbox has no texts in ${locale}`, { cause: result.failure });
  return makeTranslator(locale, Object.assign({}, ...Object.values(result.data.dictionaries)));
}
