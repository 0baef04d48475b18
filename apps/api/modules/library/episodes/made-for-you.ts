import { CATEGORY_OF } from "@skywave/channels";
import type { CallAnswer, CallRequest, EntityType } from "@skywave/contract";
import { z } from "zod";
import type { Catalogue, FoundEntry } from "#modules/catalogue/index.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import { itemIdOf } from "../contents/contents.ts";
import { cutPage, readCursor } from "../contents/page-cursor.ts";
import type { PresentContents, Reader } from "../contents/present-contents.ts";
import type { LikesRepository } from "./likes-repository.ts";

/** What somebody cares for most says more than all of it. */
const MOST_GENRES = 5;
/** Of each of the two kinds; far more than a catalogue has of a few genres. */
const MOST_OF_A_KIND = 500;
const KINDS: readonly EntityType[] = ["show", "channel-linear"];

export type MadeForYou = (
  asked: CallRequest<"library", "getMadeForYou">["query"],
  reader: Reader,
) => Promise<Outcome<CallAnswer<"library", "getMadeForYou">>>;

/**
 * Suggests what is of the genres that somebody keeps and plays most, the dearest first, and then what one looks for in
 * the same places: shows, then channels, without what they keep or have dismissed. Nothing is suggested to whoever has
 * shown no liking yet.
 */
export function createMadeForYou({
  catalogue,
  likes,
  present,
}: {
  catalogue: Pick<Catalogue, "entries">;
  likes: LikesRepository;
  present: Pick<PresentContents, "entries">;
}): MadeForYou {
  const sort = "made for you";
  return async ({ cursor, resultSize }, reader) => {
    const after = readCursor(cursor, sort, z.int().min(0));
    if (!after.ok) return after;
    const { identityId } = reader.caller;
    const reasons = reasonsOf(await likes.listGenres(identityId, MOST_GENRES));
    if (reasons.size === 0) return done({ items: [], nextCursor: null });
    const genres = [...reasons.keys()];
    const lists: FoundEntry[][] = [];
    for (const entityType of KINDS)
      lists.push(await catalogue.entries.list({ entityType, genres }, { from: 0, size: MOST_OF_A_KIND }));
    const all = lists.flat();
    const known = new Set(await likes.listKnown(identityId, all.map(itemIdOf)));
    const rank = ({ genre }: FoundEntry) => genres.indexOf(genre);
    const suggested = all
      .map((entry, at) => ({ entry, key: rank(entry) * all.length + at, id: itemIdOf(entry) }))
      .filter(({ key, id }) => !known.has(id) && (after.data === undefined || key > after.data.key))
      .toSorted((one, other) => one.key - other.key);
    const { page, nextCursor } = cutPage(suggested, resultSize, ({ key, id }) => ({ sort, key, id }));
    const shown = await present.entries(
      page.map(({ entry }) => entry),
      reader,
    );
    return done({
      items: shown.map((content) => ({ content, because: reasons.get(content.genre) ?? content.genre })),
      nextCursor,
    });
  };
}

/** Every genre that is suggested, the dearest first, with the one that somebody likes and that leads to it. */
function reasonsOf(liked: readonly string[]): Map<string, string> {
  const reasons = new Map(liked.map((genre) => [genre, genre]));
  const categories: Readonly<Record<string, string>> = CATEGORY_OF;
  const all = Object.keys(CATEGORY_OF);
  for (const genre of liked)
    for (const other of all)
      if (categories[other] === categories[genre] && !reasons.has(other)) reasons.set(other, genre);
  return reasons;
}
