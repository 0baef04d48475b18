import { CHANNELS } from "@skywave/channels";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OnAirList } from "#features/listening/on-air/on-air-list.tsx";
import { OneChannel } from "#features/listening/one-channel/one-channel.tsx";
import { createPlayer } from "#features/listening/player/create-player.ts";
import { liveChannel, type Playable } from "#features/listening/player/player-state.ts";
import { PlayerContext } from "#features/listening/player/use-player.ts";
import { PlayerBar } from "#features/listening/player-bar/player-bar.tsx";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { HearFirstChannel } from "./front-door-sound.tsx";

const AIRING = {
  id: "12-1",
  title: "Slow Train",
  artist: "Ida",
  startsAt: "2026-11-21T12:00:00.000+0000",
  endsAt: "2026-11-21T12:03:00.000+0000",
};
const AROUND = {
  entityId: "12",
  name: { en: "Attic Tapes", fr: "Attic Tapes" },
  access: { kind: "full" },
  at: AIRING.startsAt,
  airings: [AIRING],
};
const listOf = (channel: string | undefined) => `/sound/channels/${channel}/low/live.m3u8`;
const numberAt = (place: number) => String(CHANNELS.at(place)?.number);

let fetched: string[];
beforeEach(() => {
  fetched = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    return new Response("");
  });
});
// What a press loads has to be there before the test environment goes.
afterEach(async () => {
  await Promise.all([import("#features/listening/player/play-source.ts"), import("./draw-whole-player.tsx")]);
  cleanup();
  vi.unstubAllGlobals();
});
const lists = () => fetched.filter((url) => url.endsWith("/low/live.m3u8"));

/** A page with a player whose tuning is not answered: what is fetched was asked for before that. */
function open(page: ReactNode, playing?: Playable, answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({
    lookaround: AROUND,
    getLocalizations: { dictionaries: { listening: {}, taste: {} } },
    liveUpdate: { at: AIRING.startsAt, channels: [] },
    tuneSource: () => new Promise(() => undefined),
    replay: () => new Promise(() => undefined),
    streamsStatus: { state: "stopped", streamsInUse: 0, mostStreams: 3 },
    ...answers,
  });
  const player = createPlayer(fake.skywave, async () => "unsupported");
  renderPage(
    () => (
      <PlayerContext value={player}>
        <Suspense>{page}</Suspense>
      </PlayerContext>
    ),
    { fake },
  );
  if (playing !== undefined) act(() => player.play(playing));
  return { fake, player };
}
const bar = <PlayerBar onLeave={() => undefined} />;
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

it("asks for the list of a channel at the press on its own page", async () => {
  const channel = CHANNELS.find(({ number }) => number === 12);
  if (channel === undefined) throw new Error("there is no such channel");
  open(<OneChannel channel={channel} title="Attic Tapes" texts={[]} acts={null} />);
  await press("listen.play");
  expect(lists()).toEqual([listOf("12")]);
});

it("asks for the list of the first channel at the front door", async () => {
  const { player } = open(<HearFirstChannel presses={1} />);
  await expect.poll(() => player.state.getState().playable).toBeDefined();
  expect(lists()).toEqual([listOf(player.state.getState().channelId)]);
});

it.each([
  ["player.next", 1],
  ["player.previous", -1],
])("asks for the list of the channel that %s leads to", async (name, by) => {
  open(bar, liveChannel(numberAt(3)));
  await press(name);
  expect(lists()).toEqual([listOf(numberAt(3)), listOf(numberAt(3 + by))]);
});

it("passes channels that a page shows as locked, and asks for nothing of theirs", async () => {
  const onAirAt = (place: number, access: object) => ({
    entityId: numberAt(place),
    name: { en: "", fr: "" },
    access,
    nowPlaying: AIRING,
    next: AIRING,
    listUrl: listOf(numberAt(place)),
  });
  const locked = { kind: "locked", unlockedBy: { productId: "streaming-all", name: "Horizon" } };
  const channels = [
    onAirAt(3, { kind: "full" }),
    onAirAt(4, locked),
    onAirAt(5, locked),
    onAirAt(6, { kind: "full" }),
  ];
  const page = (
    <>
      <OnAirList />
      {bar}
    </>
  );
  open(page, liveChannel(numberAt(3)), { liveUpdate: { at: AIRING.startsAt, channels } });
  expect(await screen.findAllByText("listen.included-in")).toHaveLength(2);
  await press("player.next");
  expect(lists()).toEqual([listOf(numberAt(3)), listOf(numberAt(6))]);
  await press("player.previous");
  expect(lists().at(-1)).toBe(listOf(numberAt(3)));
});

it("asks for it where a key of headphones leads on, too", async () => {
  const handlers = new Map<string, (() => void) | null>();
  vi.stubGlobal(
    "MediaMetadata",
    class {
      readonly isEmpty = true;
    },
  );
  Object.defineProperty(navigator, "mediaSession", {
    configurable: true,
    value: { setActionHandler: (action: string, handle: () => void) => handlers.set(action, handle) },
  });
  try {
    open(bar, liveChannel(numberAt(3)));
    await expect.poll(() => handlers.get("nexttrack")).toBeDefined();
    act(() => handlers.get("nexttrack")?.());
    expect(lists()).toEqual([listOf(numberAt(3)), listOf(numberAt(4))]);
    cleanup();
  } finally {
    Reflect.deleteProperty(navigator, "mediaSession");
  }
});

it("asks for none of what plays from its start, and for that of the channel on the way back", async () => {
  const { fake } = open(bar, liveChannel("12"));
  await press("player.track-from-start");
  await expect.poll(() => fake.calls.map(({ name }) => name)).toContain("replay");
  expect(lists()).toEqual([listOf("12")]);
  await press("player.to-live");
  expect(lists()).toEqual([listOf("12"), listOf("12")]);
});
