import type { CallAnswer, CallRequest } from "@skywave/contract";
import { keptUntil } from "@skywave/domain/catalogue/episodes";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { EpisodeContent } from "../contents/contents.ts";
import { cutPage, newestAfter, readCursor, TIME_KEY } from "../contents/page-cursor.ts";
import type { PresentContents, Reader } from "../contents/present-contents.ts";
import type { ShowEpisodes } from "../episodes/show-episodes.ts";
import type { NotificationReadsRepository } from "./notification-reads-repository.ts";

type Asked = CallRequest<"library", "getNotificationFilterView">["body"];

export interface Notifications {
  view(asked: Asked, reader: Reader): Promise<Outcome<CallAnswer<"library", "getNotifications">>>;
  filters(identityId: string): Promise<CallAnswer<"library", "getNotificationFilters">>;
  update(
    identityId: string,
    told: CallRequest<"library", "updateNotifications">["body"],
  ): Promise<Outcome<CallAnswer<"library", "updateNotifications">>>;
}

/** What there is to tell somebody: a fact of the schedule, by its id, and whether they have read it. */
interface Fact {
  id: string;
  content: EpisodeContent;
  isRead: boolean;
}

const VIEWS = new Map<string, (fact: Fact) => boolean>([
  ["all", () => true],
  ["unread", ({ isRead }) => !isRead],
  ["read", ({ isRead }) => isRead],
]);

/**
 * Tells people of new episodes of the shows that they keep. Nothing is sent or stored when one comes: which there are
 * follows from the schedule and from when each show was kept, and only what was read is written down.
 */
export function createNotifications({
  showEpisodes,
  reads,
  present,
}: {
  showEpisodes: Pick<ShowEpisodes, "ofReminding">;
  reads: NotificationReadsRepository;
  present: Pick<PresentContents, "episodes">;
}): Notifications {
  const listFacts = async (identityId: string): Promise<Fact[]> => {
    const contents = await showEpisodes.ofReminding(identityId);
    const read = new Set(await reads.list(identityId));
    return contents.map((content) => {
      const id = `newEpisode.${content.episode.entityId}`;
      return { id, content, isRead: read.has(id) };
    });
  };
  const countUnread = (facts: readonly Fact[]) => facts.filter(({ isRead }) => !isRead).length;
  return {
    async view({ cursor, resultSize, filterViewId }, reader) {
      const isInView = VIEWS.get(filterViewId);
      if (isInView === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "filterView" });
      const sort = `notifications ${filterViewId}`;
      const after = readCursor(cursor, sort, TIME_KEY);
      if (!after.ok) return after;
      const facts = await listFacts(reader.caller.identityId);
      const found = newestAfter(facts.filter(isInView), { after: after.data, size: resultSize, placeOf });
      const { page, nextCursor } = cutPage(found, resultSize, (fact) => ({ sort, ...placeOf(fact) }));
      const episodes = await present.episodes(
        page.map(({ content }) => content),
        reader,
      );
      return done({
        notifications: page.flatMap(({ id, isRead, content }, at) => {
          const happenedAt = content.episode.endsAt.toString();
          const episode = episodes[at];
          return episode === undefined
            ? []
            : [{ notificationId: id, notificationType: "newEpisode", happenedAt, isRead, episode } as const];
        }),
        unreadCount: countUnread(facts),
        nextCursor,
      });
    },

    async filters(identityId) {
      const facts = await listFacts(identityId);
      return {
        filterViews: [...VIEWS].map(([filterViewId, isInView]) => ({
          filterViewId,
          count: facts.filter(isInView).length,
        })),
      };
    },

    async update(identityId, { isRead, notificationIds }) {
      const facts = await listFacts(identityId);
      const named = facts.filter(({ id }) => notificationIds?.includes(id) ?? true);
      if (named.length < new Set(notificationIds).size)
        return refuse("NOT_FOUND", { notFoundResourceType: "notification" });
      if (isRead)
        await reads.add(
          named.map(({ id: notificationId, content: { episode } }) => ({
            identityId,
            notificationId,
            expiresAt: keptUntil(episode.endsAt),
          })),
        );
      else
        await reads.remove(
          identityId,
          named.map(({ id }) => id),
        );
      const changed = new Set(named);
      return done({
        unreadCount: countUnread(facts.map((fact) => (changed.has(fact) ? { ...fact, isRead } : fact))),
      });
    },
  };
}

/** The one that could be heard last comes first. */
const placeOf = ({ id, content: { episode } }: Fact) => ({ key: episode.endsAt.toString(), id });
