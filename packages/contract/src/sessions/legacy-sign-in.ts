import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Location } from "../wire/place.ts";
import { Session } from "./session.ts";

export const legacySignIn = defineEndpoint({
  domain: "user",
  name: "legacySignIn",
  method: "POST",
  path: "/session/v1/sessions/legacy",
  summary:
    "Signs in somebody whose account is in the legacy system, with the identity grant that asked for it",
  grant: "identity",
  body: z.object({ location: Location.optional() }),
  response: Session,
  success: 201,
  refusals: [
    "UNAUTHORIZED",
    "ACCOUNT_JOINED",
    "ACCOUNT_IN_DIFFERENT_COUNTRY",
    "ACCOUNT_TYPE_NOT_SUPPORTED",
    "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED",
    "CUSTOMER_TYPE_NOT_SUPPORTED",
  ],
  retry: "none",
});
