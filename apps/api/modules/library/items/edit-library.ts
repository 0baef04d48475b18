import type { ContentRef, EditedItem, LibraryEdit } from "@skywave/contract";
import { episodesOf, keptUntil } from "@skywave/domain/catalogue/episodes";
import { wordsIn } from "@skywave/domain/catalogue/words-in";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { type Content, type Contents, entryOf, itemIdOf, refOf } from "../contents/contents.ts";
import type { EditsRepository, KeptRow } from "./edits-repository.ts";
import type { LibraryRow } from "./items-repository.ts";

/** What somebody wants of their library; the things that are ordered take the places that they have together. */
export interface LibraryEdits {
  edits: readonly LibraryEdit[];
  order?: readonly ContentRef[] | undefined;
}

export interface EditLibrary {
  /** All of it, or nothing where anything named is not there. */
  edit(identityId: string, edits: LibraryEdits): Promise<Outcome<EditedItem[]>>;
  pin(identityId: string, pins: readonly ContentRef[]): Promise<Outcome<{ pins: ContentRef[] }>>;
}

/** Changes what people keep. */
export function createEditLibrary({
  contents,
  items,
  clock,
}: {
  contents: Pick<Contents, "find">;
  items: EditsRepository;
  clock: Clock;
}): EditLibrary {
  return {
    async edit(identityId, { edits, order = [] }) {
      // Of several edits of one thing the last holds.
      const last = [...new Map(edits.map((edit) => [itemIdOf(edit), edit])).values()];
      const keeping = last.filter(({ action }) => action === "keep");
      const found = await contents.find(keeping);
      if (found.length < keeping.length) return notFound("content");
      const now = clock.realNow();
      const rows = found.map((content) => rowOf(content, { identityId, now, edits: keeping }));
      const orderedIds = unique(order);
      return items.inTurn(identityId, async () => {
        const removed = last.filter(({ action }) => action === "remove").map(itemIdOf);
        const ordered = await items.find(identityId, orderedIds);
        const willBeThere = new Set([...ordered, ...rows].map(({ itemId }) => itemId));
        for (const itemId of removed) willBeThere.delete(itemId);
        if (!orderedIds.every((itemId) => willBeThere.has(itemId))) return notFound("libraryItem");
        await items.keep(rows);
        await items.remove(identityId, removed);
        if (orderedIds.length > 0) await items.order(identityId, orderedIds);
        const kept = new Map(
          (await items.find(identityId, last.map(itemIdOf))).map((row) => [row.itemId, row]),
        );
        return done(edits.map((edit) => serialize(edit, kept.get(itemIdOf(edit)))));
      });
    },

    async pin(identityId, pins) {
      const itemIds = unique(pins);
      return items.inTurn(identityId, async () => {
        const kept = await items.find(identityId, itemIds);
        if (kept.length < itemIds.length) return notFound("libraryItem");
        await items.setPins(identityId, itemIds);
        const places = new Map(kept.map((row) => [row.itemId, row]));
        return done({
          pins: itemIds.flatMap((itemId) => {
            const row = places.get(itemId);
            return row === undefined ? [] : [{ entityType: row.entityType, entityId: row.entityId }];
          }),
        });
      });
    },
  };
}

function rowOf(
  content: Content,
  { identityId, now, edits }: { identityId: string; now: Temporal.Instant; edits: readonly LibraryEdit[] },
): KeptRow {
  const ref = refOf(content);
  const itemId = itemIdOf(ref);
  const { title, genre } = entryOf(content);
  const isReminding = edits.find((edit) => itemIdOf(edit) === itemId)?.isReminding;
  return {
    identityId,
    itemId,
    ...ref,
    plainTitle: wordsIn(title).join(" "),
    genre,
    keptAt: now,
    isReminding: ref.entityType === "show" ? isReminding : undefined,
    remindsSince: content.kind === "entry" && ref.entityType === "show" ? newestOf(content.entry, now) : null,
    expiresAt: content.kind === "episode" ? keptUntil(content.episode.endsAt) : null,
  };
}

/** When the newest episode of a show began: it is the first that whoever keeps the show is told of. */
export function newestOf(
  { entityId, airs }: Pick<ReturnType<typeof entryOf>, "entityId" | "airs">,
  now: Temporal.Instant,
): Temporal.Instant {
  const [newest] = episodesOf({ id: entityId, airs }, now);
  return newest?.startsAt ?? now;
}

function serialize({ entityType, entityId }: ContentRef, row: LibraryRow | undefined): EditedItem {
  return {
    entityType,
    entityId,
    isKept: row !== undefined,
    keptAt: row?.keptAt.toString() ?? null,
    isReminding: row?.isReminding ?? false,
  };
}

const unique = (refs: readonly ContentRef[]) => [...new Set(refs.map(itemIdOf))];
const notFound = (notFoundResourceType: "content" | "libraryItem") =>
  refuse("NOT_FOUND", { notFoundResourceType });
