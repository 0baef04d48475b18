import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSecrets, digestOf, isSameDigest, randomSecret, readOrCreateKey } from "./secrets.ts";

const secrets = createSecrets("a-key-for-tests-of-forty-characters-long");
const others = createSecrets("another-key-for-tests-that-is-as-long-too");

describe("sign", () => {
  test("gives the same digest for the same text and purpose, and another one for any other", () => {
    const digest = secrets.sign("session", "text");
    expect(secrets.sign("session", "text")).toBe(digest);
    expect(digest).toMatch(/^[\w-]{43}$/);
    const all = [
      digest,
      secrets.sign("session", "text2"),
      secrets.sign("grant", "text"),
      // What a purpose ends with is no beginning of a text.
      secrets.sign("sessiont", "ext"),
      others.sign("session", "text"),
    ];
    expect(new Set(all).size).toBe(5);
  });

  test("gives the same as bytes", () => {
    const bytes = secrets.signBytes("session", "text");
    expect(Buffer.from(bytes).toString("base64url")).toBe(secrets.sign("session", "text"));
  });
});

describe("encrypt", () => {
  test("hides a text that only who has the key can read", () => {
    const encrypted = secrets.encrypt("Zoë's grant");
    expect(Buffer.from(encrypted, "base64url").toString("latin1")).not.toContain("grant");
    expect(secrets.decrypt(encrypted)).toBe("Zoë's grant");
    expect(() => others.decrypt(encrypted)).toThrow();
  });

  test("gives no two texts the same look", () => {
    expect(secrets.encrypt("text")).not.toBe(secrets.encrypt("text"));
  });

  test("breaks with any change to it", () => {
    const bytes = Buffer.from(secrets.encrypt("text"), "base64url");
    // The first byte of the nonce, of the tag and of the text.
    for (const at of [0, 12, 28]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.decrypt(changed.toString("base64url"))).toThrow();
    }
    expect(() => secrets.decrypt("")).toThrow();
  });
});

describe("readOrCreateKey", () => {
  test("makes a key that nobody else may read, and finds it again", async () => {
    const root = await mkdtemp(join(tmpdir(), "skywave-key-"));
    const folder = join(root, "data");
    const key = await readOrCreateKey(folder);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await readOrCreateKey(folder)).toBe(key);
    const [name = ""] = await readdir(folder);
    expect([name, (await stat(join(folder, name))).mode & 0o777]).toEqual(["secret.key", 0o600]);
    await rm(root, { recursive: true });
  });
});

describe("digests", () => {
  test("are the same for the same token only", () => {
    expect(digestOf("token")).toBe(digestOf("token"));
    expect(digestOf("token")).toMatch(/^[\w-]{43}$/);
    expect(isSameDigest(digestOf("token"), digestOf("token"))).toBe(true);
    expect(isSameDigest(digestOf("token"), digestOf("tokens"))).toBe(false);
    expect(isSameDigest(digestOf("token"), digestOf("token").slice(1))).toBe(false);
    expect(isSameDigest("", "")).toBe(true);
  });

  test("are made of secrets that never come twice", () => {
    const made = Array.from({ length: 100 }, () => randomSecret());
    expect(new Set(made).size).toBe(100);
    for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/);
  });
});
