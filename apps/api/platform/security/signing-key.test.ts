import { sign, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createSecrets } from "./secrets.ts";
import { deriveSigningKey } from "./signing-key.ts";

const secrets = createSecrets("a-key-for-tests-of-forty-characters-long");
const TEXT = Buffer.from("text");

describe("deriveSigningKey", () => {
  test("gives every node the same pair, whose public half verifies what the private one signed", () => {
    const [one, other] = [deriveSigningKey(secrets, "1"), deriveSigningKey(secrets, "1")];
    expect([one.id, one.privateKey.asymmetricKeyType]).toEqual(["1", "ed25519"]);
    expect(verify(null, TEXT, other.publicKey, sign(null, TEXT, one.privateKey))).toBe(true);
  });

  test("gives each id, and each server's key, a pair of its own", () => {
    const signature = sign(null, TEXT, deriveSigningKey(secrets, "1").privateKey);
    const elsewhere = createSecrets("another-key-for-tests-that-is-as-long-too");
    for (const { publicKey } of [deriveSigningKey(secrets, "2"), deriveSigningKey(elsewhere, "1")])
      expect(verify(null, TEXT, publicKey, signature)).toBe(false);
  });
});
