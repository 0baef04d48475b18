import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";
import { ContentRef, LibraryEpisode, PageBody, shared } from "./library-content.ts";

const ActivityType = z
  .enum(["played", "dismissed", "downloaded", "downloadRemoved"])
  .describe("dismissed: not to be suggested again. Only episodes are downloaded");
export type ActivityType = z.infer<typeof ActivityType>;

export const updateContentActivity = defineEndpoint({
  ...shared,
  name: "updateContentActivity",
  method: "POST",
  path: "/library/v1/activity",
  summary: "Says what the person did with something; the last of each kind is kept",
  body: ContentRef.extend({
    activityType: ActivityType,
    happenedAt: Instant.optional().describe("Now unless said, and never later"),
  }),
  success: 204,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  isRepeatable: true,
});

export const removeContentActivity = defineEndpoint({
  ...shared,
  name: "removeContentActivity",
  method: "DELETE",
  path: "/library/v1/activity",
  summary: "Forgets all that the person has played and dismissed; what they keep and have downloaded stays",
  success: 204,
  refusals: [],
});

export const migrateDownloads = defineEndpoint({
  ...shared,
  name: "migrateDownloads",
  method: "POST",
  path: "/library/v1/downloads/migrate",
  summary: "Hands the list of what an old device has downloaded to the one that calls",
  body: z.object({ locale: PageBody.locale, fromDeviceId: z.string().min(1).max(100) }),
  response: z
    .object({
      downloads: z
        .array(LibraryEpisode)
        .describe(
          "All that this device should have now, the newest first; what can be heard no longer is left out",
        ),
    })
    .meta({ id: "MigratedDownloads" }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  isRepeatable: true,
});
