import { describe, expect, test } from "vitest";
import { encodeInput } from "./encode-input.ts";

const read = (word: string): unknown => JSON.parse(Buffer.from(word, "base64url").toString("utf8"));

describe("an input as one word", () => {
  test.each([
    [{}],
    [{ a: 1 }],
    [{ a: 12 }],
    [{ a: 123 }],
    [{ title: "Côté Nord – 🎷 ???>>>" }],
    [{ list: [3, { b: null, a: true }] }],
    ["À l’heure"],
  ])("is read as it was written, and holds nothing that an address would change: %j", (input) => {
    const word = encodeInput(input);
    expect(word).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(word).toBe(Buffer.from(Buffer.from(word, "base64url")).toString("base64url"));
    expect(read(word)).toEqual(input);
  });

  test("is the same whatever order its keys were written in, however deep", () => {
    expect(encodeInput({ b: { d: 1, c: [{ z: 1, y: 2 }] }, a: 2 })).toBe(
      encodeInput({ a: 2, b: { c: [{ y: 2, z: 1 }], d: 1 } }),
    );
    expect(encodeInput([2, 1])).not.toBe(encodeInput([1, 2]));
  });
});
