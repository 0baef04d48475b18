import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addBrandFaces } from "./add-brand-faces.ts";

let added: FakeFace[] = [];

class FakeFace {
  readonly answer = Promise.withResolvers<void>();
  readonly loaded = this.answer.promise;
  readonly family: string;
  readonly source: string;
  constructor(family: string, source: string) {
    this.family = family;
    this.source = source;
  }
}

beforeEach(() => {
  added = [];
  vi.stubGlobal("FontFace", FakeFace);
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: (face: FakeFace) => added.push(face) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "fonts");
});

describe("addBrandFaces", () => {
  it("adds both faces, each from a file of its own", () => {
    addBrandFaces();
    expect(added.map(({ family }) => family)).toEqual(["Figtree", "Bricolage Grotesque"]);
    expect(new Set(added.map(({ source }) => source)).size).toBe(2);
    for (const { source } of added) expect(source).toMatch(/^url\(.+\.woff2\)$/);
  });

  it("tells of a face that does not come, and of none that does", async () => {
    const missing = vi.fn<() => void>();
    addBrandFaces(missing);
    const [text, display] = added;
    text?.answer.resolve();
    display?.answer.reject(new Error("no network"));
    await expect.poll(() => missing.mock.calls.length).toBe(1);
  });

  it("leaves a face that does not come without a word where nobody listens", async () => {
    addBrandFaces();
    added[0]?.answer.reject(new Error("no network"));
    await expect(added[0]?.loaded).rejects.toThrow("no network");
  });
});
