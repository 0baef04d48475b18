import type { Airing } from "@skywave/contract";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FakeSkywave, fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { createPlayer, type Player } from "../player/create-player.ts";
import { liveChannel, type Playable } from "../player/player-state.ts";
import type { OpenSound, SoundOptions } from "../sound/sound.ts";
import { PlayerContext } from "../player/use-player.ts";
import { PlayerBar } from "./player-bar.tsx";

/** What plays comes by import, which takes its time on a busy machine. */
const PATIENCE = { timeout: 20_000 };

const TEN = Date.UTC(2026, 10, 20, 10);
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, "0")}:00.000+0000`;
const airing = (id: string, minute: number): Airing => ({
  id,
  title: `Title ${id}`,
  artist: "Somebody",
  startsAt: at(minute),
  endsAt: at(minute + 3),
});
const EPISODE: Playable = {
  type: "episode-podcast",
  id: "one_2026-11-20",
  channelId: "74",
  title: "One Guest",
};
const STATION: Playable = { type: "channel-xtra", id: "slow-morning", channelId: "57" };
const NAME = { en: "Long Table", fr: "La grande table" };
const TUNED = {
  channelName: NAME,
  isEncrypted: true,
  access: { kind: "full" },
  tunedAt: at(0),
  next: airing("2", 3),
};
const TUNED_EPISODE = {
  ...TUNED,
  entityId: EPISODE.id,
  type: EPISODE.type,
  manifestUrl: "/sound/episodes/one_2026-11-20/full.m3u8",
  channelNumber: 74,
  nowPlaying: airing("1", 0),
  episode: { show: { entityId: "one", title: "One Guest" }, startsAt: at(0), endsAt: at(59) },
};
const inStation = (place: number) => ({
  ...TUNED,
  entityId: STATION.id,
  type: STATION.type,
  manifestUrl: `/sound/tracks/1/57-${place}/full.m3u8`,
  channelNumber: 57,
  nowPlaying: airing(`track ${place}`, 0),
  place,
});
const TUNED_CHANNEL = {
  ...TUNED,
  entityId: "74",
  type: "channel-linear",
  manifestUrl: "/sound/channels/74/web.m3u8",
  channelNumber: 74,
  nowPlaying: airing("1", 0),
};

interface Opened {
  fake: FakeSkywave;
  player: Player;
  sounds: SoundOptions[];
  sought: number[];
  rates: number[];
  closed: number;
}

function open(playable: Playable, answers: Record<string, unknown>): Opened {
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
  const opened: Opened = { fake, player, sounds: [], sought: [], rates: [], closed: 0 };
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

const soundOf = async ({ sounds }: Opened, count = 1) => {
  await vi.waitFor(() => expect(sounds).toHaveLength(count), PATIENCE);
  const sound = sounds.at(-1);
  if (sound === undefined) throw new Error("there is no sound");
  act(() => sound.onPlaying());
  await screen.findByRole("region", { name: "player.region" });
  return sound;
};
const made = ({ fake }: Opened, name: string) => fake.calls.filter((call) => call.name === name);
const button = (name: string) => screen.getByRole("button", { name });

afterEach(cleanup);

describe("an episode in the player", () => {
  it("begins at its start, under the name of its show, and says where it is", async () => {
    const opened = open(EPISODE, { tuneSource: TUNED_EPISODE });
    const sound = await soundOf(opened);
    expect([sound.manifestUrl, sound.startAt]).toEqual([TUNED_EPISODE.manifestUrl, 0]);
    act(() => sound.onPosition(125, 3_540));
    const bar = screen.getByRole("region", { name: "player.region" });
    expect(within(bar).getByRole("link", { name: "One Guest" }).getAttribute("href")).toBe(
      "/listen/show/one",
    );
    expect(within(bar).getByText("2:05")).toBeDefined();
    const slider = within(bar).getByRole("slider", { name: "player.position" });
    expect(slider.getAttribute("max")).toBe("3540");
    expect(opened.player.state.getState()).toMatchObject({ position: 125, duration: 3_540 });
  });

  it("goes to where somebody wants, and by some seconds on and back, within its length", async () => {
    const opened = open(EPISODE, { tuneSource: TUNED_EPISODE });
    const sound = await soundOf(opened);
    act(() => sound.onPosition(5, 3_540));
    fireEvent.click(button("player.back"));
    fireEvent.click(button("player.on"));
    fireEvent.change(screen.getByRole("slider", { name: "player.position" }), { target: { value: "3525" } });
    fireEvent.click(button("player.on"));
    expect(opened.sought).toEqual([0, 30, 3_525, 3_540]);
  });

  it("shows what was said there, and asks for what it does not know by its date", async () => {
    const around = {
      entityId: "74",
      name: NAME,
      access: { kind: "full" },
      at: at(30),
      airings: [airing("9", 30)],
    };
    const opened = open(EPISODE, { tuneSource: TUNED_EPISODE, lookaround: around });
    const sound = await soundOf(opened);
    act(() => sound.onHeard(TEN + 31 * 60_000));
    await vi.waitFor(() => expect(made(opened, "lookaround")).toHaveLength(1));
    expect(made(opened, "lookaround")[0]?.input).toMatchObject({ query: { at: at(31) } });
    await vi.waitFor(() => {
      act(() => sound.onHeard(TEN + 31 * 60_000 + 1_000));
      expect(screen.queryByText("Title 9 · Somebody")).not.toBeNull();
    });
  });

  it("is talked as fast as somebody wants, and music is not", async () => {
    const opened = open(EPISODE, { tuneSource: TUNED_EPISODE });
    await soundOf(opened);
    fireEvent.change(screen.getByRole("combobox", { name: "player.rate" }), { target: { value: "1.5" } });
    expect(opened.rates).toEqual([1.5]);
    act(() => opened.player.play({ ...EPISODE, type: "episode-audio" }));
    const music = await soundOf(opened, 2);
    expect(music.rate).toBe(1);
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("goes on where it was paused, and begins again once it was heard to its end", async () => {
    const opened = open(EPISODE, { tuneSource: TUNED_EPISODE });
    const sound = await soundOf(opened);
    act(() => sound.onPosition(90, 3_540));
    fireEvent.click(button("player.pause"));
    expect(await screen.findByText("player.paused-there")).toBeDefined();
    fireEvent.click(button("player.play"));
    const again = await soundOf(opened, 2);
    expect(again.startAt).toBe(90);
    act(() => again.onFinished());
    fireEvent.click(button("player.play"));
    expect((await soundOf(opened, 3)).startAt).toBe(0);
  });

  it("that is gone is no channel that is off the air", async () => {
    open(EPISODE, { tuneSource: refusal("NOT_FOUND") });
    expect(await screen.findByText("player.gone")).toBeDefined();
  });
});

describe("an episode that somebody has begun", () => {
  const PLACE = { entityType: EPISODE.type, entityId: EPISODE.id, isFinished: false, updatedAt: null };
  const openFor = (positionInSeconds: number, isFinished = false) => {
    const progress = { ...PLACE, positionInSeconds, isFinished };
    const opened = open(EPISODE, {
      tuneSource: TUNED_EPISODE,
      getPlaybackState: progress,
      updatePlaybackState: progress,
    });
    act(() => opened.fake.setSession("authenticated"));
    return opened;
  };
  const savedBy = (opened: Opened) =>
    made(opened, "updatePlaybackState").map(({ input }) => {
      const { positionInSeconds, isFinished } = (
        input as { body: typeof PLACE & { positionInSeconds: number } }
      ).body;
      return [positionInSeconds, isFinished];
    });

  it("goes on where they left it, and keeps where they are and where they stop", async () => {
    const opened = openFor(600);
    const sound = await soundOf(opened);
    await vi.waitFor(() => expect(opened.sought).toEqual([600]));
    act(() => sound.onPosition(610, 3_540));
    act(() => sound.onPosition(616, 3_540));
    act(() => sound.onPosition(620, 3_540));
    act(() => opened.player.pause());
    expect(savedBy(opened)).toEqual([
      [616, false],
      [620, false],
    ]);
  });

  it("begins again once it was heard, and is heard near its end", async () => {
    const opened = openFor(3_530, true);
    const sound = await soundOf(opened);
    await vi.waitFor(() => expect(made(opened, "getPlaybackState")).toHaveLength(1));
    act(() => sound.onPosition(3_515, 3_540));
    await vi.waitFor(() => expect(savedBy(opened)).toEqual([[3_515, true]]));
    act(() => sound.onFinished());
    expect(opened.sought).toEqual([]);
    expect(savedBy(opened)).toEqual([
      [3_515, true],
      [3_515, true],
    ]);
  });

  it("is not kept of whoever is not signed in", async () => {
    const opened = open(EPISODE, { tuneSource: TUNED_EPISODE });
    const sound = await soundOf(opened);
    act(() => sound.onPosition(120, 3_540));
    act(() => opened.player.pause());
    expect([made(opened, "getPlaybackState"), made(opened, "updatePlaybackState")]).toEqual([[], []]);
  });
});

describe("a station in the player", () => {
  it("of an artist is called as the catalogue calls it, and leads to their page", async () => {
    const artist = { type: "artist-station", id: "otis-bramble", channelId: "31" } as const;
    const tuneSource = {
      ...inStation(0),
      entityId: artist.id,
      type: artist.type,
      channelNumber: 31,
      stationName: { en: "Otis after dark", fr: "Otis, la nuit tombée" },
    };
    await soundOf(open(artist, { tuneSource }));
    const link = await screen.findByRole("link", { name: "Otis after dark" });
    expect(link.getAttribute("href")).toBe("/listen/artist/otis-bramble");
  });

  it("goes on and back by a track, each from the place where it is", async () => {
    const opened = open(STATION, { tuneSource: inStation(0), skip: inStation(1), previous: inStation(0) });
    await soundOf(opened);
    expect(await screen.findByText("Title track 0 · Somebody")).toBeDefined();
    fireEvent.click(button("player.skip"));
    expect((await soundOf(opened, 2)).manifestUrl).toBe("/sound/tracks/1/57-1/full.m3u8");
    expect(await screen.findByText("Title track 1 · Somebody")).toBeDefined();
    expect(opened.closed).toBe(1);
    fireEvent.click(button("player.previous-track"));
    await soundOf(opened, 3);
    const { type, id } = STATION;
    expect(made(opened, "skip")[0]?.input).toEqual({ body: { type, id, place: 0 } });
    expect(made(opened, "previous")[0]?.input).toEqual({ body: { type, id, place: 1 } });
  });

  it("goes on by itself once a track was heard to its end", async () => {
    const opened = open(STATION, { tuneSource: inStation(0), skip: inStation(1) });
    const sound = await soundOf(opened);
    act(() => sound.onFinished());
    await soundOf(opened, 2);
    expect(screen.getByText("Title track 1 · Somebody")).toBeDefined();
  });

  it("says SKIP_LIMIT_REACHED with when it skips again, and plays on", async () => {
    const opened = open(STATION, {
      tuneSource: inStation(0),
      skip: refusal("SKIP_LIMIT_REACHED", { skipsAgainAt: at(30) }),
    });
    await soundOf(opened);
    fireEvent.click(button("player.skip"));
    expect(await screen.findByText("player.no-more-skips")).toBeDefined();
    expect([opened.sounds.length, opened.closed]).toEqual([1, 0]);
    expect(button("player.pause")).toBeDefined();
  });

  it("that another device has taken, or that nobody reaches, says so", async () => {
    const opened = open(STATION, { tuneSource: inStation(0), skip: refusal("STREAM_ENDED") });
    await soundOf(opened);
    opened.fake.answers["streamsStatus"] = { state: "taken", streamsInUse: 3, mostStreams: 3 };
    fireEvent.click(button("player.skip"));
    expect(await screen.findByText("player.taken")).toBeDefined();
    cleanup();
    const other = open(STATION, { tuneSource: inStation(0), skip: lost() });
    await soundOf(other);
    fireEvent.click(button("player.skip"));
    expect(await screen.findByText("player.error.other")).toBeDefined();
  });
});

describe("a channel from the start of what is on", () => {
  it("is its show, or the track where none is on, and leads back to what is live", async () => {
    const replays = [refusal("NOT_FOUND"), TUNED_CHANNEL];
    const opened = open(liveChannel("74"), { tuneSource: TUNED_CHANNEL, replay: () => replays.shift() });
    const live = await soundOf(opened);
    expect(live.startAt).toBeUndefined();
    fireEvent.click(button("player.show-from-start"));
    expect((await soundOf(opened, 2)).startAt).toBe(0);
    expect(made(opened, "replay").map(({ input }) => input)).toMatchObject([
      { body: { id: "74", from: "show" } },
      { body: { id: "74", from: "airing" } },
    ]);
    fireEvent.click(button("player.to-live"));
    expect((await soundOf(opened, 3)).startAt).toBeUndefined();
  });

  it("is the track on a channel of music", async () => {
    const opened = open(liveChannel("31"), {
      tuneSource: { ...TUNED_CHANNEL, entityId: "31", channelNumber: 31 },
      replay: { ...TUNED_CHANNEL, entityId: "31", channelNumber: 31 },
    });
    await soundOf(opened);
    fireEvent.click(button("player.track-from-start"));
    await soundOf(opened, 2);
    expect(made(opened, "replay")[0]?.input).toMatchObject({ body: { id: "31", from: "airing" } });
  });
});
