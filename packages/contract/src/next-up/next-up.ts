import { z } from "zod";
import { CatalogueItem, EntityType } from "../catalogue/catalogue-item.ts";
import { EpisodeItem, EpisodeType } from "../catalogue/episode.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";

const QueuedType = z.enum([...EntityType.options, ...EpisodeType.options]);
const QueuedKey = z.object({ entityType: QueuedType, entityId: z.string().min(1).max(100) });

export const nextupAdd = defineEndpoint({
  domain: "nextup",
  name: "nextupAdd",
  method: "POST",
  path: "/nextup/v1/items",
  summary: "Puts things into the person's queue; one that is in it already moves to its new place",
  grant: "authenticated",
  body: z.object({
    items: z.array(QueuedKey).min(1).max(20),
    place: z.enum(["next", "end"]).default("end").describe("Before all others, or after them"),
  }),
  success: 204,
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
  retry: "limited",
  isRepeatable: true,
});

export const nextupEnable = defineEndpoint({
  domain: "nextup",
  name: "nextupEnable",
  method: "PUT",
  path: "/nextup/v1/enabled",
  summary: "Whether the queue goes on by itself",
  grant: "authenticated",
  body: z.object({ isEnabled: z.boolean() }),
  success: 204,
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});

export const nextupList = defineEndpoint({
  domain: "nextup",
  name: "nextupList",
  method: "GET",
  path: "/nextup/v1/items",
  summary: "The person's queue, without what can be heard no longer",
  grant: "authenticated",
  query: z.object({ locale: Locale }),
  response: z
    .object({ isEnabled: z.boolean(), items: z.array(z.union([CatalogueItem, EpisodeItem])) })
    .meta({ id: "NextUp" }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});

export const nextupRemove = defineEndpoint({
  domain: "nextup",
  name: "nextupRemove",
  method: "DELETE",
  path: "/nextup/v1/items/{entityType}/{entityId}",
  summary: "Takes one thing out of the queue; one that is not in it is out of it already",
  grant: "authenticated",
  params: z.object({ entityType: z.string().min(1).max(40), entityId: z.string().min(1).max(100) }),
  success: 204,
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});
