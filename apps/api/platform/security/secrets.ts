import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What only the server can make: keyed digests for tokens, and encrypted texts for answers kept at rest. */
export interface Secrets {
  /** HMAC-SHA-256 of a text under the server's key, base64url. The purpose keeps uses apart. */
  sign(purpose: string, text: string): string;
  signBytes(purpose: string, text: string): Uint8Array;
  encrypt(text: string): string;
  decrypt(encrypted: string): string;
}

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Derives all secrets of the server from one key. */
export function createSecrets(key: string): Secrets {
  // Read once, not with each call that is signed.
  const secretKey = createSecretKey(key, "utf8");
  const signed = (purpose: string, text: string) =>
    createHmac("sha256", secretKey).update(`${purpose}\n${text}`);
  const signBytes = (purpose: string, text: string) => signed(purpose, text).digest();
  // The purpose keeps its first name: under another one nothing that is stored could be read.
  const encryptionKey = signBytes("sealing-key", "1");
  return {
    signBytes,
    sign: (purpose, text) => signed(purpose, text).digest("base64url"),
    encrypt: (text) => {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv("aes-256-gcm", encryptionKey, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", encryptionKey, bytes.subarray(0, NONCE_LENGTH));
      decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
      const body = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH));
      return Buffer.concat([body, decipher.final()]).toString("utf8");
    },
  };
}

/** The sandbox's own key: made at the first start, kept in the data folder, readable by its owner only. */
export async function readOrCreateKey(dataFolder: string): Promise<string> {
  const file = join(dataFolder, "secret.key");
  await mkdir(dataFolder, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFile(file, "utf8");
}

/** Digest under which a random token is kept. The token has 256 bits, so no salt or slow hash is needed. */
export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Compares two digests in constant time. */
export function isSameDigest(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** 256 random bits, base64url. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}
