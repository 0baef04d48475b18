import { createHash } from "node:crypto";
import { type LocalLeague, RULES, type Rules } from "./local-leagues.ts";
import type { Game, Team } from "./scores-provider.ts";

const MINUTE_IN_MILLISECONDS = 60_000;
const DAY_IN_MILLISECONDS = 24 * 60 * MINUTE_IN_MILLISECONDS;
/** The day on which every league began, a Monday. */
const FIRST_DAY = Date.UTC(2020, 0, 6);
/** After the last round of a season, before the first of the next one. */
const REST_IN_DAYS = 2;

/** Where a game stands in all seasons of a league. */
export interface Place {
  season: number;
  round: number;
  game: number;
}

/** How many rounds it takes until everybody has met everybody at home and away; one is played each day. */
export function roundCount({ teams }: LocalLeague): number {
  return 2 * (teams.length - 1);
}

/** Who meets whom in a round, the home side first: all teams but the first go round by one place a round. */
export function pairsOf(league: LocalLeague, round: number): [home: Team, away: Team][] {
  const [fixed, ...rest] = league.teams;
  if (fixed === undefined) return [];
  const half = league.teams.length - 1;
  const turned = rest.map((_, at) => rest[(at + round) % rest.length] ?? fixed);
  const circle = [fixed, ...turned];
  const isReturn = round >= half;
  return Array.from({ length: circle.length / 2 }, (_, at): [Team, Team] => {
    const [one, other] = [circle[at] ?? fixed, circle[circle.length - 1 - at] ?? fixed];
    // The first team would play at home all the time.
    const isTurned = (at === 0 && (round % half) % 2 === 1) !== isReturn;
    return isTurned ? [other, one] : [one, other];
  });
}

/** The games of a league that begin on a day, which is counted from 1970 in UTC; none between two seasons. */
export function placesOn(league: LocalLeague, day: number): Place[] {
  const since = day - FIRST_DAY / DAY_IN_MILLISECONDS;
  const length = roundCount(league) + REST_IN_DAYS;
  const [season, round] = [Math.floor(since / length), since % length];
  if (since < 0 || round >= roundCount(league)) return [];
  return pairsOf(league, round).map((_, game) => ({ season, round, game }));
}

/** A game as it stands at an instant, each time the same; undefined where there is no such game. */
export function gameAt(league: LocalLeague, place: Place, at: Temporal.Instant): Game | undefined {
  const { season, round, game } = place;
  const [home, away] = (round < roundCount(league) ? pairsOf(league, round)[game] : undefined) ?? [];
  if (home === undefined || away === undefined) return undefined;
  const day = season * (roundCount(league) + REST_IN_DAYS) + round;
  const startsAt = FIRST_DAY + day * DAY_IN_MILLISECONDS + league.hour * 60 * MINUTE_IN_MILLISECONDS;
  const eventId = [league.leagueId, season, round, game].join("_");
  const rules = RULES[league.sport];
  const elapsed = Math.floor((at.epochMilliseconds - startsAt) / MINUTE_IN_MILLISECONDS);
  const { teams: _teams, hour: _hour, ...named } = league;
  const shared = {
    eventId,
    league: named,
    startsAt: Temporal.Instant.fromEpochMilliseconds(startsAt),
    home,
    away,
    isOnAir: game === 0,
  };
  if (elapsed < 0) return { ...shared, status: "scheduled", period: null, score: null };
  const played = playedMinutes(rules, elapsed);
  const score = {
    home: scoreOf(eventId, "home", rules)(played),
    away: scoreOf(eventId, "away", rules)(played),
  };
  const isOver = elapsed >= gameInMinutes(rules);
  return isOver
    ? { ...shared, status: "final", period: null, score }
    : { ...shared, status: "live", period: periodAt(rules, elapsed), score };
}

/** From its start to its end, breaks and all. */
export function gameInMinutes({ periodCount, periodInMinutes, breakInMinutes }: Rules): number {
  return periodCount * periodInMinutes + (periodCount - 1) * breakInMinutes;
}

function periodAt(rules: Rules, elapsed: number): NonNullable<Game["period"]> {
  const stretch = rules.periodInMinutes + rules.breakInMinutes;
  const number = Math.floor(elapsed / stretch) + 1;
  const minutesLeft = Math.max(0, rules.periodInMinutes - (elapsed % stretch));
  return { number, count: rules.periodCount, minutesLeft };
}

/** Without the breaks. */
function playedMinutes(rules: Rules, elapsed: number): number {
  const stretch = rules.periodInMinutes + rules.breakInMinutes;
  const whole = Math.floor(elapsed / stretch);
  const played = whole * rules.periodInMinutes + Math.min(elapsed % stretch, rules.periodInMinutes);
  return Math.min(played, rules.periodCount * rules.periodInMinutes);
}

/** What a side has after so many minutes of play: each minute says whether it scored in it, and how much that is worth. */
function scoreOf(eventId: string, side: "home" | "away", rules: Rules): (minutes: number) => number {
  // Two bytes a minute say whether, and one says how much.
  const minutesInAll = rules.periodCount * rules.periodInMinutes;
  const drawn = createHash("shake256", { outputLength: 3 * minutesInAll })
    .update(`${eventId} ${side}`)
    .digest();
  return (minutes) => {
    let score = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      const isScored = (drawn.readUInt16BE(3 * minute) * 10_000) / 65_536 < rules.scoringMinutes;
      if (isScored) score += rules.worth[drawn.readUInt8(3 * minute + 2) % rules.worth.length] ?? 0;
    }
    return score;
  };
}
