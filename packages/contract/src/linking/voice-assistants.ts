import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";

/** Speakers of other makers show a link code instead. */
const Provider = z.enum(["amazon"]);

/** The account at a maker of voice assistants whose speakers play for a person. */
export const VoiceLink = z
  .object({ voiceLinkId: z.string(), provider: z.enum(["amazon", "google"]), linkedAt: Instant })
  .meta({ id: "VoiceLink" });
export type VoiceLink = z.infer<typeof VoiceLink>;

export const startVoiceLink = defineEndpoint({
  domain: "user",
  name: "startVoiceLink",
  method: "POST",
  path: "/linking/v1/voice-assistants/{provider}/authorizations",
  summary:
    "Where the person agrees at the maker; the way back carries a code and the state that is kept here",
  grant: "authenticated",
  params: z.object({ provider: Provider }),
  response: z
    .object({ authorizationUrl: z.url(), expiresInSeconds: z.int() })
    .meta({ id: "VoiceAuthorization" }),
  success: 201,
  refusals: ["RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"],
  retry: "none",
});

export const finishVoiceLink = defineEndpoint({
  domain: "user",
  name: "finishVoiceLink",
  method: "POST",
  path: "/linking/v1/voice-assistants/{provider}/links",
  summary: "Links the account that the code stands for, if the state is one that this person was given, once",
  grant: "authenticated",
  params: z.object({ provider: Provider }),
  body: z.object({ code: z.string().min(1).max(500), state: z.string().min(1).max(200) }),
  response: VoiceLink,
  success: 201,
  refusals: [
    "LINK_STATE_MISMATCH",
    "LINK_CODE_EXPIRED",
    "LINKED_ELSEWHERE",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});

export const listVoiceLinks = defineEndpoint({
  domain: "user",
  name: "listVoiceLinks",
  method: "GET",
  path: "/linking/v1/voice-links",
  summary: "The accounts at makers of voice assistants that play for the signed-in person",
  grant: "authenticated",
  response: z.object({ voiceLinks: z.array(VoiceLink) }).meta({ id: "VoiceLinks" }),
  refusals: [],
  retry: "limited",
});

export const removeVoiceLink = defineEndpoint({
  domain: "user",
  name: "removeVoiceLink",
  method: "DELETE",
  path: "/linking/v1/voice-links/{voiceLinkId}",
  summary: "Ends the link, from now on",
  grant: "authenticated",
  params: z.object({ voiceLinkId: z.string().max(60) }),
  success: 204,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
