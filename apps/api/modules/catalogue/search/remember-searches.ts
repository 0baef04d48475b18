import type { CallAnswer, EntityType } from "@skywave/contract";
import { wordsIn } from "@skywave/domain/catalogue/words-in";
import type { Clock } from "#platform/clock.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { CatalogueRepository, FoundEntry } from "../catalogue-repository.ts";
import { TREND } from "../trend.ts";
import type { Search, SearchesRepository } from "./searches-repository.ts";

const KEPT = { hours: 90 * 24 };
const MOST_OF_ONE_PERSON = 50;

interface Searcher {
  identityId: string | null;
  deviceId: string;
}

export interface RememberSearches {
  /** Keeps what somebody looked for, if they are signed in, and counts what anybody found. */
  remember(searcher: Searcher, query: string, best: FoundEntry | undefined): Promise<void>;
  list(
    identityId: string,
    asked: { resultSize: number; entityType?: EntityType | undefined },
  ): Promise<Search[]>;
  forget(identityId: string, query?: string): Promise<void>;
  trending(asked: {
    resultSize: number;
    entityType?: EntityType | undefined;
  }): Promise<CallAnswer<"search", "getTrendingSearches">>;
  removeExpired(): Promise<void>;
}

/** What people have looked for: each sees their own, and everybody what most of them found. */
export function createRememberSearches({
  searches,
  catalogue,
  secrets,
  clock,
}: {
  searches: SearchesRepository;
  catalogue: Pick<CatalogueRepository, "find">;
  secrets: Pick<Secrets, "sign">;
  clock: Clock;
}): RememberSearches {
  const keptSince = () => clock.now().subtract(KEPT);
  const trendSince = () => clock.today().subtract({ days: TREND.days }).toString();

  return {
    async remember({ identityId, deviceId }, query, best) {
      const { entityType = null, entityId = null } = best ?? {};
      const plainQuery = wordsIn(query).join(" ");
      if (plainQuery === "") return;
      const searchedAt = clock.now();
      if (identityId !== null) {
        const search = { identityId, plainQuery, query, entityType, entityId, searchedAt };
        await searches.keep(search, MOST_OF_ONE_PERSON);
      }
      if (entityType === null || entityId === null) return;
      const day = clock.today().toString();
      // The same on each day, so that one device that looks for something every day is not taken for many.
      const deviceDigest = secrets.sign("search-count", deviceId);
      await searches.count({ day, entityType, entityId, deviceDigest });
    },

    list: (identityId, { resultSize, entityType }) =>
      searches.list(identityId, { size: resultSize, since: keptSince(), entityType }),

    forget: (identityId, query) =>
      searches.forget(identityId, query === undefined ? undefined : wordsIn(query).join(" ")),

    async trending({ resultSize, entityType }) {
      const found = await searches.listTrending({
        since: trendSince(),
        leastDevices: TREND.leastDevices,
        size: resultSize,
        entityType,
      });
      const ids = (kind: EntityType) =>
        found.filter((one) => one.entityType === kind).map(({ entityId }) => entityId);
      const entries = (
        await Promise.all(
          (["channel-linear", "show", "artist-station"] as const).map((kind) =>
            catalogue.find(kind, ids(kind)),
          ),
        )
      ).flat();
      // One that the catalogue has no more is nothing to look for.
      return {
        searches: found.flatMap((one) => {
          const entry = entries.find(
            ({ entityType: kind, entityId }) => kind === one.entityType && entityId === one.entityId,
          );
          return entry === undefined ? [] : [{ query: entry.title, ...one }];
        }),
      };
    },

    removeExpired: () => searches.removeExpired({ searchedAt: keptSince(), day: trendSince() }),
  };
}
