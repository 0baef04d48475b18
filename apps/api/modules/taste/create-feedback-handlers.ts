import { CHANNELS } from "@skywave/channels";
import { STATIONS } from "@skywave/channels/stations";
import { libraryOf, stationTracks } from "@skywave/sound";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { FeedbackRepository, Station } from "./taste-repository.ts";

type FeedbackHandlers = Pick<DomainHandlers<"taste">, "getStationFeedback" | "setStationFeedback">;

/** The calls about what somebody thinks of what a station plays. */
export function createFeedbackHandlers({
  feedback,
  clock,
}: {
  feedback: FeedbackRepository;
  clock: Clock;
}): FeedbackHandlers {
  const answer = async (identityId: string, station: Station, ids: readonly string[]) => {
    const rows = await feedback.list(identityId, station, ids);
    const known = new Map(
      rows.map(({ itemEntityId, isUp }) => [itemEntityId, isUp ? "up" : "down"] as const),
    );
    return done({
      feedback: ids.map((id) => ({ itemEntityId: id, value: known.get(id) ?? ("none" as const) })),
    });
  };
  return {
    getStationFeedback: async ({ params, query }, { caller }) => {
      const asked = readAsked(params, query.itemEntityIds);
      return asked.ok ? answer(caller.identityId, params, asked.data) : asked;
    },
    setStationFeedback: async ({ params, query, body }, { caller }) => {
      const asked = readAsked(params, query.itemEntityIds);
      if (!asked.ok) return asked;
      const change = { itemEntityIds: asked.data, value: body.value, at: clock.now() };
      await feedback.change(caller.identityId, params, change);
      return answer(caller.identityId, params, asked.data);
    },
  };
}

/** The ids of all that a channel or a station plays; undefined where there is none of that type and id. */
function playedBy({ contentEntityType, contentEntityId }: Station): ReadonlySet<string> | undefined {
  const channel =
    contentEntityType === "channel-linear"
      ? CHANNELS.find(({ number }) => String(number) === contentEntityId)
      : undefined;
  const station = STATIONS.find(({ type, id }) => type === contentEntityType && id === contentEntityId);
  const tracks = channel ? libraryOf(channel) : station && stationTracks(station);
  return tracks && new Set(tracks.map(({ id }) => id));
}

/** The items that are named, each once; all of them are in what the station plays. */
function readAsked(station: Station, itemEntityIds: string) {
  const played = playedBy(station);
  if (played === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "station" });
  const ids = [...new Set(itemEntityIds.split(","))];
  return ids.every((id) => played.has(id))
    ? done(ids)
    : refuse("NOT_FOUND", { notFoundResourceType: "item" });
}
