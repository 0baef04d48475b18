import { CHANNELS } from "@skywave/channels";
import { loadEpisodes } from "@skywave/services/listening/load-episodes";
import { episodeTitle } from "#content/on-air/episode-title.ts";
import {
  isEpisode,
  isStation,
  liveChannel,
  type Playable,
  stationOf,
} from "#features/listening/player/player-state.ts";
import { usePlayer, usePlayerState } from "#features/listening/player/use-player.ts";
import { NextUpLine } from "#features/next-up/next-up-line.tsx";
import type { QueuedItem } from "#features/next-up/use-next-up.ts";
import { ThumbsInPlayer } from "#features/taste/thumbs-in-player.tsx";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";

/** What stands in the player beside the sound itself: thumbs for what is heard, and what comes next. */
export function PlayerExtras() {
  const playable = usePlayerState((state) => state.playable);
  if (playable === undefined) return null;
  return (
    <>
      {isEpisode(playable) ? null : <Rating playable={playable} />}
      <Next playable={playable} />
    </>
  );
}

function Rating({ playable }: { playable: Playable }) {
  const airing = usePlayerState((state) => state.airing);
  const signedIn = useSession(isSignedIn);
  // Whatever station a track is heard in, it is of the channel that its id begins with.
  const [number = ""] = airing?.id.split("-") ?? [];
  const channel = CHANNELS.find((each) => String(each.number) === number);
  if (!signedIn || airing === undefined || channel === undefined) return null;
  const { id } = playable;
  const station = isStation(playable)
    ? { type: playable.type, id }
    : { type: "channel-linear" as const, id: String(channel.number) };
  return (
    <ThumbsInPlayer
      key={`${station.type} ${station.id}`}
      station={station}
      heard={{ itemId: airing.id, title: airing.title, channel: channel.name }}
    />
  );
}

function Next({ playable }: { playable: Playable }) {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  const player = usePlayer();
  const isFinished = usePlayerState((state) => state.isFinished);
  const following = useFollowing(playable);

  async function play(item: QueuedItem) {
    const { entityType, entityId, channel } = item;
    const channelId = String(channel.number);
    if (entityType === "episode-audio" || entityType === "episode-podcast")
      return player.play({ type: entityType, id: entityId, channelId, title: item.title });
    if (entityType === "artist-station") return player.play(stationOf(item));
    if (entityType === "show" && item.onAir?.isOnNow !== true) {
      const outcome = await loadEpisodes(skywave, entityId, { before: 1 });
      const [newest] = outcome.ok ? outcome.episodes : [];
      if (newest !== undefined)
        return player.play({
          type: newest.type,
          id: newest.id,
          channelId,
          title: episodeTitle(newest, locale),
        });
    }
    return player.play(liveChannel(channelId));
  }

  return (
    <NextUpLine
      playingId={playable.id}
      isFinished={isFinished}
      following={following}
      onPlay={(item) => void play(item)}
    />
  );
}

/** The episode that came after the one that plays. */
function useFollowing(playable: Playable) {
  const { id } = playable;
  const { locale } = useTranslate();
  const player = usePlayer();
  const { latest } = useServerData({
    area: "listening",
    verb: "loadFollowing",
    params: [id],
    ask: (skywave) => loadEpisodes(skywave, id, { before: 0, after: 1 }),
    isWanted: isEpisode(playable),
    follows: true,
  });
  const episode = latest?.episodes.find((each) => each.id !== id && each.access.kind !== "locked");
  if (episode === undefined) return undefined;
  const { type, channelId, airedAt } = episode;
  const title = episodeTitle(episode, locale);
  const day = formatInstantDay(new Date(airedAt).toISOString(), locale);
  return {
    title: `${title}, ${day}`,
    play: () => player.play({ type, id: episode.id, channelId, title }),
  };
}
