import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";
import { stringsIn, wordsIn } from "./parsers/strings-in.ts";

const CODES = "packages/contract/src/wire/refusal-codes.ts";
/** The sandbox shows codes as they are, to those who try the calls. */
const SCREENS = /^apps\/web\/(?!sandbox\/)/;

/** Each refusal has a test where it arises, and one where a screen has words of its own for it. */
export function checkRefusals(files: readonly SourceFile[]): string[] {
  const list = files.find(({ path }) => path === CODES);
  const codes = list === undefined ? [] : stringsIn(list);
  const textOf = (isMeant: (path: string) => boolean) =>
    files.flatMap((file) => (isMeant(file.path) ? wordsIn(file) : [])).join("\n");
  const arising = textOf((path) => path.startsWith("apps/api/") && path.endsWith(".http.test.ts"));
  const seen = textOf((path) => isTest(path) && /^(?:apps\/web|tests\/e2e)\//.test(path));
  // A code that no screen names reaches people as the common apology, which is tested once for all.
  const screens = textOf((path) => SCREENS.test(path) && isCode(path) && !isTest(path));
  return codes.flatMap((code) => [
    ...(names(arising, code)
      ? []
      : [`${CODES}: no *.http.test.ts meets "${code}"; nobody would notice if it came no more, or always`]),
    ...(!names(screens, code) || names(seen, code)
      ? []
      : [`${CODES}: no test of a screen meets "${code}"; a person could be left without a word about it`]),
  ]);
}

/** Whether a text has the code, and not just as a part of another one. */
function names(text: string, code: string): boolean {
  return new RegExp(String.raw`(?<![\w-])${code.replaceAll(".", String.raw`\.`)}(?![\w-])`).test(text);
}
