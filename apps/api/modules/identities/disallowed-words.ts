import { readFile } from "node:fs/promises";

/** The words that a password may not be, in lower case. */
export type DisallowedWords = () => Promise<ReadonlySet<string>>;

/** Common patterns, the passwords that leaked most often, and the brand's own name; read once, when first needed. */
export function createDisallowedWords(brandName: string): DisallowedWords {
  let words: Promise<ReadonlySet<string>> | undefined;
  return () => {
    words ??= readWords(brandName);
    return words;
  };
}

async function readWords(brandName: string): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const text = await readFile(new URL("common-passwords.txt", import.meta.url), "utf8");
  const brand = brandName.toLowerCase();
  const withDigits = ["1", "12", "123", "1234", "12345", "2025", "2026"].map((digits) => brand + digits);
  const leaked = dictionary["passwords-common"];
  return new Set([...text.split("\n").filter((word) => word !== ""), ...leaked, brand, ...withDigits]);
}
