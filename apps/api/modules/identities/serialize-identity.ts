import type { Identity as WireIdentity } from "@skywave/contract";
import type { Identity } from "./identities-repository.ts";

/** A person as they see themselves. */
export function serializeIdentity(identity: Identity): WireIdentity {
  const { email, username, phone } = identity;
  const address = email === null ? {} : { emailAddress: email };
  return {
    identityId: identity.id,
    handle: { ...address, ...(username !== null && { username }) },
    contact: { ...address, ...(phone !== null && { phoneNumber: phone }) },
    isEmailProved: identity.emailProvedAt !== null,
    state: identity.state,
    hasPassword: identity.passwordHash !== null,
  };
}
