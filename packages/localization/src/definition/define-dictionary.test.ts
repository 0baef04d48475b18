import { describe, expect, it } from "vitest";
import { defineDictionary } from "./define-dictionary.ts";

const ENGLISH = { "a.color": "Color", "a.plan": "Plan" };
const FRENCH = { "a.color": "Couleur", "a.plan": "Forfait" };

describe("defineDictionary", () => {
  it("says in Canadian English what is written for it, and the rest as in the US", () => {
    const { texts } = defineDictionary({
      "en-US": ENGLISH,
      "en-CA": { "a.color": "Colour" },
      "fr-CA": FRENCH,
    });
    expect(texts).toEqual({
      "en-US": ENGLISH,
      "en-CA": { "a.color": "Colour", "a.plan": "Plan" },
      "fr-CA": FRENCH,
    });
  });

  it("has one version in digits for the same texts, and another one after a change in any language", () => {
    const versionOf = (changed: { english?: string; canadian?: string; french?: string }) =>
      defineDictionary({
        "en-US": { ...ENGLISH, "a.plan": changed.english ?? "Plan" },
        "en-CA": { "a.color": changed.canadian ?? "Colour" },
        "fr-CA": { ...FRENCH, "a.plan": changed.french ?? "Forfait" },
      }).version;
    const versions = [
      versionOf({}),
      versionOf({ english: "Plans" }),
      versionOf({ canadian: "Colours" }),
      versionOf({ french: "Forfaits" }),
    ];
    expect(versions[0]).toMatch(/^\d{1,10}$/);
    expect(versionOf({})).toBe(versions[0]);
    expect(new Set(versions).size).toBe(4);
  });

  it("does not compile without a French text, nor with one that English does not have", () => {
    // @ts-expect-error -- "a.plan" is missing in French
    const incomplete = defineDictionary({ "en-US": ENGLISH, "fr-CA": { "a.color": "Couleur" } });
    // @ts-expect-error -- "a.price" is in French only
    const larger = defineDictionary({ "en-US": ENGLISH, "fr-CA": { ...FRENCH, "a.price": "Prix" } });
    // @ts-expect-error -- Canada says otherwise what nobody says
    const strange = defineDictionary({ "en-US": ENGLISH, "en-CA": { "a.tax": "GST" }, "fr-CA": FRENCH });
    expect([incomplete, larger, strange]).toHaveLength(3);
  });
});
