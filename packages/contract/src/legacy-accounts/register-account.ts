import { z } from "zod";
import { IdentityGrant } from "../identities/identities.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Password } from "../wire/passwords.ts";

const Token = z.string().min(1).max(100).describe("From a lookup, in the browser that made it");
const ContactType = z.enum(["EMAIL", "PHONE"]);

export const RegistrationNonPii = z
  .object({
    isEligible: z
      .boolean()
      .describe("The account has no sign-in, and a contact on file that can prove its owner"),
    contactOptions: z
      .array(z.object({ type: ContactType, maskedValue: z.string() }))
      .describe("To which a code can be sent; none for an account that has a sign-in"),
  })
  .meta({ id: "RegistrationNonPii" });
export type RegistrationNonPii = z.infer<typeof RegistrationNonPii>;

export const accountRegistrationNonPii = defineEndpoint({
  domain: "legacy",
  name: "accountRegistrationNonPii",
  method: "POST",
  path: "/account/registration/non-pii",
  summary: "Whether an identified account can be given a sign-in, and which contact on file proves its owner",
  grant: "access",
  body: z.object({ token: Token }),
  response: z.object({ data: RegistrationNonPii }),
  refusals: ["INVALID_PAYLOAD", "UNAUTHENTICATED_CUSTOMER"],
  retry: "limited",
  isRepeatable: true,
});

export const AccountRegistration = z
  .object({
    isRegistered: z
      .boolean()
      .describe("false: a code was sent to the contact on file, and comes back in `otp`"),
    identityGrant: IdentityGrant.nullable().describe("For a legacy sign-in; null until the code was right"),
  })
  .meta({ id: "AccountRegistration" });
export type AccountRegistration = z.infer<typeof AccountRegistration>;

export const registerAccount = defineEndpoint({
  domain: "legacy",
  name: "registerAccount",
  method: "POST",
  path: "/account/register",
  summary: "Gives an identified account its sign-in, once a code has come back from a contact on file",
  grant: "access",
  body: z.object({
    token: Token,
    email: z.string().trim().min(1).max(254).describe("To sign in by; need not be the one on file"),
    password: Password,
    otpOption: ContactType.default("EMAIL").describe("Which contact on file is sent the code"),
    otp: z.string().max(40).optional(),
  }),
  unshownFields: ["password"],
  response: z.object({ data: AccountRegistration }),
  refusals: [
    "INVALID_PAYLOAD",
    "UNAUTHENTICATED_CUSTOMER",
    "IDENTITY_ALREADY_EXISTS_ERROR",
    "INVALID_EMAIL_ERROR",
    "INVALID_PASSWORD_ERROR",
    "PASSWORD_POLICY_NOT_MET",
    "PASSWORD_DISALLOWED_WORDS",
    "BAD_REQUEST",
    "INVALID",
    "EXPIRED",
    "HANDLE_ALREADY_IN_USE",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});
