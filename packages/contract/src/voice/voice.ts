import { z } from "zod";
import { CatalogueItem, EntityType } from "../catalogue/catalogue-item.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Locale } from "../wire/place.ts";

const PLAIN_INTENTS = [
  "resume",
  "pause",
  "stop",
  "next",
  "previous",
  "mute",
  "unmute",
  "volumeUp",
  "volumeDown",
] as const;

const body = z.object({
  text: z.string().trim().min(1).max(300).describe("What was said, in English or French"),
  locale: Locale.describe("Of the answer"),
});
const text = z.string().describe("To be shown or read out");
const examples = z.array(z.string()).describe("What could be said instead");
const level = z.int().min(0).max(100).describe("In percent");

const shared = {
  domain: "voice",
  method: "POST",
  grant: "access",
  body,
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
  isRepeatable: true,
} as const;

export const voiceAsText = defineEndpoint({
  ...shared,
  name: "voiceAsText",
  path: "/voice/v1/text",
  summary: "What somebody wants who says this, for players that know one thing at a time",
  response: z
    .object({
      intent: z.enum([...PLAIN_INTENTS, "play", "search", "volume", "notFound", "notUnderstood"]),
      entityType: EntityType.nullable(),
      entityId: z.string().nullable().describe("Of what is to be played"),
      query: z.string().nullable(),
      level: level.nullable(),
      text,
    })
    .meta({ id: "VoiceAnswer" }),
});

export const VoiceAnswer = z
  .discriminatedUnion("intent", [
    z.object({ intent: z.enum(PLAIN_INTENTS), text }),
    z.object({ intent: z.literal("volume"), level, text }),
    z.object({
      intent: z.literal("play"),
      item: CatalogueItem,
      others: z.array(CatalogueItem).describe("What else it may have been"),
      text,
    }),
    z.object({ intent: z.literal("search"), query: z.string(), items: z.array(CatalogueItem), text }),
    z.object({ intent: z.literal("notFound"), query: z.string(), examples, text }),
    z.object({ intent: z.literal("notUnderstood"), examples, text }),
  ])
  .meta({ id: "VoiceAnswerV2" });
export type VoiceAnswer = z.infer<typeof VoiceAnswer>;

export const voiceAsTextV2 = defineEndpoint({
  ...shared,
  name: "voiceAsTextV2",
  path: "/voice/v2/text",
  summary: "The same with all that was found, and with what could be said where nothing was",
  response: VoiceAnswer,
});
