import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { lost, refusal } from "#testing/fake-skywave.ts";
import {
  at,
  inStation,
  made,
  openPlayerBar,
  STATION,
  soundOf,
  TUNED_CHANNEL,
} from "#testing/open-player-bar.tsx";
import { liveChannel } from "../player/player-state.ts";

const button = (name: string) => screen.getByRole("button", { name });

afterEach(cleanup);

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
    await soundOf(openPlayerBar(artist, { tuneSource }));
    const link = await screen.findByRole("link", { name: "Otis after dark" });
    expect(link.getAttribute("href")).toBe("/listen/artist/otis-bramble");
  });

  it("goes on and back by a track, each from the place where it is", async () => {
    const opened = openPlayerBar(STATION, {
      tuneSource: inStation(0),
      skip: inStation(1),
      previous: inStation(0),
    });
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
    const opened = openPlayerBar(STATION, { tuneSource: inStation(0), skip: inStation(1) });
    const sound = await soundOf(opened);
    act(() => sound.onFinished());
    await soundOf(opened, 2);
    expect(screen.getByText("Title track 1 · Somebody")).toBeDefined();
  });

  it("says SKIP_LIMIT_REACHED with when it skips again, and plays on", async () => {
    const opened = openPlayerBar(STATION, {
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
    const opened = openPlayerBar(STATION, { tuneSource: inStation(0), skip: refusal("STREAM_ENDED") });
    await soundOf(opened);
    opened.fake.answers["streamsStatus"] = { state: "taken", streamsInUse: 3, mostStreams: 3 };
    fireEvent.click(button("player.skip"));
    expect(await screen.findByText("player.taken")).toBeDefined();
    cleanup();
    const other = openPlayerBar(STATION, { tuneSource: inStation(0), skip: lost() });
    await soundOf(other);
    fireEvent.click(button("player.skip"));
    expect(await screen.findByText("player.error.other")).toBeDefined();
  });
});

describe("a channel from the start of what is on", () => {
  it("is its show, or the track where none is on, and leads back to what is live", async () => {
    const replays = [refusal("NOT_FOUND"), TUNED_CHANNEL];
    const opened = openPlayerBar(liveChannel("74"), {
      tuneSource: TUNED_CHANNEL,
      replay: () => replays.shift(),
    });
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
    const opened = openPlayerBar(liveChannel("31"), {
      tuneSource: { ...TUNED_CHANNEL, entityId: "31", channelNumber: 31 },
      replay: { ...TUNED_CHANNEL, entityId: "31", channelNumber: 31 },
    });
    await soundOf(opened);
    fireEvent.click(button("player.track-from-start"));
    await soundOf(opened, 2);
    expect(made(opened, "replay")[0]?.input).toMatchObject({ body: { id: "31", from: "airing" } });
  });
});
