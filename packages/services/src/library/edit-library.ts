import type { CallOutput, ContentRef, LibraryEdit } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** What is named is not there, or not in the library any more; nothing was changed. */
type NotFound = { ok: false; code: "NOT_FOUND" };

export type EditLibraryOutcome =
  | { ok: true; item: CallOutput<"library", "updateLibrary"> }
  | NotFound
  | CommonFailure;

/** Keeps something, or keeps it no longer. Saying it again changes nothing. */
export async function editLibrary(skywave: Skywave, edit: LibraryEdit): Promise<EditLibraryOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "updateLibrary",
    input: { body: edit },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, item: answer.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

export type ChangeLibraryOutcome = { ok: true } | NotFound | CommonFailure;

/** Gives things of the library the order that they are named in, among the places that they have. */
export async function orderLibrary(
  skywave: Skywave,
  order: readonly ContentRef[],
): Promise<ChangeLibraryOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "bulkEditLibrary",
    input: { body: { order: order.map(onlyRef) } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

/** Pins these, in this order, and unpins all else. */
export async function pinInLibrary(
  skywave: Skywave,
  pins: readonly ContentRef[],
): Promise<ChangeLibraryOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "updatePinsState",
    input: { body: { pins: pins.map(onlyRef) } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

const onlyRef = ({ entityType, entityId }: ContentRef): ContentRef => ({ entityType, entityId });
