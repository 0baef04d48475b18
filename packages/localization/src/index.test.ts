import { describe, expect, it } from "vitest";
import { dictionaries, LOCALES } from "./index.ts";

const blanksIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([blank]) => blank))].toSorted().join(" ");
const reference = dictionaries["en-US"];

describe.each(LOCALES)("the dictionaries in %s", (locale) => {
  const entries = Object.entries(dictionaries[locale]).flatMap(([name, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ name, key, text })),
  );

  it("has a text behind every key", () => {
    expect(entries.filter(({ text }) => text.trim() === "")).toEqual([]);
  });

  it("names each key in one dictionary only", () => {
    const keys = entries.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("fills the same blanks as the English original", () => {
    const english = Object.assign({}, ...Object.values(reference)) as Record<string, string>;
    const differing = entries.filter(({ key, text }) => blanksIn(text) !== blanksIn(english[key] ?? ""));
    expect(differing).toEqual([]);
  });
});

describe("the French dictionaries", () => {
  const texts = Object.values(dictionaries["fr-CA"]).flatMap((dictionary) => Object.values(dictionary));

  it("uses guillemets, never English quotation marks", () => {
    expect(texts.filter((text) => /[“”"]/.test(text))).toEqual([]);
  });

  it("sets a no-break space before the signs that need one in Quebec, and none before the others", () => {
    expect(
      texts.filter((text) => /[^\u00a0\d]:(?!\/\/|\d)|[^\u00a0]»|«[^\u00a0]|\s[;!?]/.test(text)),
    ).toEqual([]);
  });
});
