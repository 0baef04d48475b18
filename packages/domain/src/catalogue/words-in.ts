/** Letters that are two in the alphabet of whoever types them, and that no decomposition takes apart. */
const TWO_LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };

/** The words of a text as they are looked for: in small letters, without accents, in the order in which they stand. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[œæß]/g, (letter) => TWO_LETTERS[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
