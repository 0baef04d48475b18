import { describe, expect, it } from "vitest";
import { createFakePlatform } from "../testing/index.ts";
import { decodeBase64Url, encodeBase64Url } from "./base64-url.ts";
import { createJsonCookie } from "./json-cookie.ts";

interface Note {
  text: string;
}

function isNote(value: unknown): value is Note {
  return typeof value === "object" && value !== null && "text" in value;
}

function createNote(platform = createFakePlatform()) {
  const cookie = createJsonCookie<Note>(platform.cookies, {
    name: "NOTE",
    domain: () => null,
    isWhole: isNote,
  });
  return { platform, cookie };
}

describe("encodeBase64Url", () => {
  it.each(["", "a", "ab", "abc", "Zoë 🎧 « bonjour »", '{"a":[1,2]}', "\u0000ÿ"])("reads back %j", (text) => {
    const encoded = encodeBase64Url(text);
    expect(encoded).toBe(Buffer.from(text).toString("base64url"));
    expect(decodeBase64Url(encoded)).toBe(text);
  });

  it.each(["a b", "=", "é", "/+"])("refuses %j when decoding", (text) => {
    expect(() => decodeBase64Url(text)).toThrow(URIError);
  });
});

describe("createJsonCookie", () => {
  it("keeps a small value in one cookie", () => {
    const { platform, cookie } = createNote();
    cookie.write({ text: "short" }, 60);
    expect([...platform.jar.keys()]).toEqual(["NOTE"]);
    expect(cookie.read()).toEqual({ text: "short" });
  });

  it("splits a value over 4 KB into two parts, and joins them again", () => {
    const { platform, cookie } = createNote();
    const text = "x".repeat(4000);
    cookie.write({ text }, 60);
    expect([...platform.jar.keys()]).toEqual(["NOTE.0", "NOTE.1"]);
    expect(createNote(platform).cookie.read()).toEqual({ text });
  });

  it("removes the parts when the value is small again", () => {
    const { platform, cookie } = createNote();
    cookie.write({ text: "x".repeat(4000) }, 60);
    cookie.write({ text: "short" }, 60);
    expect([...platform.jar.keys()]).toEqual(["NOTE"]);
  });

  it.each(["%%%", "e30", "bm90IGpzb24", "", "undefined"])("takes the corrupted value %j for none", (raw) => {
    const { platform, cookie } = createNote();
    platform.cookies.write("NOTE", raw, { maxAgeInSeconds: 60, domain: null });
    expect(cookie.read()).toBeUndefined();
  });

  it("takes half of a split value for none", () => {
    const { platform, cookie } = createNote();
    cookie.write({ text: "x".repeat(4000) }, 60);
    platform.cookies.remove("NOTE.1", null);
    expect(cookie.read()).toBeUndefined();
  });

  it("sees what another tab wrote", () => {
    const { platform, cookie } = createNote();
    cookie.write({ text: "mine" }, 60);
    createNote(platform.openTab()).cookie.write({ text: "theirs" }, 60);
    expect(cookie.read()).toEqual({ text: "theirs" });
  });

  it("keeps the value for the life of the page where the browser keeps no cookies", () => {
    const platform = createFakePlatform();
    const blind = { read: () => undefined, write() {}, remove() {} };
    const options = { name: "NOTE", domain: () => null, isWhole: isNote };
    const cookie = createJsonCookie<Note>({ ...platform.cookies, ...blind }, options);
    cookie.write({ text: "held" }, 60);
    expect(cookie.read()).toEqual({ text: "held" });
  });
});
