import type { CallRequest, ContentRef, PlaybackState } from "@skywave/contract";
import { keptUntil } from "@skywave/domain/catalogue/episodes";
import { episodeTypeOf } from "#modules/catalogue/index.ts";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { type Contents, type EpisodeContent, isEpisode } from "../contents/contents.ts";
import type { PlaybackStatesRepository } from "./playback-states-repository.ts";
import { serializePlaybackState } from "../contents/serialize-playback-state.ts";

export interface PlaybackStates {
  get(identityId: string, ref: ContentRef): Promise<Outcome<PlaybackState>>;
  update(
    identityId: string,
    ref: ContentRef,
    told: CallRequest<"playback", "updatePlaybackState">["body"],
  ): Promise<Outcome<PlaybackState>>;
}

/** Where people are in episodes: what they did last holds, on whichever device they did it. */
export function createPlaybackStates({
  contents,
  states,
  clock,
}: {
  contents: Pick<Contents, "find">;
  states: PlaybackStatesRepository;
  clock: Clock;
}): PlaybackStates {
  const findEpisode = async (ref: ContentRef): Promise<Outcome<EpisodeContent>> => {
    if (!isEpisode(ref.entityType)) return invalid("entityType", "has_no_position");
    const [content] = await contents.find([ref]);
    return content?.kind === "episode"
      ? done(content)
      : refuse("NOT_FOUND", { notFoundResourceType: "episode" });
  };
  return {
    async get(identityId, ref) {
      const found = await findEpisode(ref);
      if (!found.ok) return found;
      const [row] = await states.find(identityId, [ref.entityId]);
      return done(serializePlaybackState(row));
    },
    async update(identityId, ref, { positionInSeconds, isFinished, updatedAt }) {
      const found = await findEpisode(ref);
      if (!found.ok) return found;
      const { episode, show } = found.data;
      const { startsAt, endsAt } = episode;
      if (positionInSeconds > endsAt.since(startsAt).total("seconds"))
        return invalid("positionInSeconds", "beyond_the_end");
      const row = await states.put({
        identityId,
        entityId: ref.entityId,
        entityType: episodeTypeOf(show),
        genre: show.genre,
        positionInSeconds,
        isFinished,
        updatedAt: notLater(updatedAt, clock.realNow()),
        expiresAt: keptUntil(endsAt),
      });
      return done(serializePlaybackState(row));
    },
  };
}

/** When a device says that something was, as far as that can be: clocks go ahead of ours. */
export function notLater(told: string | undefined, now: Temporal.Instant): Temporal.Instant {
  if (told === undefined) return now;
  const at = Temporal.Instant.from(told).round("millisecond");
  return Temporal.Instant.compare(at, now) > 0 ? now : at;
}

function invalid(field: string, code: string) {
  return refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code }] });
}
