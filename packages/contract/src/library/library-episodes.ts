import { z } from "zod";
import { BrowseItem } from "../catalogue/browse.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { LibraryEpisode, nextCursor, PageQuery, shared } from "./library-content.ts";

const EpisodePage = z
  .object({ episodes: z.array(LibraryEpisode), nextCursor })
  .meta({ id: "LibraryEpisodePage" });

const listing = { ...shared, method: "GET", refusals: ["INVALID_PAYLOAD"] } as const;

export const getNewEpisodes = defineEndpoint({
  ...listing,
  name: "getNewEpisodes",
  path: "/library/v1/new-episodes",
  summary: "Episodes of the shows in the library that the person has not begun, the newest first",
  query: z.object(PageQuery),
  response: EpisodePage,
});

export const getYourEpisodes = defineEndpoint({
  ...listing,
  name: "getYourEpisodes",
  path: "/library/v1/your-episodes",
  summary: "Episodes that the person keeps or has begun, what they did last first",
  query: z.object(PageQuery),
  response: EpisodePage,
});

export const getMadeForYou = defineEndpoint({
  ...listing,
  name: "getMadeForYou",
  path: "/library/v1/made-for-you",
  summary: "Channels and shows like those that the person keeps and plays, and that they do not keep yet",
  query: z.object(PageQuery),
  response: z
    .object({
      items: z.array(
        z.object({
          content: BrowseItem,
          because: z.string().describe("The genre that the person keeps or plays, and that led to it"),
        }),
      ),
      nextCursor,
    })
    .meta({ id: "MadeForYou" }),
});

export const getUserProgress = defineEndpoint({
  ...listing,
  name: "getUserProgress",
  path: "/library/v1/progress",
  summary: "How far the person is in each episode that they have begun, the last one first",
  query: z.object({
    ...PageQuery,
    state: z.enum(["all", "inProgress", "finished"]).default("all"),
    showId: z
      .string()
      .regex(/^[a-z0-9-]{1,80}$/)
      .optional()
      .describe("Only of this show"),
  }),
  response: EpisodePage,
});
