import { describe, expect, test } from "vitest";
import { idFromBytes, randomId } from "./random-id.ts";

describe("randomId", () => {
  test("is twenty letters and digits after what it names, and never the same", () => {
    const made = Array.from({ length: 500 }, () => randomId("ord"));
    expect(new Set(made).size).toBe(500);
    for (const id of made) expect(id).toMatch(/^ord_[A-Za-z0-9]{20}$/);
    // Each of the 62 is there, in 10,000 draws.
    expect(new Set(made.map((id) => id.slice(4)).join("")).size).toBe(62);
  });
});

describe("idFromBytes", () => {
  test("is always the same for the same bytes, of which twenty count", () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => index * 8);
    const id = idFromBytes("idn", bytes);
    expect(id).toMatch(/^idn_[A-Za-z0-9]{20}$/);
    expect(idFromBytes("idn", bytes)).toBe(id);
    expect(idFromBytes("idn", bytes.with(31, 1))).toBe(id);
    expect(idFromBytes("idn", bytes.with(19, 1))).not.toBe(id);
    expect(idFromBytes("idn", new Uint8Array(20).fill(61))).toBe(`idn_${"9".repeat(20)}`);
    expect(idFromBytes("idn", new Uint8Array(20).fill(62))).toBe(`idn_${"A".repeat(20)}`);
  });
});
