import type { Airing } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { type FakeSkywave, fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { createPlayer } from "../player/create-player.ts";
import { liveChannel } from "../player/player-state.ts";
import type { KeyRefusal, OpenSound, SoundOptions } from "../sound/sound.ts";
import { PlayerContext } from "../player/use-player.ts";
import { PlayerBar } from "./player-bar.tsx";

const KEY_NOT_FOUND = "playbackServicesTeam.playbackService.key-not-found";
const NOON = Date.UTC(2026, 10, 21, 12);

function airing(id: string, minute: number, captions?: Airing["captions"]): Airing {
  const at = (minutes: number) => `2026-11-21T12:0${minutes}:00.000+0000`;
  return {
    id,
    title: `Title ${id}`,
    artist: "Somebody",
    startsAt: at(minute),
    endsAt: at(minute + 3),
    ...(captions && { captions }),
  };
}

const TUNED = {
  entityId: "12",
  type: "channel-linear",
  isEncrypted: true,
  manifestUrl: "/sound/channels/12/web.m3u8",
  channelNumber: 12,
  channelName: { en: "Night Drive", fr: "Route de nuit" },
  access: { kind: "full" },
  tunedAt: "2026-11-21T12:00:00.000+0000",
  nowPlaying: airing("12-1", 0),
  next: airing("12-2", 3),
};
const AROUND = {
  entityId: "12",
  name: { en: "Night Shift", fr: "Équipe de nuit" },
  access: { kind: "full" },
  at: TUNED.tunedAt,
  airings: [
    airing("12-1", 0, [
      { from: 1, until: 2, text: "Good morning." },
      { from: 4, until: 6, text: "It rains." },
    ]),
    airing("12-2", 3),
  ],
};

interface Opened {
  fake: FakeSkywave;
  sounds: SoundOptions[];
  closed: number;
  volumes: [number, boolean][];
  left: string[];
}

/** The bar over a client whose server is a table of answers, and a sound that the test plays. */
function open(
  answers: Record<string, unknown>,
  start: "started" | "blocked" | "unsupported" = "started",
  locale: Locale = "en-US",
): Opened {
  const fake = fakeSkywave({
    tuneSource: TUNED,
    lookaround: AROUND,
    streamsStatus: { state: "playing", streamsInUse: 1, mostStreams: 3 },
    ...answers,
  });
  // Nothing that is waited for comes to pass unless the test says so.
  Object.assign(fake.skywave, { delay: () => new Promise(() => undefined) });
  const opened: Opened = { fake, sounds: [], closed: 0, volumes: [], left: [] };
  const openSound: OpenSound = async (options) => {
    opened.sounds.push(options);
    if (start === "unsupported") return start;
    return {
      start: async () => start,
      setVolume: (...volume) => void opened.volumes.push(volume),
      seek: () => undefined,
      setRate: () => undefined,
      close: () => void (opened.closed += 1),
    };
  };
  const player = createPlayer(fake.skywave, openSound);
  const leave = (path: string) => void opened.left.push(path);
  renderPage(
    () => (
      <PlayerContext value={player}>
        <PlayerBar onLeave={leave} />
      </PlayerContext>
    ),
    { fake, translate: makeTranslator(locale, {}) },
  );
  act(() => player.play(liveChannel("12")));
  return opened;
}
const soundOf = async ({ sounds }: Opened) => {
  await expect.poll(() => sounds).toHaveLength(1);
  const [sound] = sounds;
  if (sound === undefined) throw new Error("there is no sound");
  return sound;
};
const made = ({ fake }: Opened, name: string) => fake.calls.filter((call) => call.name === name);

afterEach(cleanup);

describe("the player", () => {
  it("shows what is heard by its own date, with what is said, and tells that it plays", async () => {
    const opened = open({});
    const sound = await soundOf(opened);
    expect(sound.manifestUrl).toBe("/sound/channels/12/web.m3u8");
    act(() => {
      sound.onPlaying();
      sound.onHeard(NOON + 4_500);
    });
    expect(await screen.findByText("Title 12-1 · Somebody")).toBeDefined();
    // What is said is asked for once it sounds.
    await expect
      .poll(() => {
        act(() => sound.onHeard(NOON + 4_500));
        return screen.queryByText("It rains.");
      })
      .not.toBeNull();
    expect(made(opened, "lookaround")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "player.pause" })).toBeDefined();
    expect(made(opened, "playback-started")).toHaveLength(1);
    await expect.poll(() => made(opened, "streamsStatus")).toHaveLength(1);
  });

  it("asks what comes after what it knows, and follows into it", async () => {
    const around = { ...AROUND, airings: [airing("12-9", 6)] };
    const opened = open({ lookaround: around });
    const sound = await soundOf(opened);
    act(() => sound.onHeard(NOON + 181_000));
    expect(await screen.findByText("Title 12-2 · Somebody")).toBeDefined();
    // An editor has renamed the channel meanwhile, which comes with what follows.
    expect(await screen.findByRole("link", { name: "Night Shift" })).toBeDefined();
    expect(made(opened, "lookaround")).toHaveLength(1);
    act(() => sound.onHeard(NOON + 361_000));
    expect(await screen.findByText("Title 12-9 · Somebody")).toBeDefined();
  });

  it("is called as the catalogue calls its channel, in the language of the page", async () => {
    open({}, "started", "fr-CA");
    expect(await screen.findByRole("link", { name: "Route de nuit" })).toBeDefined();
  });

  it("pauses, says so to the server, and tunes in again at a press", async () => {
    const opened = open({});
    const sound = await soundOf(opened);
    act(() => sound.onPlaying());
    fireEvent.click(await screen.findByRole("button", { name: "player.pause" }));
    expect(await screen.findByText("player.paused")).toBeDefined();
    expect(opened.closed).toBe(1);
    await expect
      .poll(() => made(opened, "streamsStatus").at(-1)?.input)
      .toEqual({ body: { isPlaying: false } });
    fireEvent.click(screen.getByRole("button", { name: "player.play" }));
    await expect.poll(() => made(opened, "tuneSource")).toHaveLength(2);
  });

  it("goes to the next channel of the dial, and back", async () => {
    const opened = open({});
    await soundOf(opened);
    fireEvent.click(await screen.findByRole("button", { name: "player.next" }));
    await expect.poll(() => made(opened, "tuneSource")).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: "player.previous" }));
    await expect.poll(() => made(opened, "tuneSource")).toHaveLength(3);
    const ids = made(opened, "tuneSource").map(({ input }) => (input as { body: { id: string } }).body.id);
    expect(ids).toEqual(["12", "15", "12"]);
  });

  it("is as loud as somebody wants, or silent", async () => {
    const opened = open({});
    await soundOf(opened);
    fireEvent.change(await screen.findByRole("slider", { name: "player.volume" }), {
      target: { value: "30" },
    });
    fireEvent.click(screen.getByRole("button", { name: "player.mute" }));
    fireEvent.click(await screen.findByRole("button", { name: "player.unmute" }));
    expect(opened.volumes).toEqual([
      [0.3, false],
      [0.3, true],
      [0.3, false],
    ]);
  });

  it("says that the network is gone, and nothing once it is back", async () => {
    const sound = await soundOf(open({}));
    act(() => sound.onWaiting());
    expect(await screen.findByText("player.reconnecting")).toBeDefined();
    act(() => sound.onPlaying());
    expect(screen.queryByText("player.reconnecting")).toBeNull();
  });
});

