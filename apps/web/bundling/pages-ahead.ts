import type { RouteRow } from "#app/routes/route-row.ts";
import { PATHS } from "#app/paths/paths.ts";

/** What a page needs beyond what every page begins with; named in its HTML, so that none waits for the one before. */
export interface Ahead {
  scripts: readonly string[];
  styles: readonly string[];
  dictionaries: readonly string[];
}

/** The pages that most visits begin with, by the names of the chunks that they need; rarer ones fetch theirs when they are known. */
const CHUNKS_AHEAD: ReadonlyMap<string, readonly string[]> = new Map([
  [PATHS.lookup, ["pages", "parts"]],
  [PATHS.signIn, ["pages", "forms", "sign-in"]],
  [PATHS.account, ["server-data", "account"]],
  [PATHS.streaming, ["pages", "parts", "checkout"]],
  [PATHS.promotion, ["pages", "parts", "checkout"]],
  [PATHS.trialStreaming, ["pages", "parts", "checkout"]],
  [PATHS.trialStreamingAccordion, ["pages", "parts", "checkout"]],
]);

export interface BuiltChunk {
  name: string;
  fileName: string;
  styles: readonly string[];
}

/** What is to be fetched ahead at which addresses of the route table. Throws where no such chunk was built. */
export function listAhead(rows: readonly RouteRow[], chunks: readonly BuiltChunk[]): Record<string, Ahead> {
  const found: Record<string, Ahead> = {};
  for (const { path } of rows) {
    const row = shownAt(path, rows);
    const names = row === undefined ? undefined : CHUNKS_AHEAD.get(row.path);
    if (names === undefined) continue;
    const ahead = names.map((name) => find(name, chunks));
    found[path] = {
      scripts: ahead.map(({ fileName }) => `/${fileName}`),
      styles: ahead.flatMap(({ styles }) => styles.map((style) => `/${style}`)),
      dictionaries: [row?.dictionary ?? []].flat(),
    };
  }
  return found;
}

/** The row of what an address shows, where it leads on: at once, and whatever else it says. */
function shownAt(path: string, rows: readonly RouteRow[]): RouteRow | undefined {
  const row = rows.find(
    (each) => each.path === path && !(each.kind === "redirect" && each.when !== undefined),
  );
  return row?.kind === "redirect" ? shownAt(row.to, rows) : row;
}

function find(name: string, chunks: readonly BuiltChunk[]): BuiltChunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (found === undefined) throw new Error(`No chunk is called ${name}`);
  return found;
}
