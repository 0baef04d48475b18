import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";
import { SOURCE_TYPES } from "./source-types.ts";

const SpeakerSource = z.object({
  id: z.string().min(1).max(80),
  type: z.enum(SOURCE_TYPES),
  startAtInSeconds: z
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe("Of an episode, from its start; its start unless said"),
});

const SpeakerVolume = z
  .object({ volumeInPercent: z.int().min(0).max(100), isMuted: z.boolean() })
  .meta({ id: "SpeakerVolume" });
export type SpeakerVolume = z.infer<typeof SpeakerVolume>;

/** A linked device that plays what its person chooses elsewhere. */
const Speaker = z
  .object({
    smartDeviceId: z.string(),
    deviceName: z.string(),
    isReady: z.boolean().describe("It has asked for its order just now; one that is switched off has not"),
    state: z
      .enum(["starting", "playing", "paused", "stopped", "taken", "refused"])
      .describe(
        "taken: newer devices of the account play in its place. refused: no plan of the person has it any more",
      ),
    source: SpeakerSource.optional().describe("What it was told to play last"),
    volume: SpeakerVolume.describe("As it was turned last, here or on the device itself"),
  })
  .meta({ id: "Speaker" });
export type Speaker = z.infer<typeof Speaker>;

const ORDERS = ["playing", "paused", "stopped"] as const;

const shared = { domain: "playback", grant: "authenticated", retry: "limited" } as const;

export const listSpeakers = defineEndpoint({
  ...shared,
  name: "listSpeakers",
  method: "GET",
  path: "/playback/speakers/v1",
  summary: "The linked devices of the signed-in person, and what they play",
  response: z.object({ speakers: z.array(Speaker) }).meta({ id: "Speakers" }),
  refusals: [],
});

export const directSpeaker = defineEndpoint({
  ...shared,
  name: "directSpeaker",
  method: "PUT",
  path: "/playback/speakers/v1/{smartDeviceId}",
  summary: "Tells a linked device what to play, to pause or to stop; it does so when it asks next",
  params: z.object({ smartDeviceId: z.string().min(1).max(60) }),
  body: z
    .object({
      state: z.enum(ORDERS).optional().describe("As it is where it is absent"),
      source: SpeakerSource.optional().describe("What to play; what it was told before where it is absent"),
      volume: SpeakerVolume.optional().describe("Of a device that is on; as it is where it is absent"),
    })
    .refine(({ state, source }) => state !== "playing" || source !== undefined, {
      path: ["source"],
      error: "say what to play",
    })
    .refine(({ state, volume }) => state !== undefined || volume !== undefined, {
      path: ["state"],
      error: "say what to do, or how loud",
    }),
  response: Speaker,
  refusals: [
    "INVALID_PAYLOAD",
    "NOT_FOUND",
    "CHANNEL_LOCKED",
    "PREVIEW_OVER",
    "SPEAKER_OFF",
    "RATE_LIMIT_EXCEEDED",
  ],
});

export const readSpeakerOrder = defineEndpoint({
  ...shared,
  name: "readSpeakerOrder",
  method: "GET",
  path: "/playback/speakers/v1/own/order",
  summary: "What the linked device that asks is to do; it asks every other second while it is switched on",
  query: z
    .object({
      volumeInPercent: z.coerce.number().int().min(0).max(100).optional(),
      isMuted: z.enum(["true", "false"]).optional(),
    })
    .refine(({ volumeInPercent, isMuted }) => (volumeInPercent === undefined) === (isMuted === undefined), {
      path: ["isMuted"],
      error: "say both or neither",
    })
    .describe("As it was turned on the device itself since it asked last"),
  response: z
    .object({
      state: z.enum(ORDERS),
      source: SpeakerSource.optional(),
      changedAt: Instant.nullable().describe("A newer moment is a new order; null where nobody gave one"),
      volume: SpeakerVolume.describe("How loud it is to be, whatever it plays"),
    })
    .meta({ id: "SpeakerOrder" }),
  refusals: ["INVALID_PAYLOAD", "NOT_FOUND"],
});
