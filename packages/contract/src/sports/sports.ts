import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";
import { BillingDate, Instant } from "../wire/time.ts";

const Side = z.object({
  teamId: z.string(),
  name: z.string(),
  score: z.int().min(0).nullable().describe("Null before the game"),
});

export const SportEvent = z
  .object({
    eventId: z.string(),
    league: z.object({ leagueId: z.string(), name: z.string() }),
    sport: z.enum(["hockey", "soccer", "basketball"]),
    title: z.string().nullable().describe("What an editor calls it; null where its sides alone name it"),
    text: z.string().nullable().describe("A sentence or two of an editor's; null where there are none"),
    startsAt: Instant,
    status: z.enum(["scheduled", "live", "final"]),
    period: z
      .object({
        number: z.int().positive(),
        count: z.int().positive().describe("How many a game has"),
        minutesLeft: z.int().min(0),
      })
      .nullable()
      .describe("Null unless it is live"),
    home: Side,
    away: Side,
    channelNumber: z.int().positive().nullable().describe("Of the channel that carries it"),
  })
  .meta({ id: "SportEvent" });
export type SportEvent = z.infer<typeof SportEvent>;

export const sportEvent = defineEndpoint({
  domain: "sports",
  name: "sportEvent",
  method: "GET",
  path: "/sports/v1/events/{eventId}",
  summary: "One game and how it stands",
  grant: "access",
  params: z.object({ eventId: z.string().min(1).max(80) }),
  query: z.object({ locale: Locale }),
  response: SportEvent,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "SERVICE_UNAVAILABLE"],
  retry: "limited",
});

export const sportScores = defineEndpoint({
  domain: "sports",
  name: "sportScores",
  method: "GET",
  path: "/sports/v1/scores",
  summary:
    "The games of a day and how they stand, of all leagues or of one, in the order in which they begin",
  grant: "access",
  query: z.object({
    locale: Locale,
    day: BillingDate.optional().describe("By the clock of the service; today where left out"),
    leagueId: z.string().min(1).max(60).optional(),
  }),
  response: z.object({ day: BillingDate, events: z.array(SportEvent) }).meta({ id: "SportScores" }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "SERVICE_UNAVAILABLE"],
  retry: "limited",
});
