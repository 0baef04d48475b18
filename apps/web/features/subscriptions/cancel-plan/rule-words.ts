import type { KeyOf } from "#i18n/translate.ts";

/** The rules that people may ask about, in words of their language. One that is not here shows its source as it is. */
export const RULE_WORDS: ReadonlyMap<string, { text: KeyOf<"plans">; source: KeyOf<"plans"> }> = new Map([
  ["refund-by-term", { text: "rule.refund-by-term", source: "rule.refund-by-term-source" }],
  ["refund-qc", { text: "rule.refund-qc", source: "rule.refund-qc-source" }],
  ["refund-bc", { text: "rule.refund-bc", source: "rule.refund-bc-source" }],
]);
