import type { BrowseContainer, BrowseItem, BrowseSet, CallAnswer, ListeningAccess } from "@skywave/contract";
import { EntityType } from "@skywave/contract/catalogue/catalogue-item";
import { airingAt, airingsFrom } from "@skywave/domain/catalogue/airing";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { CatalogueRepository, FoundEntry } from "../catalogue-repository.ts";
import type { RememberedEditorial } from "../editions/remember-editorial.ts";
import { TREND } from "../trend.ts";
import { serializeEntry } from "../serialize-entry.ts";
import { type Asked, type SetPlace, writeContainerUrl, writePaginationUrl } from "./browse-urls.ts";
import {
  containersAround,
  containersOf,
  type FoundContainer,
  type FoundSet,
  openContainer,
  readContainerId,
} from "./containers.ts";

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

export interface BrowseNeeds {
  catalogue: Pick<CatalogueRepository, "find" | "list">;
  readEditorial(): Promise<RememberedEditorial>;
  accessOf(caller: SessionCaller): Promise<AccessTo>;
  clock: Clock;
}

/** Shows an edition of the catalogue by pages, in a language, to somebody who may hear a part of it. */
export function createBrowseCatalogue(needs: BrowseNeeds): BrowseCatalogue {
  const { catalogue, readEditorial, accessOf, clock } = needs;
  const { serialize, readSet } = createReadSet(catalogue, clock);

  /** Undefined of one that there is not, and of one about a channel that has left the catalogue. */
  const findContainer = async (
    containerId: string,
    { locale }: Asked,
  ): Promise<FoundContainer | undefined> => {
    const { editorial } = await readEditorial();
    const read = readContainerId(editorial, containerId);
    if (read === undefined) return undefined;
    const { definition, channelNumber } = read;
    const popularSince = clock.today().subtract({ days: TREND.days }).toString();
    if (channelNumber === undefined)
      return openContainer(definition, { locale, about: undefined, popularSince });
    const [about] = await catalogue.find("channel-linear", [String(channelNumber)]);
    return about && openContainer(definition, { locale, about, popularSince });
  };
  const readContainer = async (containerId: string, asked: Asked, accessTo: AccessTo) => {
    const found = await findContainer(containerId, asked);
    if (found === undefined) return undefined;
    const sets: BrowseSet[] = [];
    for (const set of found.sets) {
      const place = { containerId, setId: set.setId, after: 0, asked };
      sets.push(await readSet(set, place, accessTo));
    }
    const { title } = found;
    return { containerId, title, containerUrl: writeContainerUrl(containerId, asked), sets };
  };
  /** A page of the brand, or that of a channel, a show or an artist. */
  const findPage = async ({ entityType, entityId }: Page, { locale }: Asked) => {
    const { editorial } = await readEditorial();
    const page = containersOf(editorial, { entityType, entityId, locale });
    if (page !== undefined) return { ...page, entry: undefined };
    const kind = EntityType.safeParse(entityType).data;
    const [entry] = kind === undefined ? [] : await catalogue.find(kind, [entityId]);
    if (entry === undefined) return undefined;
    return { title: undefined, containerIds: containersAround(editorial, entry), entry };
  };

  return {
    page: async ({ entityType, entityId }, asked, caller) => {
      const found = await findPage({ entityType, entityId }, asked);
      if (found === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "page" });
      const accessTo = await accessOf(caller);
      const containers: BrowseContainer[] = [];
      for (const containerId of found.containerIds) {
        const container = await readContainer(containerId, asked, accessTo);
        if (container?.sets.some(({ items }) => items.length > 0) === true) containers.push(container);
      }
      const item = found.entry === undefined ? null : serialize(found.entry, asked, accessTo);
      return done({
        entityType,
        entityId,
        title: found.title ?? item?.title ?? "",
        item,
        airings: airingsOf(found.entry, clock.now()),
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
      const container = await findContainer(place.containerId, place.asked);
      if (container === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "container" });
      const set = container.sets.find(({ setId }) => setId === place.setId);
      if (set === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "set" });
      return done(await readSet(set, place, await accessOf(caller)));
    },
  };
}

/** Reads what sets list, a part at a time. */
function createReadSet(catalogue: Pick<CatalogueRepository, "list">, clock: Clock) {
  const entriesOf = async ({ source }: FoundSet, { from, size }: { from: number; size: number }) => {
    if (source.kind === "byAiring") {
      const shows = await catalogue.list(
        { entityType: "show", hasTimes: true },
        { from: 0, size: MOST_BY_AIRING },
      );
      return byAiring(shows, clock.now()).slice(from, from + size);
    }
    const { kind: _kind, ...which } = source;
    if (which.named === undefined) return catalogue.list(which, { from, size });
    // In the order of whoever chose them.
    const chosen = which.named.slice(from, from + size);
    const entries = await catalogue.list({ named: chosen }, { from: 0, size });
    return chosen.flatMap(
      (one) =>
        entries.find((each) => each.entityType === one.entityType && each.entityId === one.entityId) ?? [],
    );
  };
  const serialize = (entry: FoundEntry, { locale }: Asked, accessTo: AccessTo): BrowseItem => ({
    ...serializeEntry(entry, { locale, now: clock.now() }),
    access: accessTo(entry.channelNumber),
  });
  return {
    serialize,
    readSet: async (set: FoundSet, place: SetPlace, accessTo: AccessTo): Promise<BrowseSet> => {
      const { asked, after } = place;
      const size = asked.itemCount;
      // One more says whether anything comes after these.
      const entries = await entriesOf(set, { from: after, size: size + 1 });
      const items = entries.slice(0, size).map((entry) => serialize(entry, asked, accessTo));
      const paginationUrl =
        entries.length > size ? writePaginationUrl({ ...place, after: after + size }) : null;
      return { setId: set.setId, title: set.title, items, paginationUrl };
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
