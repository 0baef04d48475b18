import { argon2Sync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createPasswordHashes } from "./password-hashes.ts";

const hashes = createPasswordHashes();

describe("createPasswordHashes", () => {
  test("hashes by Argon2id with a salt of its own, and says what it cost", async () => {
    const [one, other] = await Promise.all([hashes.hash("a word"), hashes.hash("a word")]);
    const [kind, memory, passes, salt = "", tag] = one.split("$");
    expect([kind, memory, passes]).toEqual(["argon2id", "19456", "2"]);
    const nonce = Buffer.from(salt, "base64url");
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
    expect(tag).toBe(argon2Sync("argon2id", { ...cost, message: "a word", nonce }).toString("base64url"));
    expect(other).not.toBe(one);
  });

  test("knows the password that was hashed, and no other", async () => {
    const hash = await hashes.hash("Straße 7");
    expect(await hashes.verify("Straße 7", hash)).toBe(true);
    expect(await hashes.verify("Strasse 7", hash)).toBe(false);
    expect(await hashes.verify("Straße 7", null)).toBe(false);
    expect(await hashes.verify("Straße 7", "argon2id$19456$2$c2FsdA")).toBe(false);
  });

  test("knows a password however its accents were typed, also one that was hashed as typed", async () => {
    const [composed, decomposed] = ["forêt d\u00e9j\u00e0", "forêt de\u0301ja\u0300"];
    for (const [first, then] of [
      [composed, decomposed],
      [decomposed, composed],
    ] as const)
      expect(await hashes.verify(then, await hashes.hash(first))).toBe(true);
    const nonce = Buffer.alloc(16, 7);
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
    const tag = argon2Sync("argon2id", { ...cost, message: decomposed, nonce }).toString("base64url");
    const hash = `argon2id$19456$2$${nonce.toString("base64url")}$${tag}`;
    expect([await hashes.verify(decomposed, hash), await hashes.verify("forêt deja", hash)]).toEqual([
      true,
      false,
    ]);
  });

  test("knows a password that was hashed when hashing cost less", async () => {
    const cost = { memory: 1_024, passes: 1, parallelism: 1, tagLength: 32 };
    const hash = await createPasswordHashes(cost).hash("Straße 7");
    expect(hash).toMatch(/^argon2id\$1024\$1\$/);
    expect(await hashes.verify("Straße 7", hash)).toBe(true);
    expect(await hashes.verify("Strasse 7", hash)).toBe(false);
  });

  test("refuses more than fifty that wait, and loses none of the others", async () => {
    const all = Array.from({ length: 60 }, () => hashes.verify("a word", null));
    const ends = await Promise.allSettled(all);
    expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(9);
    expect(ends.at(-1)).toMatchObject({ reason: { statusCode: 503 } });
  });
});
