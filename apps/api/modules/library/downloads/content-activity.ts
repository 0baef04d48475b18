import type { CallAnswer, CallRequest } from "@skywave/contract";
import { keptUntil } from "@skywave/domain/catalogue/episodes";
import { episodeTypeOf } from "#modules/catalogue/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { type Contents, entryOf, itemIdOf } from "../contents/contents.ts";
import type { PresentContents, Reader } from "../contents/present-contents.ts";
import { onlyEpisodes } from "../episodes/list-episodes.ts";
import { notLater } from "../playback/playback-state.ts";
import type { ActivitiesRepository } from "./activities-repository.ts";
import type { DownloadsRepository } from "./downloads-repository.ts";

const MOST_OF_A_KIND = 1_000;

export interface ContentActivity {
  update(
    caller: PersonCaller,
    told: CallRequest<"library", "updateContentActivity">["body"],
  ): Promise<Outcome<undefined>>;
  /** Hands the downloads of another device of the person to the one that calls. */
  migrate(fromDeviceId: string, reader: Reader): Promise<Outcome<CallAnswer<"library", "migrateDownloads">>>;
}

/** What people do with things, and what their devices have downloaded. */
export function createContentActivity({
  activities,
  downloads,
  contents,
  present,
  clock,
}: {
  activities: ActivitiesRepository;
  downloads: DownloadsRepository;
  contents: Pick<Contents, "find">;
  present: Pick<PresentContents, "episodes">;
  clock: Clock;
}): ContentActivity {
  return {
    async update({ identityId, deviceId }, { activityType, happenedAt, ...ref }) {
      const [content] = await contents.find([ref]);
      if (activityType === "downloadRemoved") {
        // Also of what can be heard no longer.
        await downloads.remove({ identityId, deviceId, entityId: ref.entityId });
        return done(undefined);
      }
      if (content === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "content" });
      const at = notLater(happenedAt, clock.realNow());
      if (activityType !== "downloaded") {
        const { genre } = entryOf(content);
        const itemId = itemIdOf(ref);
        await activities.put({ identityId, activityType, itemId, genre, happenedAt: at }, MOST_OF_A_KIND);
        return done(undefined);
      }
      if (content.kind !== "episode") return invalid("entityType", "cannot_be_downloaded");
      const { episode, show } = content;
      await downloads.put({
        identityId,
        deviceId,
        entityId: episode.entityId,
        entityType: episodeTypeOf(show),
        downloadedAt: at,
        expiresAt: keptUntil(episode.endsAt),
      });
      return done(undefined);
    },

    async migrate(fromDeviceId, reader) {
      const { identityId, deviceId } = reader.caller;
      if (fromDeviceId === deviceId) return invalid("fromDeviceId", "same_device");
      const isDone = await downloads.migrate({ identityId, fromDeviceId, toDeviceId: deviceId });
      if (!isDone) return refuse("NOT_FOUND", { notFoundResourceType: "device" });
      const rows = await downloads.list(identityId, deviceId, clock.realNow());
      const episodes = onlyEpisodes(await contents.find(rows));
      return done({ downloads: await present.episodes(episodes, reader) });
    },
  };
}

function invalid(field: string, code: string) {
  return refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code }] });
}
