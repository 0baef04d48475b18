import { wordsIn } from "@skywave/domain/catalogue/words-in";

/** Whether each word that somebody typed begins a word of the texts; nothing typed finds everything. */
export function isFoundBy(typed: string, texts: readonly string[]): boolean {
  const words = wordsIn(texts.join(" "));
  return wordsIn(typed).every((part) => words.some((word) => word.startsWith(part)));
}
