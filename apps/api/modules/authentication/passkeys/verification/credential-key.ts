import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { cose, decodeCredentialPublicKey } from "@simplewebauthn/server/helpers";

/**
 * Reads a COSE key; throws unless signatures can be checked with it. Without an attestation nothing else looks at
 * the key before the first sign-in, and a point off its curve would be found only then.
 */
export function readCredentialKey(publicKey: Uint8Array<ArrayBuffer>): KeyObject {
  const key = decodeCredentialPublicKey(publicKey);
  if (cose.isCOSEPublicKeyEC2(key)) {
    const [x, y] = [key.get(cose.COSEKEYS.x), key.get(cose.COSEKEYS.y)].map(toText);
    return importKey({ kty: "EC", crv: "P-256", x, y });
  }
  if (cose.isCOSEPublicKeyOKP(key))
    return importKey({ kty: "OKP", crv: "Ed25519", x: toText(key.get(cose.COSEKEYS.x)) });
  if (cose.isCOSEPublicKeyRSA(key))
    return importKey({
      kty: "RSA",
      n: toText(key.get(cose.COSEKEYS.n)),
      e: toText(key.get(cose.COSEKEYS.e)),
    });
  throw new Error("the key is of no kind that was asked for");
}

/** Whether a signature holds in its one spelling; the ceremony's library reads past bytes that follow it. */
export function isExactSignature(
  publicKey: Uint8Array<ArrayBuffer>,
  signed: { authenticatorData: string; clientDataJson: string; signature: string },
): boolean {
  const key = readCredentialKey(publicKey);
  const clientDataHash = createHash("sha256").update(signed.clientDataJson, "base64url").digest();
  const data = Buffer.concat([Buffer.from(signed.authenticatorData, "base64url"), clientDataHash]);
  const algorithm = key.asymmetricKeyType === "ed25519" ? null : "sha256";
  return verify(algorithm, data, key, Buffer.from(signed.signature, "base64url"));
}

function importKey(jwk: Record<string, string | undefined>): KeyObject {
  return createPublicKey({ key: jwk, format: "jwk" });
}

function toText(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString("base64url");
}
