import type { Airing } from "@skywave/contract";
import { act, screen } from "@testing-library/react";
import { expect, vi } from "vitest";
import { createPlayer, type Player } from "#features/listening/player/create-player.ts";
import type { Playable } from "#features/listening/player/player-state.ts";
import type { OpenSound, SoundOptions } from "#features/listening/sound/sound.ts";
import { PlayerContext } from "#features/listening/player/use-player.ts";
import { type FakeSkywave, fakeSkywave } from "./fake-skywave.ts";
import { renderPage } from "./render-page.tsx";
import { PlayerBar } from "#features/listening/player-bar/player-bar.tsx";

/** What plays comes by import, which takes its time on a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** The hour in which all of it is on. */
export const TEN = Date.UTC(2026, 10, 20, 10);
export const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, "0")}:00.000+0000`;
export const airing = (id: string, minute: number): Airing => ({
  id,
  title: `Title ${id}`,
  artist: "Somebody",
  startsAt: at(minute),
  endsAt: at(minute + 3),
});
export const EPISODE: Playable = {
  type: "episode-podcast",
  id: "one_2026-11-20",
  channelId: "74",
  title: "One Guest",
};
export const STATION: Playable = { type: "channel-xtra", id: "slow-morning", channelId: "57" };
export const NAME = { en: "Long Table", fr: "La grande table" };
const TUNED = {
  channelName: NAME,
  isEncrypted: true,
  access: { kind: "full" },
  tunedAt: at(0),
  next: airing("2", 3),
};
export const TUNED_EPISODE = {
  ...TUNED,
  entityId: EPISODE.id,
  type: EPISODE.type,
  manifestUrl: "/sound/episodes/one_2026-11-20/full.m3u8",
  channelNumber: 74,
  nowPlaying: airing("1", 0),
  episode: {
    entityId: "one_2026-03-10",
    show: { entityId: "one", title: "One Guest", name: { en: "One Guest", fr: "One Guest" } },
    startsAt: at(0),
    endsAt: at(59),
  },
};
export const inStation = (place: number) => ({
  ...TUNED,
  entityId: STATION.id,
  type: STATION.type,
  manifestUrl: `/sound/tracks/1/57-${place}/full.m3u8`,
  channelNumber: 57,
  nowPlaying: airing(`track ${place}`, 0),
  place,
});
export const TUNED_CHANNEL = {
  ...TUNED,
  entityId: "74",
  type: "channel-linear",
  manifestUrl: "/sound/channels/74/web.m3u8",
  channelNumber: 74,
  nowPlaying: airing("1", 0),
};

/** A player over answers that a test gives, with what became of its sound. */
export interface OpenedPlayer {
  fake: FakeSkywave;
  player: Player;
  sounds: SoundOptions[];
  sought: number[];
  rates: number[];
  closed: number;
}

/** Plays something in a bar of its own; the sound of it is the test’s. */
export function openPlayerBar(playable: Playable, answers: Record<string, unknown>): OpenedPlayer {
  const fake = fakeSkywave({
    streamsStatus: { state: "playing", streamsInUse: 1, mostStreams: 3 },
    ...answers,
  });
  Object.assign(fake.skywave, { delay: () => new Promise(() => undefined) });
  const openSound: OpenSound = async (options) => {
    opened.sounds.push(options);
    return {
      start: async () => "started",
      setVolume: () => undefined,
      seek: (position) => void opened.sought.push(position),
      setRate: (rate) => void opened.rates.push(rate),
      close: () => void (opened.closed += 1),
    };
  };
  const player = createPlayer(fake.skywave, openSound);
  const opened: OpenedPlayer = { fake, player, sounds: [], sought: [], rates: [], closed: 0 };
  renderPage(
    () => (
      <PlayerContext value={player}>
        <PlayerBar onLeave={() => undefined} />
      </PlayerContext>
    ),
    { fake },
  );
  act(() => player.play(playable));
  return opened;
}

export const soundOf = async ({ sounds }: OpenedPlayer, count = 1) => {
  await vi.waitFor(() => expect(sounds).toHaveLength(count), PATIENCE);
  const sound = sounds.at(-1);
  if (sound === undefined) throw new Error("there is no sound");
  act(() => sound.onPlaying());
  await screen.findByRole("region", { name: "player.region" });
  return sound;
};
export const made = ({ fake }: OpenedPlayer, name: string) => fake.calls.filter((call) => call.name === name);
