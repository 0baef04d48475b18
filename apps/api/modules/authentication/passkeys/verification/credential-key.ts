import { createPublicKey } from "node:crypto";
import { cose, decodeCredentialPublicKey } from "@simplewebauthn/server/helpers";

/** EdDSA, ES256 and RS256, in the order in which authenticators are asked for them. */
export const ACCEPTED_ALGORITHMS = [-8, -7, -257];

/**
 * Throws unless a COSE key is one that signatures can be checked with. Without an attestation nothing else looks at
 * the key before the first sign-in, and a point off its curve would be found only then.
 */
export function requireUsableKey(publicKey: Uint8Array<ArrayBuffer>): void {
  const key = decodeCredentialPublicKey(publicKey);
  if (cose.isCOSEPublicKeyEC2(key)) {
    const [x, y] = [key.get(cose.COSEKEYS.x), key.get(cose.COSEKEYS.y)].map(toText);
    importKey({ kty: "EC", crv: "P-256", x, y });
  } else if (cose.isCOSEPublicKeyOKP(key)) {
    importKey({ kty: "OKP", crv: "Ed25519", x: toText(key.get(cose.COSEKEYS.x)) });
  } else if (cose.isCOSEPublicKeyRSA(key)) {
    importKey({ kty: "RSA", n: toText(key.get(cose.COSEKEYS.n)), e: toText(key.get(cose.COSEKEYS.e)) });
  } else {
    throw new Error("the key is of no kind that was asked for");
  }
}

function importKey(jwk: Record<string, string | undefined>): void {
  createPublicKey({ key: jwk, format: "jwk" });
}

function toText(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString("base64url");
}
