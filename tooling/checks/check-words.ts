import { visitFile } from "./parsers/parsed-file.ts";
import { keyOf, stringOf } from "./parsers/nodes.ts";
import type { SourceFile } from "./parsers/source-file.ts";

const GLOSSARY = "docs/glossary.md";
const HEADING = "## The words people read";
const TEXTS = /^packages\/localization\/src\/.*?(en|fr)-(?:us|ca)\.ts$/;

/** What one language says, and what it says for it nowhere. */
interface Word {
  use: string;
  never: RegExp;
}

type Language = "en" | "fr";

/** People read one word for one thing: the glossary has a table of them, and no text says what the table gives up. */
export function checkWords(files: readonly SourceFile[]): string[] {
  const words = wordsOf(files);
  if (words.en.length === 0 || words.fr.length === 0)
    return [`${GLOSSARY}: has no table under “${HEADING}”, so nobody knows which words people read`];
  return files.flatMap((file) => {
    const language = TEXTS.exec(file.path)?.[1];
    return language === "en" || language === "fr" ? wrongWords(file, words[language]) : [];
  });
}

/** A row is: what English says, what French says, what English never says, what French never says. */
function wordsOf(files: readonly SourceFile[]): Record<Language, readonly Word[]> {
  const { text = "" } = files.find(({ path }) => path === GLOSSARY) ?? {};
  const [, section = ""] = text.split(`${HEADING}\n`);
  const rows = (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const column = (use: number, never: number) =>
    rows.flatMap((cells) => {
      const phrases = (cells[never] ?? "").split(", ").filter((phrase) => phrase !== "");
      return phrases.map((phrase) => ({ use: cells[use] ?? "", never: patternOf(phrase) }));
    });
  return { en: column(1, 3), fr: column(2, 4) };
}

/** Whole words, in small letters or large ones; a blank to fill in, such as `{email}`, is no word. */
function patternOf(phrase: string): RegExp {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(" ", String.raw`\s`);
  return new RegExp(String.raw`(?<![\p{L}\d{])${escaped}(?![\p{L}\d}])`, "iu");
}

function wrongWords(file: SourceFile, words: readonly Word[]): string[] {
  const found: string[] = [];
  visitFile(file, {
    Property({ key, value }) {
      const text = stringOf(value);
      if (text === undefined) return;
      for (const { use, never } of words) {
        const said = never.exec(text)?.[0];
        if (said !== undefined)
          found.push(
            `${file.path}: "${keyOf(key) ?? ""}" says “${said}”. People read “${use}” everywhere else`,
          );
      }
    },
  });
  return found;
}
