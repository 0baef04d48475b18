import type { BrowseContainer, BrowseItem, BrowseSet, CallAnswer, ListeningAccess } from "@skywave/contract";
import { airingAt, airingsFrom } from "@skywave/domain/catalogue/airing";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { CatalogueRepository, FoundEntry } from "../catalogue-repository.ts";
import { serializeEntry } from "../serialize-entry.ts";
import { type Asked, type SetPlace, writeContainerUrl, writePaginationUrl } from "./browse-urls.ts";
import { findContainer, findPage, type SetDefinition } from "./containers.ts";

/** Whoever has more shows than that lists the first of them by when they are on. */
const MOST_BY_AIRING = 500;
/** A week of a show that is on from Monday to Friday. */
const MOST_AIRINGS = 5;

/** Whether somebody may hear a channel, by its number. */
export type AccessTo = (channelNumber: number) => ListeningAccess;

export interface Page {
  entityType: string;
  entityId: string;
}

export interface BrowseCatalogue {
  page(page: Page, asked: Asked, caller: SessionCaller): Promise<Outcome<CallAnswer<"browse", "getPage">>>;
  container(containerId: string, asked: Asked, caller: SessionCaller): Promise<Outcome<BrowseContainer>>;
  segment(place: SetPlace, caller: SessionCaller): Promise<Outcome<BrowseSet>>;
}

/** Shows the catalogue by pages, in a language, to somebody who may hear a part of it. */
export function createBrowseCatalogue(dependencies: {
  catalogue: Pick<CatalogueRepository, "find" | "list">;
  accessOf(caller: SessionCaller): Promise<AccessTo>;
  clock: Clock;
}): BrowseCatalogue {
  const { catalogue, accessOf, clock } = dependencies;

  const entriesOf = async ({ source }: SetDefinition, { from, size }: { from: number; size: number }) => {
    if (source.kind === "listed") return catalogue.list(source, { from, size });
    const shows = await catalogue.list({ entityType: "show" }, { from: 0, size: MOST_BY_AIRING });
    return byAiring(shows, clock.now()).slice(from, from + size);
  };
  const serialize = (entry: FoundEntry, { locale }: Asked, accessTo: AccessTo): BrowseItem => ({
    ...serializeEntry(entry, { locale, now: clock.now() }),
    access: accessTo(entry.channelNumber),
  });
  const readSet = async (set: SetDefinition, place: SetPlace, accessTo: AccessTo): Promise<BrowseSet> => {
    const { asked, after } = place;
    const size = asked.itemCount;
    // One more says whether anything comes after these.
    const entries = await entriesOf(set, { from: after, size: size + 1 });
    const items = entries.slice(0, size).map((entry) => serialize(entry, asked, accessTo));
    const paginationUrl =
      entries.length > size ? writePaginationUrl({ ...place, after: after + size }) : null;
    return { setId: set.setId, title: set.title, items, paginationUrl };
  };
  const readContainer = async (containerId: string, asked: Asked, accessTo: AccessTo) => {
    const found = findContainer(containerId, asked.locale);
    if (found === undefined) return undefined;
    const sets: BrowseSet[] = [];
    for (const set of found.sets) {
      const place = { containerId, setId: set.setId, after: 0, asked };
      sets.push(await readSet(set, place, accessTo));
    }
    const { title } = found;
    return { containerId, title, containerUrl: writeContainerUrl(containerId, asked), sets };
  };

  return {
    page: async ({ entityType, entityId }, asked, caller) => {
      const found = findPage(entityType, entityId, asked.locale);
      if (found === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "page" });
      const accessTo = await accessOf(caller);
      const containers: BrowseContainer[] = [];
      for (const containerId of found.containerIds) {
        const container = await readContainer(containerId, asked, accessTo);
        if (container?.sets.some(({ items }) => items.length > 0) === true) containers.push(container);
      }
      const [entry] = found.isOf === undefined ? [] : await catalogue.find(found.isOf, [entityId]);
      return done({
        entityType,
        entityId,
        title: found.title,
        item: entry === undefined ? null : serialize(entry, asked, accessTo),
        airings: airingsOf(entry, clock.now()),
        containers,
      });
    },
    container: async (containerId, asked, caller) => {
      const container = await readContainer(containerId, asked, await accessOf(caller));
      return container === undefined
        ? refuse("NOT_FOUND", { notFoundResourceType: "container" })
        : done(container);
    },
    segment: async (place, caller) => {
      const container = findContainer(place.containerId, place.asked.locale);
      if (container === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "container" });
      const set = container.sets.find(({ setId }) => setId === place.setId);
      if (set === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "set" });
      return done(await readSet(set, place, await accessOf(caller)));
    },
  };
}

function airingsOf(entry: FoundEntry | undefined, now: Temporal.Instant) {
  const airs = entry?.airs ?? null;
  if (airs === null) return [];
  return airingsFrom(airs, now, MOST_AIRINGS).map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toString(),
    endsAt: endsAt.toString(),
  }));
}

/** Shows that are on first, then the others by when they begin. */
function byAiring(shows: readonly FoundEntry[], now: Temporal.Instant): FoundEntry[] {
  return shows
    .flatMap((show) => {
      const airing = show.airs === null ? undefined : airingAt(show.airs, now);
      return airing === undefined ? [] : [{ show, airing }];
    })
    .toSorted(({ airing: a }, { airing: b }) => Temporal.Instant.compare(a.startsAt, b.startsAt))
    .map(({ show }) => show);
}
