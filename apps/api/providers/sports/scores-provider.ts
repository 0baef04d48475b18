export type Sport = "hockey" | "soccer" | "basketball";

/** A name in both languages. */
export interface BilingualName {
  en: string;
  fr: string;
}

export interface Team {
  teamId: string;
  name: BilingualName;
}

export interface League {
  leagueId: string;
  name: BilingualName;
  sport: Sport;
}

/** A game as it stands at an instant. */
export interface Game {
  eventId: string;
  league: League;
  startsAt: Temporal.Instant;
  status: "scheduled" | "live" | "final";
  /** Null unless it is live. */
  period: { number: number; count: number; minutesLeft: number } | null;
  home: Team;
  away: Team;
  /** Null before the game. */
  score: { home: number; away: number } | null;
  /** Whether it is the one of its round that is heard on the air. */
  isOnAir: boolean;
}

/** `unavailable`: nobody was asked, and it can be tried again. */
export type Unavailable = { kind: "unavailable"; cause: Error };

/** A company that knows all games and how they stand. */
export interface ScoresProvider {
  leagues: readonly League[];
  find(
    eventId: string,
    at: Temporal.Instant,
  ): Promise<{ kind: "found"; game: Game | undefined } | Unavailable>;
  /** Those that begin in a span of time, its end left out, in the order in which they begin. */
  list(
    span: { from: Temporal.Instant; until: Temporal.Instant },
    at: Temporal.Instant,
  ): Promise<{ kind: "found"; games: Game[] } | Unavailable>;
}
