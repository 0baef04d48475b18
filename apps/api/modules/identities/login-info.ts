import type { IdentityLoginInfo } from "@skywave/contract";
import { maskEmail, maskPhone } from "@skywave/domain/identity/masked-contact";
import { idFromBytes } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { Identity } from "./identities-repository.ts";

/** How a known person can sign in. */
export function loginInfoOf(identity: Identity, hasPasskey: boolean): IdentityLoginInfo {
  return {
    identityId: identity.id,
    contactOptions: [
      ...(identity.email === null ? [] : [emailOption(identity.email)]),
      ...(identity.phone === null ? [] : [phoneOption(identity.phone)]),
    ],
    hasPassword: identity.passwordHash !== null,
    hasPasskey,
  };
}

/** The id that a handle nobody has is answered with: made from the handle, so that it never changes. */
export function decoyIdentityId(handle: string, secrets: Secrets): string {
  return idFromBytes("idn", secrets.signBytes("decoy-identity", handle));
}

/** What an id that nobody has seems to have. It follows from the id alone, so that all calls agree on it. */
export interface DecoyTraits {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** No real number: it starts with zeros. */
  phone: string | null;
  letter: string;
}

/** Traits of a decoy, in about the shares that real accounts have. */
export function decoyTraits(identityId: string, secrets: Secrets): DecoyTraits {
  const bytes = Buffer.from(secrets.signBytes("decoy-traits", identityId));
  const lastSeven = String(bytes.readUInt32BE(4) % 10_000_000).padStart(7, "0");
  return {
    hasPassword: bytes.readUInt8(0) % 8 !== 0,
    hasPasskey: bytes.readUInt8(1) % 8 === 0,
    phone: bytes.readUInt8(2) % 4 === 0 ? `000${lastSeven}` : null,
    letter: String.fromCodePoint(97 + (bytes.readUInt8(3) % 26)),
  };
}

/** Login info for a handle nobody has, of the same shape as a real one. */
export function decoyLoginInfo(handle: string, secrets: Secrets): IdentityLoginInfo {
  const identityId = decoyIdentityId(handle, secrets);
  const { hasPassword, hasPasskey, phone, letter } = decoyTraits(identityId, secrets);
  return {
    identityId,
    contactOptions: [
      emailOption(handle.includes("@") ? handle : `${letter}@${letter}.com`),
      ...(phone === null ? [] : [phoneOption(phone)]),
    ],
    hasPassword,
    hasPasskey,
  };
}

function emailOption(email: string) {
  return { type: "EMAIL" as const, maskedValue: maskEmail(email) };
}

function phoneOption(phone: string) {
  return { type: "PHONE" as const, maskedValue: maskPhone(phone) };
}
