import type { KeyOf, Translator } from "#i18n/translate.ts";

// Canada's taxes have a name in each language; those of the states are named by the bill itself.
const TAX_NAMES: ReadonlyMap<string, KeyOf> = new Map([
  ["gst", "line.tax.gst"],
  ["hst", "line.tax.hst"],
  ["pst", "line.tax.pst"],
  ["qst", "line.tax.qst"],
  ["rst", "line.tax.rst"],
]);

/** A tax by the name that people know. */
export function formatTaxName(
  { taxType, displayName }: { taxType: string; displayName: string },
  translate: Translator,
): string {
  const key = TAX_NAMES.get(taxType);
  return key === undefined ? displayName : translate(key);
}
