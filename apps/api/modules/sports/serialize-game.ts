import { CHANNELS } from "@skywave/channels";
import type { SportEvent } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { PlayedNames } from "#modules/catalogue/index.ts";
import type { Game, Team } from "#providers/sports/scores-provider.ts";

/** The channel that carries the games which are on the air: the only one for live sports. */
const CARRIER = CHANNELS.find(({ genre }) => genre === "sports")?.number ?? null;

/** A game as the wire has it, in a language, with an editor's words where there are any. */
export function serializeGame(
  game: Game,
  { locale, words }: { locale: Locale; words: PlayedNames["games"] },
): SportEvent {
  const { eventId, league, startsAt, status, period, home, away, score, isOnAir } = game;
  const language = locale === "fr-CA" ? "fr" : "en";
  const own = words.get(eventId);
  const side = ({ teamId, name }: Team, points: number | undefined) => ({
    teamId,
    name: name[language],
    score: points ?? null,
  });
  return {
    eventId,
    league: { leagueId: league.leagueId, name: league.name[language] },
    sport: league.sport,
    title: own?.title[language] ?? null,
    text: own?.text?.[language] ?? null,
    startsAt: startsAt.toString(),
    status,
    period,
    home: side(home, score?.home),
    away: side(away, score?.away),
    channelNumber: isOnAir ? CARRIER : null,
  };
}
