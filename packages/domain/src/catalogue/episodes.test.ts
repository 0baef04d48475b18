import { describe, expect, it } from "vitest";
import {
  airingKeptAt,
  type AiringShow,
  episodeOf,
  episodesOf,
  keptAiringOf,
  readEpisodeId,
} from "./episodes.ts";

const SHOW: AiringShow = {
  id: "late-jazz",
  airs: { days: [5], from: "22:00", minutes: 240, timeZone: "America/New_York" },
};
const idsAt = (now: string) => episodesOf(SHOW, Temporal.Instant.from(now)).map(({ entityId }) => entityId);

describe("episodesOf", () => {
  it("has the airings of the last thirty days that are over, newest first", () => {
    expect(idsAt("2026-03-12T12:00:00Z")).toEqual([
      "late-jazz_2026-03-06",
      "late-jazz_2026-02-27",
      "late-jazz_2026-02-20",
      "late-jazz_2026-02-13",
    ]);
  });

  it("has one from its end to the thirtieth day after it, to the moment", () => {
    expect(idsAt("2026-03-07T06:59:59Z")[0]).toBe("late-jazz_2026-02-27");
    expect(idsAt("2026-03-07T07:00:00Z")[0]).toBe("late-jazz_2026-03-06");
    expect(idsAt("2026-04-06T06:59:59Z").at(-1)).toBe("late-jazz_2026-03-06");
    expect(idsAt("2026-04-06T07:00:00Z")).not.toContain("late-jazz_2026-03-06");
  });

  it("has none of a show that is never on", () => {
    expect(episodesOf({ id: "silent", airs: null }, Temporal.Instant.from("2026-03-12T12:00:00Z"))).toEqual(
      [],
    );
  });
});

describe("episodeOf", () => {
  const now = Temporal.Instant.from("2026-03-12T12:00:00Z");

  it("finds each that is listed, and no other", () => {
    for (const episode of episodesOf(SHOW, now))
      expect(episodeOf(SHOW, episode.entityId, now)).toEqual(episode);
    for (const none of [
      "late-jazz_2026-03-05",
      "late-jazz_2026-03-13",
      "late-jazz_2020-01-03",
      "other_2026-03-06",
    ])
      expect(episodeOf(SHOW, none, now), none).toBeUndefined();
  });
});

describe("readEpisodeId", () => {
  it.each([
    "",
    "late-jazz",
    "late-jazz_2026-02-30",
    "late-jazz_2026-13-01",
    "Late_2026-02-20",
    "x_2026-02-20_1",
  ])("refuses %j", (id) => {
    expect(readEpisodeId(id)).toBeUndefined();
  });
});

describe("airingKeptAt", () => {
  const idAt = (at: string, now: string) =>
    airingKeptAt(SHOW, Temporal.Instant.from(at), Temporal.Instant.from(now))?.entityId;

  it("finds what was on at a moment, from its first to its last, also past midnight", () => {
    const now = "2026-03-12T12:00:00Z";
    expect(idAt("2026-03-07T02:59:59Z", now)).toBeUndefined();
    expect(idAt("2026-03-07T03:00:00Z", now)).toBe("late-jazz_2026-03-06");
    expect(idAt("2026-03-07T06:59:59Z", now)).toBe("late-jazz_2026-03-06");
    expect(idAt("2026-03-07T07:00:00Z", now)).toBeUndefined();
    expect(idAt("2026-03-08T04:00:00Z", now)).toBeUndefined();
  });

  it("finds one that goes on up to now, and not what is to come", () => {
    expect(idAt("2026-03-07T03:30:00Z", "2026-03-07T03:30:00Z")).toBe("late-jazz_2026-03-06");
    expect(idAt("2026-03-07T03:30:01Z", "2026-03-07T03:30:00Z")).toBeUndefined();
  });

  it("finds one as long as its episode is kept, to the moment", () => {
    expect(idAt("2026-03-07T03:00:00Z", "2026-04-06T06:59:59Z")).toBe("late-jazz_2026-03-06");
    expect(idAt("2026-03-07T03:00:00Z", "2026-04-06T07:00:00Z")).toBeUndefined();
  });

  it("finds none of a show that is never on", () => {
    const at = Temporal.Instant.from("2026-03-07T03:00:00Z");
    expect(airingKeptAt({ id: "silent", airs: null }, at, at)).toBeUndefined();
  });
});

describe("keptAiringOf", () => {
  const isKept = (now: string, entityId = "late-jazz_2026-03-06") =>
    keptAiringOf(SHOW, entityId, Temporal.Instant.from(now))?.entityId === entityId;

  it("finds an airing by its id from its first moment to the last that it is kept", () => {
    expect(isKept("2026-03-07T02:59:59Z")).toBe(false);
    expect(isKept("2026-03-07T03:00:00Z")).toBe(true);
    expect(isKept("2026-04-06T06:59:59Z")).toBe(true);
    expect(isKept("2026-04-06T07:00:00Z")).toBe(false);
  });

  it("finds none of another show, of a day without one, or by what is no id", () => {
    const now = "2026-03-07T12:00:00Z";
    for (const none of ["early-jazz_2026-03-06", "late-jazz_2026-03-05", "late-jazz"])
      expect(isKept(now, none)).toBe(false);
  });
});
