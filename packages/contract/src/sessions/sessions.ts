import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Location } from "../wire/place.ts";
import { RefreshedSession, Session } from "./session.ts";

const SessionRequest = z.object({ location: Location.optional() });

export const anonymous = defineEndpoint({
  domain: "user",
  name: "anonymous",
  method: "POST",
  path: "/session/v1/sessions/anonymous",
  summary: "Starts an anonymous session of a device",
  grant: "device",
  body: SessionRequest,
  response: Session,
  success: 201,
  refusals: ["UNAUTHORIZED", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const authenticated = defineEndpoint({
  domain: "user",
  name: "authenticated",
  method: "POST",
  path: "/session/v1/sessions/authenticated",
  summary: "Exchanges an identity grant for a signed-in session",
  grant: "identity",
  body: SessionRequest,
  response: Session,
  success: 201,
  refusals: ["UNAUTHORIZED", "ACCOUNT_JOINED", "IDENTITY_NOT_ELIGIBLE_ERROR", "LEGACY_SIGN_IN_REQUIRED"],
  retry: "none",
});

export const refresh = defineEndpoint({
  domain: "user",
  name: "refresh",
  method: "POST",
  path: "/session/v1/sessions/refresh",
  summary: "Rotates the tokens of the session that the cookie names",
  grant: "refresh",
  body: SessionRequest,
  response: RefreshedSession,
  refusals: [
    "tokenServicesTeam.sessionService.invalid-refresh-token",
    "tokenServicesTeam.sessionService.invalid-auth-headers",
  ],
  retry: "limited",
});

export const revokeSessions = defineEndpoint({
  domain: "user",
  name: "revokeSessions",
  method: "DELETE",
  path: "/session/v1/sessions",
  summary: "Ends every session of the signed-in person, on every device",
  grant: "authenticated",
  success: 204,
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const signOut = defineEndpoint({
  domain: "user",
  name: "signOut",
  method: "DELETE",
  path: "/session/v1/sessions/current",
  summary: "Ends this session only",
  grant: "access",
  success: 204,
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});
