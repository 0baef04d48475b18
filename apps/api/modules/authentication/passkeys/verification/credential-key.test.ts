import { generateKeyPairSync } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { describe, expect, test } from "vitest";
import { readCredentialKey } from "./credential-key.ts";

const bytes = (text = "") => new Uint8Array(Buffer.from(text, "base64url"));
const encode = (entries: [number, number | Uint8Array][]) => isoCBOR.encode(new Map(entries));

describe("readCredentialKey", () => {
  test("reads the three kinds of keys that are asked for", () => {
    const ec = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
    const ed = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "jwk" });
    const keys = [
      encode([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(ec.x)],
        [-3, bytes(ec.y)],
      ]),
      encode([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytes(ed.x)],
      ]),
      encode([
        [1, 3],
        [3, -257],
        [-1, bytes(rsa.n)],
        [-2, bytes(rsa.e)],
      ]),
    ];
    expect(keys.map((key) => readCredentialKey(key).asymmetricKeyType)).toEqual(["ec", "ed25519", "rsa"]);
  });

  test("throws at a point off its curve, and at a key of another kind", () => {
    const off = encode([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(32).fill(1)],
      [-3, new Uint8Array(32).fill(2)],
    ]);
    expect(() => readCredentialKey(off)).toThrow();
    expect(() => readCredentialKey(encode([[1, 9]]))).toThrow();
  });
});
