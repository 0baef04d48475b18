import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";
import { IdentityGrant } from "../identities/identities.ts";

const Base64Url = z
  .string()
  .regex(/^[A-Za-z0-9_-]*$/)
  .max(20_000);

/** What `navigator.credentials` gives, as JSON with binary parts in base64url (WebAuthn 3, 5.1). */
const Credential = z.object({
  id: Base64Url.min(1),
  rawId: Base64Url.min(1),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.looseObject({}).default({}),
});

export const RegistrationCredential = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
}).meta({ id: "RegistrationCredential" });

export const AuthenticationCredential = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
}).meta({ id: "AuthenticationCredential" });

const Descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("preferred"),
    requireResidentKey: z.literal(false),
    userVerification: z.enum(["preferred", "required"]),
  }),
  attestation: z.literal("none"),
});

const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.enum(["preferred", "required"]),
});

/** A passkey as the security page lists it. */
export const Passkey = z
  .object({
    passkeyId: z.string(),
    name: z.string(),
    isSynced: z.boolean(),
    createdAt: Instant,
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof Passkey>;

export const passkeyCreateStart = defineEndpoint({
  domain: "user",
  name: "passkeyCreateStart",
  method: "POST",
  path: "/authentication/v1/passkey/create/start",
  summary: "Begins to add a passkey; asks for a fresh proof of who is there",
  grant: "authenticated",
  response: z
    .object({ grant: z.string(), publicKeyCredentialCreationOptions: CreationOptions })
    .meta({ id: "PasskeyCreation" }),
  refusals: ["STEP_UP_REQUIRED", "PASSKEY_LIMIT_REACHED", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const passkeyCreateFinish = defineEndpoint({
  domain: "user",
  name: "passkeyCreateFinish",
  method: "POST",
  path: "/authentication/v1/passkey/create/finish",
  summary: "Checks and keeps the passkey that the browser made; carries the start grant",
  grant: "identity",
  body: z.object({ credential: RegistrationCredential, name: z.string().trim().min(1).max(60).optional() }),
  response: Passkey,
  success: 201,
  refusals: ["UNAUTHORIZED", "INVALID_PASSKEY", "PASSKEY_LIMIT_REACHED"],
  retry: "none",
});

export const passkeyAuthenticateStart = defineEndpoint({
  domain: "user",
  name: "passkeyAuthenticateStart",
  method: "POST",
  path: "/authentication/v1/passkey/authenticate/start",
  summary: "Begins a sign-in, or a fresh proof, by passkey; names no account",
  grant: "access",
  response: z
    .object({ grant: z.string(), publicKeyCredentialRequestOptions: RequestOptions })
    .meta({ id: "PasskeyRequest" }),
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const passkeyAuthenticateFinish = defineEndpoint({
  domain: "user",
  name: "passkeyAuthenticateFinish",
  method: "POST",
  path: "/authentication/v1/passkey/authenticate/finish",
  summary: "Checks what the passkey signed; carries the start grant",
  grant: "identity",
  body: z.object({ credential: AuthenticationCredential }),
  response: IdentityGrant,
  refusals: ["UNAUTHORIZED", "INVALID_PASSKEY", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const listPasskeys = defineEndpoint({
  domain: "user",
  name: "listPasskeys",
  method: "GET",
  path: "/authentication/v1/passkeys",
  summary: "The passkeys of the signed-in person, newest first",
  grant: "authenticated",
  response: z.object({ passkeys: z.array(Passkey) }).meta({ id: "Passkeys" }),
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const renamePasskey = defineEndpoint({
  domain: "user",
  name: "renamePasskey",
  method: "PATCH",
  path: "/authentication/v1/passkeys/{passkeyId}",
  summary: "Gives a passkey another name",
  grant: "authenticated",
  params: z.object({ passkeyId: z.string().max(60) }),
  body: z.object({ name: z.string().trim().min(1).max(60) }),
  response: Passkey,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const removePasskey = defineEndpoint({
  domain: "user",
  name: "removePasskey",
  method: "DELETE",
  path: "/authentication/v1/passkeys/{passkeyId}",
  summary: "Removes a passkey; asks for a fresh proof of who is there",
  grant: "authenticated",
  params: z.object({ passkeyId: z.string().max(60) }),
  success: 204,
  refusals: ["NOT_FOUND", "STEP_UP_REQUIRED"],
  retry: "limited",
});
