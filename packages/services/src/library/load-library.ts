import type {
  CallInput,
  CallOutput,
  LibraryContent as ContentAnswer,
  LibraryItem as ItemAnswer,
} from "@skywave/contract";
import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { Skywave } from "@skywave/sdk";
import { readShown, type Shown } from "../catalogue/read-shown.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** A channel, a show or an episode that somebody keeps. */
export type LibraryContent = ContentAnswer extends infer T
  ? T extends ContentAnswer
    ? Shown<T>
    : never
  : never;

export interface LibraryItem extends Omit<ItemAnswer, "content"> {
  content: LibraryContent;
}

export type LibraryView = CallInput<"library", "getLibraryFilterView">["body"];

export type LibraryOutcome =
  | { ok: true; pins: readonly LibraryItem[]; items: readonly LibraryItem[]; nextCursor: string | null }
  /** There is no such view. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** So many pages of what the signed-in person keeps, narrowed down and in an order. */
export async function loadLibrary(
  skywave: Skywave,
  view: LibraryView,
  pageCount = 1,
): Promise<LibraryOutcome> {
  const first = await loadPage(skywave, view);
  if (!first.ok) return first;
  const { pins } = first;
  let { items, nextCursor } = first;
  for (let page = 1; page < pageCount && nextCursor !== null; page += 1) {
    const next = await loadPage(skywave, { ...view, cursor: nextCursor });
    if (!next.ok) return next;
    items = [...items, ...next.items];
    nextCursor = next.nextCursor;
  }
  return { ok: true, pins, items, nextCursor };
}

async function loadPage(skywave: Skywave, view: LibraryView): Promise<LibraryOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "getLibraryFilterView",
    input: { body: view },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const configuration = await skywave.configuration();
  const read = (item: ItemAnswer) => ({ ...item, content: readContent(item.content, configuration) });
  const { pins, items, nextCursor } = answer.data;
  return { ok: true, pins: pins.map(read), items: items.map(read), nextCursor };
}

function readContent(content: ContentAnswer, configuration: Configuration): LibraryContent {
  return "show" in content ? readShown(content, configuration) : readShown(content, configuration);
}

export type LibraryFiltersOutcome =
  | { ok: true; filters: CallOutput<"library", "getLibraryFilters"> }
  | CommonFailure;

/** By what the library can be narrowed down, and how much of it each leaves. */
export async function loadLibraryFilters(skywave: Skywave): Promise<LibraryFiltersOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "getLibraryFilters",
    input: {},
    expected: [],
  });
  return answer.ok ? { ok: true, filters: answer.data } : answer;
}

export type KeptOutcome = { ok: true; kept: CallOutput<"library", "listKept">["kept"] } | CommonFailure;

/** Which things the signed-in person keeps, by their ids: the last thousand of them. */
export async function loadKept(skywave: Skywave): Promise<KeptOutcome> {
  const answer = await ask(skywave, { domain: "library", name: "listKept", input: {}, expected: [] });
  return answer.ok ? { ok: true, kept: answer.data.kept } : answer;
}
