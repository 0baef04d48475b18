import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Location } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";

/** A place where a person is signed in, as the security page shows it. */
export const SignedInSession = z
  .object({
    sessionId: z.string(),
    isCurrent: z.boolean(),
    kind: z.enum(["browser", "device", "casting", "thirdParty"]),
    deviceName: z.string().describe("Browser, device or third party in words, such as 'Chrome'"),
    location: Location,
    startedAt: Instant,
    lastUsedAt: Instant,
  })
  .meta({ id: "SignedInSession" });
export type SignedInSession = z.infer<typeof SignedInSession>;

export const listSessions = defineEndpoint({
  domain: "user",
  name: "listSessions",
  method: "GET",
  path: "/session/v1/sessions",
  summary: "Where the person is signed in, the current session first",
  grant: "authenticated",
  response: z.object({ sessions: z.array(SignedInSession) }).meta({ id: "SignedInSessions" }),
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const endSession = defineEndpoint({
  domain: "user",
  name: "endSession",
  method: "DELETE",
  path: "/session/v1/sessions/{sessionId}",
  summary: "Ends one session of the signed-in person",
  grant: "authenticated",
  params: z.object({ sessionId: z.string().max(60) }),
  success: 204,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