describe("what stands in the way", () => {
  it("is told of a browser that wants a press first, and of one that cannot play", async () => {
    open({}, "blocked");
    expect(await screen.findByText("player.blocked")).toBeDefined();
    cleanup();
    open({}, "unsupported");
    expect(await screen.findByText("player.unsupported")).toBeDefined();
  });

  it("is newer devices, which a press takes the place of", async () => {
    const opened = open({ streamsStatus: { state: "taken", streamsInUse: 3, mostStreams: 3 } });
    expect(await screen.findByText("player.taken")).toBeDefined();
    expect(opened.closed).toBe(1);
    opened.fake.answers["streamsStatus"] = { state: "playing", streamsInUse: 3, mostStreams: 3 };
    fireEvent.click(screen.getByRole("button", { name: "player.play" }));
    await expect.poll(() => made(opened, "tuneSource")).toHaveLength(2);
    expect(screen.queryByText("player.taken")).toBeNull();
  });

  it("is newer devices, too, where a key is refused before anything else tells of them", async () => {
    const opened = open({});
    const sound = await soundOf(opened);
    await expect.poll(() => made(opened, "streamsStatus")).toHaveLength(1);
    opened.fake.answers["streamsStatus"] = { state: "taken", streamsInUse: 3, mostStreams: 3 };
    act(() => sound.onEnded({ ok: false, code: "STREAM_ENDED" }));
    expect(await screen.findByText("player.taken")).toBeDefined();
    expect(opened.closed).toBe(1);
  });

  it.each(["CHANNEL_LOCKED", "PREVIEW_OVER"] as const)("is %s, with the way to the plan", async (code) => {
    const opened = open({ tuneSource: refusal(code, { planName: "Horizon" }) });
    expect(await screen.findByText(`player.error.${code}`)).toBeDefined();
    const link = screen.getByRole("link", { name: "player.see-plan" });
    expect(link.getAttribute("href")).toBe("/subscribe/checkout/purchase/streaming/organic");
    fireEvent.click(link);
    expect(opened.left).toEqual(["/subscribe/checkout/purchase/streaming/organic"]);
    cleanup();
    const later = open({});
    const sound = await soundOf(later);
    const refused: KeyRefusal = { ok: false, code, planName: "Horizon" };
    act(() => sound.onEnded(refused));
    expect(await screen.findByText(`player.error.${code}`)).toBeDefined();
    expect(later.closed).toBe(1);
  });

  it.each(["STREAM_ENDED", KEY_NOT_FOUND] as const)("is %s while it plays", async (code) => {
    const sound = await soundOf(open({}));
    act(() => sound.onEnded({ ok: false, code }));
    expect(await screen.findByText(`player.error.${code}`)).toBeDefined();
    expect(screen.queryByRole("link", { name: "player.see-plan" })).toBeNull();
  });

  it("is a channel that is none, or a server that nobody reaches", async () => {
    open({ tuneSource: refusal("NOT_FOUND") });
    expect(await screen.findByText("player.error.NOT_FOUND")).toBeDefined();
    cleanup();
    open({ tuneSource: lost() });
    expect(await screen.findByText("player.error.other")).toBeDefined();
    cleanup();
    const sound = await soundOf(open({}));
    act(() => sound.onEnded(undefined));
    expect(await screen.findByText("player.error.other")).toBeDefined();
  });
});
