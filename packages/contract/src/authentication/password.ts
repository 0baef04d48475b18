import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Handle, IdentityGrant } from "../identities/identities.ts";
import { Password } from "../wire/passwords.ts";

export const authenticatePassword = defineEndpoint({
  domain: "user",
  name: "authenticatePassword",
  method: "POST",
  path: "/authentication/v1/password",
  summary: "Signs in with handle and password",
  grant: "access",
  body: z.object({ handle: Handle, password: Password }),
  unshownFields: ["password"],
  response: IdentityGrant,
  refusals: [
    "userServices.identity.invalidCredentials",
    "userServices.identity.locked",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});
