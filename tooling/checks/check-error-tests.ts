import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";
import { SPECIFIED_CODES, UNMET_CODES } from "./parsers/specified-codes.ts";
import { stringsIn } from "./parsers/strings-in.ts";

const CONTRACT = "packages/contract/src/wire/refusal-codes.ts";
/** The sandbox shows codes as they are, to those who try the calls. */
const SCREENS = /^apps\/web\/(?!sandbox\/|testing\/)/;
const ARISES = /^(?:apps\/api|packages\/(?:domain|sdk|services))\/.*\.test\.ts$/;
const SEEN = /^(?:apps\/web|tests\/e2e)\/.*\.(?:test|spec)\.tsx?$/;

/**
 * Every code that a screen can meet has a test where it arises and one where a person reads about it: each names
 * the code in quotes. One that no screen can meet yet stands in a table with its reason, and leaves it with the
 * first screen that names it.
 */
export function checkErrorTests(files: readonly SourceFile[]): string[] {
  const contract = files.find(({ path }) => path === CONTRACT);
  const ofContract = contract === undefined ? [] : stringsIn(contract);
  const namedIn = (isMeant: (path: string) => boolean) => quotedIn(files.filter(({ path }) => isMeant(path)));
  const arising = namedIn((path) => ARISES.test(path));
  const seen = namedIn((path) => SEEN.test(path));
  const onScreens = namedIn((path) => SCREENS.test(path) && isCode(path) && !isTest(path));
  return [...new Set([...ofContract, ...SPECIFIED_CODES])].flatMap((code) => {
    const reason = UNMET_CODES[code];
    if (reason !== undefined)
      return onScreens.has(code)
        ? [`"${code}" can be met by now, but is listed as unmet (${reason}); nobody would ask for its tests`]
        : [];
    return [
      ...(arising.has(code)
        ? []
        : [`no test where it arises names "${code}"; it could come always, or never`]),
      ...(seen.has(code)
        ? []
        : [`no test of what people read names "${code}"; they could be left without a word about it`]),
    ];
  });
}

/** What stands in quotes, of any kind; a code in a title counts, as its test is what the title says. */
function quotedIn(files: readonly SourceFile[]): Set<string> {
  const found = new Set<string>();
  for (const inside of files.flatMap(stringsIn)) {
    found.add(inside);
    for (const word of inside.split(/[^\w.-]+/)) found.add(word);
  }
  return found;
}
