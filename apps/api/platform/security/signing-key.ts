import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { Secrets } from "./secrets.ts";

/** A pair of Ed25519 keys with the id that tokens name it by. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

// RFC 8410: what comes before the 32 bytes of a private Ed25519 key in PKCS #8.
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

/** Derives a key from the server's key and an id: every node has the same one, and none is stored. */
export function deriveSigningKey(secrets: Secrets, id: string): SigningKey {
  const seed = secrets.signBytes("signing-key", id);
  const der = Buffer.concat([PKCS8_PREFIX, seed]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  return { id, privateKey, publicKey: createPublicKey(privateKey) };
}
