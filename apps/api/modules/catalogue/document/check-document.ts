import { z } from "zod";
import {
  CatalogueDocument,
  CategoryDefinition,
  ContainerDefinition,
  Entry,
  EpisodeText,
  GameText,
  MOST_ENTRIES,
  MOST_EPISODES,
  MOST_GAMES,
  PageDefinition,
} from "./catalogue-document.ts";
import { checkEpisodes } from "./check-episodes.ts";
import { checkLetters } from "./check-letters.ts";
import { checkReferences } from "./check-references.ts";
import { explainIssue, type Problem } from "./explain-issue.ts";

/** Far more than the largest catalogue takes; what is larger is no catalogue. */
const MOST_BYTES = 256 * 1024 * 1024;

export type CheckOutcome =
  | { ok: true; document: CatalogueDocument }
  | { ok: false; problems: readonly Problem[] };

const { shape } = CatalogueDocument;
/** The file without what is in its lists, which are read one by one: a bad entry hides no problem of another. */
const Outline = CatalogueDocument.extend({
  categories: z.array(z.unknown()).max(200),
  containers: z.array(z.unknown()).max(500),
  pages: z.array(z.unknown()).min(1).max(100),
  entries: z.array(z.unknown()).min(1).max(MOST_ENTRIES),
  episodes: z.array(z.unknown()).max(MOST_EPISODES).default([]),
  games: z.array(z.unknown()).max(MOST_GAMES).default([]),
});

/** Reads a file, or says all that is wrong with it. */
export function checkDocument(bytes: Uint8Array): CheckOutcome {
  if (bytes.length > MOST_BYTES)
    return refuse("too_large", `has ${bytes.length} bytes`, `Have at most ${MOST_BYTES}.`);
  const read = parse(bytes);
  if (!read.ok) return refuse("not_json", read.why, "Write it as JSON in UTF-8, without a byte order mark.");
  const outline = Outline.safeParse(read.value);
  const lists = readLists(read.value);
  const problems = [
    ...(outline.success ? [] : outline.error.issues.flatMap((issue) => explainIssue(issue, read.value))),
    ...lists.problems,
    ...checkReferences(lists),
    ...checkEpisodes(lists),
    ...checkLetters(lists),
  ];
  if (problems.length > 0 || !outline.success) return { ok: false, problems };
  const { version, channelPage, showPage } = outline.data;
  const { categories, containers, pages, entries, episodes, games } = lists;
  return {
    ok: true,
    document: { version, categories, containers, pages, channelPage, showPage, entries, episodes, games },
  };
}

function refuse(code: Problem["code"], reason: string, todo: string): CheckOutcome {
  return { ok: false, problems: [{ path: "file", code, reason, todo }] };
}

function parse(bytes: Uint8Array): { ok: true; value: unknown } | { ok: false; why: string } {
  try {
    return {
      ok: true,
      value: JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)),
    };
  } catch (cause) {
    // Other bytes than text, or other text than JSON.
    if (cause instanceof SyntaxError || cause instanceof TypeError) return { ok: false, why: cause.message };
    throw cause;
  }
}

/** What could be read of the lists; where things stand in the file is kept for whoever tells of them. */
export interface ReadLists {
  categories: CategoryDefinition[];
  containers: ContainerDefinition[];
  pages: PageDefinition[];
  entries: Entry[];
  episodes: EpisodeText[];
  games: GameText[];
  /** By `type/id`, those too that could not be read otherwise: who refers to them makes no mistake of their own. */
  named: ReadonlySet<string>;
  places: ReadonlyMap<object, string>;
  channelPage: readonly string[];
  showPage: readonly string[];
}

function readLists(file: unknown): ReadLists & { problems: Problem[] } {
  const problems: Problem[] = [];
  const places = new Map<object, string>();
  const named = new Set<string>();
  const read = <T extends object>(list: string, schema: z.ZodType<T>): T[] => {
    const raw: unknown = Reflect.get(Object(file), list);
    if (!Array.isArray(raw)) return [];
    return raw.flatMap((one: unknown, at): T[] => {
      const place = `${list}[${at}]`;
      named.add(nameOf(list, one));
      const checked = schema.safeParse(one);
      if (!checked.success) {
        for (const issue of checked.error.issues) problems.push(...explainIssue(issue, one, place));
        return [];
      }
      places.set(checked.data, place);
      return [checked.data];
    });
  };
  const idsOf = (list: "channelPage" | "showPage") =>
    shape[list].safeParse(Reflect.get(Object(file), list)).data ?? [];
  return {
    categories: read("categories", CategoryDefinition),
    containers: read("containers", ContainerDefinition),
    pages: read("pages", PageDefinition),
    entries: read("entries", Entry),
    episodes: read("episodes", EpisodeText),
    games: read("games", GameText),
    channelPage: idsOf("channelPage"),
    showPage: idsOf("showPage"),
    named,
    places,
    problems,
  };
}

function nameOf(list: string, one: unknown): string {
  const { type, id } = Object(one);
  return list === "entries" ? `${type}/${id}` : `${list}/${id}`;
}
