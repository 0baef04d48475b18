import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Location } from "../wire/place.ts";
import { Instant } from "../wire/time.ts";
import { IdentityGrant } from "../identities/identities.ts";

const Code = z.string().trim().min(1).max(40);

/** The device behind a code, so that a person can see what they are about to let in. */
export const PendingDevice = z
  .object({
    deviceName: z.string(),
    kind: z.enum(["device", "speaker"]).describe("A speaker is let in by linkCodeAuthorize"),
    userCode: z.string().describe("As the device shows it, to be compared"),
    location: Location,
    requestedAt: Instant,
  })
  .meta({ id: "PendingDevice" });
export type PendingDevice = z.infer<typeof PendingDevice>;

export const userCodeGenerate = defineEndpoint({
  domain: "user",
  name: "userCodeGenerate",
  method: "POST",
  path: "/linking/v1/user-codes",
  summary: "A short code that a device shows, and the secret with which it waits for the approval",
  grant: "device",
  query: z.object({ flow: z.enum(["device", "speaker"]).default("device") }),
  body: z.object({
    deviceName: z.string().trim().min(1).max(60).optional(),
    location: Location.optional(),
  }),
  response: z
    .object({
      userCode: z.string().describe("Two groups of four consonants; for a speaker its link code"),
      deviceCode: z.string(),
      verificationPath: z.string(),
      expiresInSeconds: z.int(),
      intervalInSeconds: z.int(),
    })
    .meta({ id: "UserCode" }),
  success: 201,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const userCodeLookUp = defineEndpoint({
  domain: "user",
  name: "userCodeLookUp",
  method: "POST",
  path: "/linking/v1/user-codes/look-up",
  summary: "Which device waits behind a code of either kind; approves nothing",
  grant: "authenticated",
  body: z.object({ userCode: Code }),
  response: PendingDevice,
  refusals: ["INVALID_ACTIVATION_CODE", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const userCodeAuthorize = defineEndpoint({
  domain: "user",
  name: "userCodeAuthorize",
  method: "POST",
  path: "/linking/v1/user-codes/authorize",
  summary: "Lets the device behind a code in",
  grant: "authenticated",
  body: z.object({ userCode: Code }),
  response: PendingDevice,
  refusals: ["INVALID_ACTIVATION_CODE", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const linkCodeAuthorize = defineEndpoint({
  domain: "user",
  name: "linkCodeAuthorize",
  method: "POST",
  path: "/linking/v1/link-codes/authorize",
  summary: "Lets the smart speaker behind a link code in",
  grant: "authenticated",
  body: z.object({ linkCode: Code }),
  response: PendingDevice,
  refusals: ["INVALID_ACTIVATION_CODE", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const userCodeAuthenticate = defineEndpoint({
  domain: "user",
  name: "userCodeAuthenticate",
  method: "POST",
  path: "/linking/v1/user-codes/authenticate",
  summary: "The waiting device asks whether it was let in; too soon a question doubles back its wait",
  grant: "device",
  body: z.object({ deviceCode: z.string().max(200) }),
  response: IdentityGrant,
  refusals: [
    "tokenServicesTeam.sessionService.authorization-pending",
    "SLOW_DOWN",
    "INVALID_ACTIVATION_CODE",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "none",
});
