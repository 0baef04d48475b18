import { importsOf } from "../checks/parsers/imports-of.ts";
import { resolvePath } from "../checks/parsers/resolve-path.ts";
import type { SourceFile } from "../checks/parsers/source-file.ts";
import { stringsIn } from "../checks/parsers/strings-in.ts";

const JOURNEY = /^tests\/e2e\/.*\.spec\.ts$/;
/** Not in the project of journeys. */
const APART = /(?:faults|pictures)\.spec\.ts$/;
/** What more of them share says nothing of one of them. */
const MOST_SHARING = 5;
/** Of a journey's addresses. One that goes by everything takes minutes, and most of them are about something else. */
const LEAST_SHARE = 0.2;

export interface ChosenJourneys {
  run: string[];
  /** Those that may break as well, and are left to all the tests. */
  left: string[];
}

/**
 * The journeys that name an affected address, or were changed. Those whose addresses are affected for the most part come
 * first, so that a few of them say the most.
 */
export function chooseJourneys(
  files: readonly SourceFile[],
  { changed, pages, most }: { changed: readonly string[]; pages: readonly string[]; most: number },
): ChosenJourneys {
  const journeys = files.filter(({ path }) => JOURNEY.test(path) && !APART.test(path));
  const shared = countImporters(journeys);
  const judged = journeys.map((journey) => {
    const ofItself = importedBy(journey, files).filter(({ path }) => (shared.get(path) ?? 0) <= MOST_SHARING);
    const addresses = [journey, ...ofItself]
      .flatMap(stringsIn)
      .filter((text) => /^\/[\w-]*(?:\/|\?|$)/.test(text));
    const affected = addresses.filter((address) => pages.some((page) => isAt(address, page)));
    const isChanged = [journey, ...ofItself].some(({ path }) => changed.includes(path));
    return { path: journey.path, weight: isChanged ? 2 : affected.length / Math.max(addresses.length, 1) };
  });
  const named = judged.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  const close = named.filter(({ weight }) => weight >= LEAST_SHARE).slice(0, most);
  return {
    run: close.map(({ path }) => path),
    left: named.filter((one) => !close.includes(one)).map(({ path }) => path),
  };
}

/** Whether an address, or the beginning of one that is put together, leads to a page. */
function isAt(address: string, page: string): boolean {
  const path = address.replace(/[?#].*$/, "");
  const [fixed = ""] = page.split("/:");
  return path === page || (page !== fixed && (path === `${fixed}/` || path.startsWith(`${fixed}/`)));
}

function importedBy(file: SourceFile, files: readonly SourceFile[]): SourceFile[] {
  const paths = importsOf(file).map(({ specifier }) => resolvePath(file.path, specifier));
  return files.filter(({ path }) => paths.includes(path));
}

function countImporters(journeys: readonly SourceFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const journey of journeys)
    for (const { specifier } of importsOf(journey)) {
      const path = resolvePath(journey.path, specifier) ?? "";
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  return counts;
}
