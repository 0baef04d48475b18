import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

/** Taken in any form: whether it is one is for other calls to say. */
const Own = z.string().max(254).optional();

export const validatePassword = defineEndpoint({
  domain: "legacy",
  name: "validatePassword",
  method: "POST",
  path: "/validate/password",
  summary:
    "Whether somebody could have a password; what they are known by beside it is sent along, or on file",
  grant: "optional",
  body: z.object({
    password: z.string().max(200),
    username: Own,
    email: Own,
    firstName: Own,
    lastName: Own,
    phone: Own,
  }),
  unshownFields: ["password"],
  response: z.object({ data: z.object({ isValid: z.literal(true) }) }),
  refusals: ["INVALID_PAYLOAD", "INVALID_PASSWORD", "PASSWORD_HAS_PERSONAL_DATA"],
  retry: "limited",
  isRepeatable: true,
});
