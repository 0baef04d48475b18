import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

export const Handle = z.string().trim().min(1).max(254);

/** Proof of who somebody is, good for one exchange against a signed-in session. */
export const IdentityGrant = z
  .object({
    grant: z.string(),
    identityId: z.string(),
    emailAddress: z.string().optional(),
    username: z.string().optional().describe("Of somebody who has no address"),
  })
  .meta({ id: "IdentityGrant" });
export type IdentityGrant = z.infer<typeof IdentityGrant>;

/** An account that somebody made with an address that they have not proved, and who reads its mail may not know of. */
export const EarlierAccount = z.object({ hasPassword: z.boolean() }).meta({ id: "EarlierAccount" });
export type EarlierAccount = z.infer<typeof EarlierAccount>;

export const IdentityLoginInfo = z
  .object({
    identityId: z.string(),
    contactOptions: z.array(z.object({ type: z.enum(["EMAIL", "PHONE"]), maskedValue: z.string() })),
    hasPassword: z.boolean(),
    hasPasskey: z.boolean(),
  })
  .meta({ id: "IdentityLoginInfo" });
export type IdentityLoginInfo = z.infer<typeof IdentityLoginInfo>;

export const Identity = z
  .object({
    identityId: z.string(),
    handle: z.object({ emailAddress: z.string().optional(), username: z.string().optional() }),
    contact: z.object({ emailAddress: z.string().optional(), phoneNumber: z.string().optional() }),
    isEmailProved: z
      .boolean()
      .optional()
      .describe(
        "false: the address may be anybody's, until a code has proved it; absent: nothing is known of it",
      ),
    state: z.enum(["ATLAS", "STREAMING", "ACCOUNT"]),
    hasPassword: z.boolean(),
  })
  .meta({ id: "Identity" });
export type Identity = z.infer<typeof Identity>;

export const statusByHandle = defineEndpoint({
  domain: "user",
  name: "statusByHandle",
  method: "GET",
  path: "/identity/v1/identities/status",
  summary: "How the owner of a handle can sign in; an unknown handle gets an answer of the same shape",
  grant: "access",
  query: z.object({ handle: Handle }),
  response: IdentityLoginInfo,
  refusals: ["INVALID_HANDLE", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const getIdentity = defineEndpoint({
  domain: "user",
  name: "getIdentity",
  method: "GET",
  path: "/identity/v1/identities/me",
  summary: "The signed-in person",
  grant: "authenticated",
  response: Identity,
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});
