import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { Catalogue } from "#modules/catalogue/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { ScoresProvider } from "#providers/sports/scores-provider.ts";
import { serializeGame } from "./serialize-game.ts";

const NOBODY_TELLS = new Error("nobody who knows scores is connected");

const RETRY_AFTER_IN_SECONDS = 30;

/** The calls about games. */
export function createSportsHandlers({
  scores,
  catalogue,
  clock,
}: {
  scores: ScoresProvider | undefined;
  catalogue: Pick<Catalogue, "playedNames">;
  clock: Clock;
}): DomainHandlers<"sports"> {
  return {
    sportEvent: async ({ params, query: { locale } }, { cookies }) => {
      if (scores === undefined) return refuse("SERVICE_UNAVAILABLE", { cause: NOBODY_TELLS });
      const answer = await scores.find(params.eventId, clock.now());
      if (answer.kind === "unavailable")
        return refuse("SERVICE_UNAVAILABLE", {
          retryAfterInSeconds: RETRY_AFTER_IN_SECONDS,
          cause: answer.cause,
        });
      if (answer.game === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "sportEvent" });
      const { games: words } = await catalogue.playedNames(cookies);
      return done(serializeGame(answer.game, { locale, words }));
    },
    sportScores: async ({ query }, { cookies }) => {
      if (scores === undefined) return refuse("SERVICE_UNAVAILABLE", { cause: NOBODY_TELLS });
      const { leagueId, locale } = query;
      if (leagueId !== undefined && scores.leagues.every((league) => league.leagueId !== leagueId))
        return refuse("NOT_FOUND", { notFoundResourceType: "league" });
      const day = query.day === undefined ? clock.today() : Temporal.PlainDate.from(query.day);
      const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(BILLING_TIME_ZONE).toInstant();
      const span = { from: startOf(day), until: startOf(day.add({ days: 1 })) };
      const answer = await scores.list(span, clock.now());
      if (answer.kind === "unavailable")
        return refuse("SERVICE_UNAVAILABLE", {
          retryAfterInSeconds: RETRY_AFTER_IN_SECONDS,
          cause: answer.cause,
        });
      const games = answer.games.filter(
        ({ league }) => leagueId === undefined || league.leagueId === leagueId,
      );
      const { games: words } = await catalogue.playedNames(cookies);
      const events = games.map((game) => serializeGame(game, { locale, words }));
      return done({ day: day.toString(), events });
    },
  };
}
