import type { TasteType, TasteValue } from "@skywave/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rankByTaste } from "./rank-by-taste.ts";
import { findTaste, relatedTo } from "./tastes.ts";

const at = (...numbers: number[]) => numbers.map((number) => ({ channel: { number } }));
const numbersOf = (ranked: readonly { channel: { number: number } }[]) =>
  ranked.map(({ channel }) => channel.number);
const chosen = (tasteType: TasteType, value: TasteValue, ...channels: number[]) => ({
  taste: { tasteType, tasteId: `${tasteType}-${channels.join()}`, name: null, channels: new Set(channels) },
  value,
});
const NO_THUMBS = new Map();

describe("rankByTaste", () => {
  test("puts what more is liked of first, as it came where two are as good, and leaves out what nothing was said of", () => {
    const tastes = [chosen("mood", "like", 1, 2, 3), chosen("genre", "like", 2), chosen("artist", "like", 4)];
    expect(numbersOf(rankByTaste(at(1, 2, 3, 4, 5), { tastes, thumbs: NO_THUMBS }))).toEqual([2, 4, 1, 3]);
  });

  test("leaves out what is disliked as much as it is liked", () => {
    const tastes = [chosen("genre", "like", 1, 2), chosen("genre", "dislike", 2)];
    expect(numbersOf(rankByTaste(at(1, 2), { tastes, thumbs: NO_THUMBS }))).toEqual([1]);
  });

  test("gives the strongest reason", () => {
    const tastes = [chosen("mood", "like", 1), chosen("artist", "like", 1), chosen("artist", "dislike", 2)];
    const thumbs = new Map([
      [1, { up: 3, down: 0 }],
      [3, { up: 2, down: 1 }],
    ]);
    const because = rankByTaste(at(1, 2, 3), { tastes, thumbs }).map((one) => one.because);
    expect(because).toEqual([
      { kind: "taste", tasteType: "artist", tasteId: "artist-1", name: null },
      { kind: "feedback", thumbsUp: 2 },
    ]);
  });

  test("never puts something further back for being liked, whatever else was said", () => {
    const place = (value: TasteValue, tasteType: TasteType, channels: number[]) =>
      chosen(tasteType, value, ...channels);
    const anyTaste = fc
      .tuple(
        fc.constantFrom<TasteValue>("like", "dislike"),
        fc.constantFrom<TasteType>("genre", "mood", "artist"),
        fc.array(fc.integer({ min: 1, max: 6 })),
      )
      .map((parts) => place(...parts));
    fc.assert(
      fc.property(fc.array(anyTaste), fc.integer({ min: 1, max: 6 }), (tastes, liked) => {
        const all = at(1, 2, 3, 4, 5, 6);
        const before = numbersOf(rankByTaste(all, { tastes, thumbs: NO_THUMBS }));
        const more = [...tastes, chosen("genre", "like", liked)];
        const after = numbersOf(rankByTaste(all, { tastes: more, thumbs: NO_THUMBS }));
        const placeBefore = before.includes(liked) ? before.indexOf(liked) : before.length;
        expect(after.indexOf(liked)).toBeLessThanOrEqual(placeBefore);
        expect(after.filter((one) => one !== liked)).toEqual(before.filter((one) => one !== liked));
      }),
    );
  });
});

describe("tastes", () => {
  const taste = (tasteType: TasteType, tasteId: string) => {
    const found = findTaste({ tasteType, tasteId });
    if (found === undefined) throw new Error(`there is no ${tasteId}`);
    return found;
  };

  test("are what the brand plays, and nothing else", () => {
    expect(taste("genre", "jazz").channels).toEqual(new Set([31]));
    expect(findTaste({ tasteType: "genre", tasteId: "polka" })).toBeUndefined();
    expect(findTaste({ tasteType: "mood", tasteId: "jazz" })).toBeUndefined();
  });

  test("are near to what is heard in the same mood, and never to themselves", () => {
    const near = relatedTo(taste("genre", "jazz"), 50);
    expect(near).not.toContain(taste("genre", "jazz"));
    const ids = near.filter(({ tasteType }) => tasteType === "genre").map(({ tasteId }) => tasteId);
    expect(ids.indexOf("folk")).toBeGreaterThanOrEqual(0);
    expect(ids).not.toContain("sports");
    expect(relatedTo(taste("genre", "jazz"), 3)).toEqual(near.slice(0, 3));
  });

  test("of an artist are those who are heard on the same channels", () => {
    const [nearest] = relatedTo(taste("artist", "vic-and-dee"), 1);
    expect([nearest?.tasteType, nearest?.tasteId]).toEqual(["genre", "sportsTalk"]);
  });
});
