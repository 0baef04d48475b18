import { z } from "zod";
import { Locale } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

/** How far a refresh has come. */
export const SignalRefresh = z
  .object({
    refreshId: z.string(),
    radioIdLastFour: z.string(),
    state: z
      .enum(["queued", "sent", "heard", "playing", "unheard"])
      .describe(
        "queued: the uplink has it not yet; unheard: it was sent to the end, and the radio was silent",
      ),
    sendCount: z.int().describe("How often it was sent so far"),
    requestedAt: Instant,
    isOver: z.boolean().describe("Nothing more happens to it"),
    endsAt: Instant.describe("It is sent until then, while the radio does not hear it"),
  })
  .meta({ id: "SignalRefresh" });
export type SignalRefresh = z.infer<typeof SignalRefresh>;

/** By the token of a radio that was found, or the subscription of whoever is signed in. */
const WhichRadio = {
  token: z.string().min(1).max(100).optional(),
  subscriptionId: z.string().min(1).max(100).optional(),
};

export const refreshDevice = defineEndpoint({
  domain: "legacy",
  name: "refreshDevice",
  method: "POST",
  path: "/device/refresh",
  summary:
    "Sends a radio the signal that makes it play what it is entitled to, again and again for some minutes",
  grant: "access",
  body: z.object(WhichRadio),
  response: z.object({ data: SignalRefresh }),
  refusals: [
    "INVALID_PAYLOAD",
    "DEVICE_NOT_FOUND",
    "DEVICE_REFRESH_NOT_SUPPORTED",
    "NO_SUBSCRIPTION",
    "PAST_DUE",
    "REFRESH_LIMIT_REACHED",
    "RATE_LIMIT_EXCEEDED",
    "FAILED_TO_REFRESH_DEVICE",
  ],
  retry: "none",
});

export const showRefresh = defineEndpoint({
  domain: "legacy",
  name: "showRefresh",
  method: "POST",
  path: "/device/refresh/status",
  summary: "How far a refresh has come, told to the browser that asked for it",
  grant: "access",
  body: z.object({ refreshId: z.string().min(1).max(100) }),
  response: z.object({ data: SignalRefresh }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
  isRepeatable: true,
});

export const sendRefreshInstruction = defineEndpoint({
  domain: "legacy",
  name: "sendRefreshInstruction",
  method: "POST",
  path: "/device/send-refresh-instruction",
  summary: "Texts the steps of a refresh to a phone, for somebody who is on the way to the radio",
  grant: "access",
  body: z.object({ ...WhichRadio, phone: z.string().trim().min(1).max(40), language: Locale }),
  // Ten digits in a row are a phone number here.
  cardLikeFields: ["phone"],
  response: z.object({ data: z.object({ maskedPhone: z.string() }) }),
  refusals: [
    "INVALID_PAYLOAD",
    "INVALID_PHONE_NUMBER",
    "DEVICE_NOT_FOUND",
    "DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "none",
});
