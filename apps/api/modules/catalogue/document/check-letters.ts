import type { ReadLists } from "./check-document.ts";
import type { Problem } from "./explain-issue.ts";

/** Letters of another alphabet; signs, digits and emoji belong to none. */
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u;
/** What nobody sees, and what turns the letters after it around. A long text may have more than one line. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u;
const LINE = /\r?\n/g;

/** Texts that neither language is written with. */
export function checkLetters({ places, ...lists }: ReadLists): Problem[] {
  const { categories, containers, pages, entries, episodes, games } = lists;
  return [...categories, ...containers, ...pages, ...entries, ...episodes, ...games].flatMap((one) =>
    textsIn(one, places.get(one) ?? "").flatMap(({ path, text }): Problem[] => {
      const read = path.includes(".longText.") ? text.replaceAll(LINE, " ") : text;
      if (OTHER_LETTER.test(read))
        return [
          {
            path,
            code: "wrong_script",
            reason: "has letters of another alphabet",
            todo: "Write it in Latin letters: names as they are written in English and in French.",
          },
        ];
      return UNSEEN.test(read)
        ? [
            {
              path,
              code: "wrong_script",
              reason: "has signs that nobody sees",
              todo: "Remove line ends, tabs and signs of direction.",
            },
          ]
        : [];
    }),
  );
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, `${path}[${at}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${path}.${key}`));
}
