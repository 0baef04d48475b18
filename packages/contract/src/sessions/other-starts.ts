import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Location } from "../wire/place.ts";
import { Session } from "./session.ts";

export const migrateSession = defineEndpoint({
  domain: "user",
  name: "migrateSession",
  method: "POST",
  path: "/session/v1/sessions/migrate",
  summary: "Turns a sign-in of the legacy system into a session here; each legacy token is good once",
  grant: "device",
  body: z.object({ sxmData: z.string().min(1).max(2_000), location: Location.optional() }),
  response: Session,
  success: 201,
  refusals: [
    "UNAUTHORIZED",
    "ACCOUNT_JOINED",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "ACCOUNT_IN_DIFFERENT_COUNTRY",
    "ACCOUNT_TYPE_NOT_SUPPORTED",
    "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED",
    "CUSTOMER_TYPE_NOT_SUPPORTED",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "none",
});

export const createDeviceSession = defineEndpoint({
  domain: "user",
  name: "createDeviceSession",
  method: "POST",
  path: "/session/v1/sessions/device",
  summary: "Starts a session of a linked device, or of one that holds a casting grant",
  grant: "none",
  body: z.object({
    deviceGrant: z.string().max(400),
    castingGrant: z.string().max(2_000).optional(),
    location: Location.optional(),
  }),
  response: Session,
  success: 201,
  refusals: ["UNAUTHORIZED", "FORBIDDEN", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const issueCastingGrant = defineEndpoint({
  domain: "user",
  name: "issueCastingGrant",
  method: "POST",
  path: "/session/v1/casting-grants",
  summary: "A grant, for five minutes and one device, to play on it in the name of the signed-in person",
  grant: "authenticated",
  response: z
    .object({ grant: z.string().describe("A signed token (JWS)"), expiresInSeconds: z.int() })
    .meta({ id: "CastingGrant" }),
  success: 201,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
