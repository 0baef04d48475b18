import { LOCAL_LEAGUES } from "./local-leagues.ts";
import type { Game, ScoresProvider } from "./scores-provider.ts";
import { gameAt, placesOn } from "./season.ts";

const DAY_IN_MILLISECONDS = 24 * 60 * 60_000;
/** Longer spans are not asked for. */
const MOST_DAYS = 40;

/** Scores for trying things out: leagues that there are nowhere else play a season after the other. */
export interface LocalScores extends ScoresProvider {
  setDown(isDown: boolean): void;
}

export function createLocalScores(): LocalScores {
  let isDown = false;
  const DOWN = () => ({ kind: "unavailable" as const, cause: new Error("nobody tells scores") });
  return {
    leagues: LOCAL_LEAGUES.map(({ leagueId, name, sport }) => ({ leagueId, name, sport })),
    setDown: (nowDown) => {
      isDown = nowDown;
    },

    async find(eventId, at) {
      if (isDown) return DOWN();
      const [, leagueId, season, round, game] =
        /^([a-z-]+)_(\d{1,5})_(\d{1,2})_(\d{1,2})$/.exec(eventId) ?? [];
      const league = LOCAL_LEAGUES.find((each) => each.leagueId === leagueId);
      const place = { season: Number(season), round: Number(round), game: Number(game) };
      const found = league && gameAt(league, place, at);
      // Numbers can be written in several ways, and a game has one id.
      return { kind: "found", game: found?.eventId === eventId ? found : undefined };
    },

    async list({ from, until }, at) {
      if (isDown) return DOWN();
      const first = Math.floor(from.epochMilliseconds / DAY_IN_MILLISECONDS);
      const last = Math.floor(until.epochMilliseconds / DAY_IN_MILLISECONDS);
      const days = Array.from({ length: Math.min(MOST_DAYS, last - first + 1) }, (_, on) => first + on);
      const games = days.flatMap((day) =>
        LOCAL_LEAGUES.flatMap((league) =>
          placesOn(league, day).flatMap((place): Game[] => {
            const game = gameAt(league, place, at);
            return game === undefined ? [] : [game];
          }),
        ),
      );
      const isMeant = ({ startsAt }: Game) =>
        Temporal.Instant.compare(startsAt, from) >= 0 && Temporal.Instant.compare(startsAt, until) < 0;
      const byStart = (a: Game, b: Game) => Temporal.Instant.compare(a.startsAt, b.startsAt);
      return { kind: "found", games: games.filter(isMeant).toSorted(byStart) };
    },
  };
}
