import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { editionsOf } from "#i18n/editions-of.ts";
import { makeTranslator, type Translator } from "#i18n/translate.ts";

/** The texts of the sandbox, and where it is shown those of the tracking plan; pages of the product do not load them. */
export async function loadSandboxTexts(
  skywave: Skywave,
  locale: Locale,
  { withPlan = false } = {},
): Promise<Translator<"sandbox" | "tracking">> {
  const query = { dictionaries: editionsOf(withPlan ? ["sandbox", "tracking"] : ["sandbox"]), locale };
  const result = await skywave.call("localization", "getLocalizations", { query });
  if (!result.ok) throw new Error(`The sandbox has no texts in ${locale}`, { cause: result.failure });
  return makeTranslator(locale, Object.assign({}, ...Object.values(result.data.dictionaries)));
}
