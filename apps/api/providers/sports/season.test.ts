import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCAL_LEAGUES, RULES } from "./local-leagues.ts";
import { createLocalScores } from "./local-scores.ts";
import { gameAt, gameInMinutes, pairsOf, placesOn, roundCount } from "./season.ts";

const leagues = LOCAL_LEAGUES.map((league) => ({ id: league.leagueId, league }));
const EVERY_DAY = { min: Date.UTC(2020, 0, 6) / 86_400_000, max: Date.UTC(2090, 0, 1) / 86_400_000 };

describe("a season", () => {
  test.each(leagues)(
    "of $id ends with everybody having played everybody, once at home and once away",
    ({ league }) => {
      const met = Array.from({ length: roundCount(league) }, (_, round) => pairsOf(league, round)).flat();
      const names = met.map(([home, away]) => `${home.teamId} ${away.teamId}`);
      const { teams } = league;
      const all = teams.flatMap((home) =>
        teams.filter((away) => away !== home).map((away) => `${home.teamId} ${away.teamId}`),
      );
      expect(names.toSorted()).toEqual(all.toSorted());
    },
  );

  test.each(leagues)("of $id has every team play once in each round", ({ league }) => {
    for (let round = 0; round < roundCount(league); round += 1) {
      const playing = pairsOf(league, round).flatMap(([home, away]) => [home.teamId, away.teamId]);
      expect(new Set(playing).size).toBe(league.teams.length);
      expect(playing).toHaveLength(league.teams.length);
    }
  });

  test("follows another, with a game a day for everybody and a rest between them", () => {
    for (const { league } of leagues) {
      const length = roundCount(league) + 2;
      fc.assert(
        fc.property(fc.integer(EVERY_DAY), (day) => {
          const places = placesOn(league, day);
          const here = (day - EVERY_DAY.min) % length;
          expect(places).toHaveLength(here < roundCount(league) ? league.teams.length / 2 : 0);
          for (const { season, round } of places) expect([season >= 0, round]).toEqual([true, here]);
        }),
      );
    }
  });

  test("has games at hours of their own, so that one channel can carry one of each league", () => {
    const spans = LOCAL_LEAGUES.map(({ hour, sport }) => ({
      from: hour * 60,
      minutes: gameInMinutes(RULES[sport]),
    }));
    const gaps = spans.flatMap((one) =>
      spans
        .filter((other) => other !== one)
        .map((other) => ((other.from - one.from + 24 * 60) % (24 * 60)) - one.minutes),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });
});

describe("a game", () => {
  const anyGame = fc
    .record({
      at: fc.integer({ min: 0, max: leagues.length - 1 }),
      season: fc.nat(3_000),
      pick: fc.nat(1_000),
    })
    .map(({ at, season, pick }) => {
      const league = LOCAL_LEAGUES[at % LOCAL_LEAGUES.length] ?? LOCAL_LEAGUES[0];
      if (league === undefined) throw new Error("there is no league");
      const round = pick % roundCount(league);
      return { league, place: { season, round, game: pick % (league.teams.length / 2) } };
    });
  const minutes = (count: number) => ({ minutes: count });

  test("never takes a score back, is the same whenever it is asked for, and ends", () => {
    fc.assert(
      fc.property(anyGame, ({ league, place }) => {
        const before = gameAt(league, place, Temporal.Instant.fromEpochMilliseconds(0));
        if (before === undefined) throw new Error("there is no such game");
        expect([before.status, before.score, before.period]).toEqual(["scheduled", null, null]);
        const length = gameInMinutes(RULES[league.sport]);
        let last = { home: 0, away: 0 };
        for (let minute = 0; minute <= length; minute += 1) {
          const at = before.startsAt.add(minutes(minute));
          const game = gameAt(league, place, at);
          expect(gameAt(league, place, at)).toEqual(game);
          expect(game?.status).toBe(minute < length ? "live" : "final");
          expect(game?.score?.home).toBeGreaterThanOrEqual(last.home);
          expect(game?.score?.away).toBeGreaterThanOrEqual(last.away);
          last = game?.score ?? last;
          expect(game?.period?.number ?? 1).toBeLessThanOrEqual(RULES[league.sport].periodCount);
        }
        expect(gameAt(league, place, before.startsAt.add({ hours: 24 * 365 }))?.score).toEqual(last);
      }),
      { numRuns: 40 },
    );
  });

  test("is found by its id, and by no other way to write it", async () => {
    const scores = createLocalScores();
    const at = Temporal.Instant.from("2026-03-10T12:00:00Z");
    const listed = await scores.list({ from: at, until: at.add({ hours: 24 }) }, at);
    if (listed.kind !== "found") throw listed.cause;
    expect(listed.games.length).toBeGreaterThan(0);
    for (const game of listed.games) {
      expect(await scores.find(game.eventId, at)).toEqual({ kind: "found", game });
      const other = game.eventId.replace(/_(\d+)$/, "_0$1");
      expect(await scores.find(other, at)).toEqual({ kind: "found", game: undefined });
    }
    for (const none of ["", "boreal-hockey", "boreal-hockey_1_99_0", "nowhere_1_1_1", "boreal-hockey_1_1_9"])
      expect(await scores.find(none, at)).toEqual({ kind: "found", game: undefined });
  });

  test("has names of its own in both languages", () => {
    for (const { teams, name } of LOCAL_LEAGUES) {
      expect(teams.length % 2).toBe(0);
      for (const each of [name, ...teams.map((team) => team.name)]) expect(each.en).not.toBe(each.fr);
    }
  });
});
