import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLocalScores } from "#providers/sports/local-scores.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let visitor: TestVisitor;
const provider = createLocalScores();
beforeAll(async () => {
  api = await openTestApi({}, { scores: provider });
  visitor = await api.visitor();
});
afterAll(() => api.close());

// When the clock of a test begins.
const BEGINNING = "2026-03-10T15:00:00Z";
const LOCALE = { locale: "en-US" } as const;
const scores = (query: { day?: string; leagueId?: string; locale?: "en-US" | "fr-CA" } = {}) =>
  visitor.call("sports", "sportScores", { query: { ...LOCALE, ...query } });
const event = (eventId: string, locale: "en-US" | "fr-CA" = "en-US") =>
  visitor.call("sports", "sportEvent", { params: { eventId }, query: { locale } });

describe("sports", () => {
  test("[S7.72] has the games of a day with their scores, and each by its id", async () => {
    const { data } = await scores();
    expect(data.day).toBe("2026-03-10");
    expect(data.events.length).toBeGreaterThan(0);
    const starts = data.events.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    for (const one of data.events) expect((await event(one.eventId)).data).toEqual(one);
  });

  test("is of today unless another day is named, of all leagues or of one, in the language that is asked for", async () => {
    const day = "2026-03-12";
    const all = (await scores({ day })).data.events;
    const leagueId = all[0]?.league.leagueId ?? "";
    const ofOne = (await scores({ day, leagueId })).data.events;
    expect(ofOne).toEqual(all.filter(({ league }) => league.leagueId === leagueId));
    const french = (await scores({ day, leagueId, locale: "fr-CA" })).data.events;
    expect(french.map(({ eventId }) => eventId)).toEqual(ofOne.map(({ eventId }) => eventId));
    expect(french[0]?.home.name).not.toBe(ofOne[0]?.home.name);
    expect(french[0]?.league.name).not.toBe(ofOne[0]?.league.name);
  });

  test("says which game the sports channel carries: never two at once", async () => {
    const days = ["2026-03-10", "2026-03-11", "2026-03-12"];
    for (const day of days) {
      const carried = (await scores({ day })).data.events.filter((one) => one.channelNumber !== null);
      expect(carried.length).toBeGreaterThan(0);
      expect(new Set(carried.map((one) => one.channelNumber))).toEqual(new Set([88]));
      expect(new Set(carried.map(({ startsAt }) => startsAt)).size).toBe(carried.length);
    }
  });

  test("knows no league and no game that there is not", async () => {
    for (const [refused, type] of [
      [await scores({ leagueId: "nowhere" }), "league"],
      [await event("boreal-hockey_1_99_0"), "sportEvent"],
      [await event("x"), "sportEvent"],
    ] as const)
      expect([refused.status, refused.problem.notFoundResourceType]).toEqual([404, type]);
    for (const day of ["2026-02-30", "today", "0001-01-01"])
      expect((await scores({ day })).problem.invalidFields?.[0]?.field).toBe("day");
  });

  test("says that nobody tells scores just now, and for how long to wait", async () => {
    const known = (await scores()).data.events[0]?.eventId ?? "";
    provider.setDown(true);
    for (const refused of [await scores(), await event(known)])
      expect([refused.status, refused.problem.code, Number(refused.headers["retry-after"])]).toEqual([
        503,
        "SERVICE_UNAVAILABLE",
        30,
      ]);
    provider.setDown(false);
    expect((await event(known)).status).toBe(200);
  });

  test("follows a game as it goes on: it begins, its scores grow, and it ends", async () => {
    const own = await openTestApi();
    const watcher = await own.visitor();
    const { events } = (await watcher.call("sports", "sportScores", { query: LOCALE })).data;
    const next = events.find(({ status }) => status === "scheduled");
    if (next === undefined) throw new Error("no game begins later today");
    const wait = Temporal.Instant.from(BEGINNING).until(
      Temporal.Instant.from(next.startsAt).subtract({ minutes: 10 }),
    );
    own.passTime({ minutes: Math.floor(wait.total("minutes")) });
    const statuses: string[] = [];
    let last = { home: 0, away: 0 };
    for (let minutes = 0; minutes < 180; minutes += 10) {
      // Nobody's access token lives as long as a game.
      const someone = await own.visitor();
      const asked = { params: { eventId: next.eventId }, query: LOCALE };
      const game = (await someone.call("sports", "sportEvent", asked)).data;
      statuses.push(game.status);
      expect(game.period === null).toBe(game.status !== "live");
      const now = { home: game.home.score ?? 0, away: game.away.score ?? 0 };
      expect([now.home >= last.home, now.away >= last.away]).toEqual([true, true]);
      last = now;
      own.passTime({ minutes: 10 });
    }
    expect([...new Set(statuses)]).toEqual(["scheduled", "live", "final"]);
    await own.close();
  });
});
