import type { IdentityLoginInfo } from "@skywave/contract";
import { maskEmail, maskPhone } from "@skywave/domain/identity/masked-contact";
import { idFromBytes } from "../../platform/security/random-id.ts";
import type { Secrets } from "../../platform/security/secrets.ts";
import type { Identity } from "./identities-repository.ts";

/** How a known person can sign in. */
export function loginInfoOf(identity: Identity): IdentityLoginInfo {
  const email =
    identity.email === null ? [] : [{ type: "EMAIL" as const, maskedValue: maskEmail(identity.email) }];
  const phone =
    identity.phone === null ? [] : [{ type: "PHONE" as const, maskedValue: maskPhone(identity.phone) }];
  return {
    identityId: identity.id,
    contactOptions: [...email, ...phone],
    hasPassword: identity.passwordHash !== null,
    hasPasskey: false,
  };
}

/** The same for a handle nobody has: made from the handle, so it never changes and can't be told from a real one. */
export function decoyLoginInfo(handle: string, secrets: Secrets): IdentityLoginInfo {
  const bytes = secrets.signBytes("decoy-identity", handle);
  const letter = String.fromCharCode(97 + ((bytes[0] ?? 0) % 26));
  return {
    identityId: idFromBytes("idn", bytes),
    contactOptions: [
      { type: "EMAIL", maskedValue: maskEmail(handle.includes("@") ? handle : `${letter}@${letter}.com`) },
    ],
    // Most real accounts have a password; about as many decoys claim one.
    hasPassword: (bytes[1] ?? 0) % 8 !== 0,
    hasPasskey: false,
  };
}
