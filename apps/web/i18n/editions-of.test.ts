import { afterEach, describe, expect, it } from "vitest";
import { editionsOf, textsOfPage } from "./editions-of.ts";

const page = document.documentElement.dataset;
afterEach(() => {
  delete page["dictionaries"];
  delete page["texts"];
});

describe("editionsOf", () => {
  it("asks for the versions that the page was built with", () => {
    page["dictionaries"] = "bills:12|common:345|commons:6";
    expect(editionsOf(["common", "bills"])).toBe("common:345|bills:12");
  });

  it("asks for no version that the page does not know, so that the server refuses it", () => {
    page["dictionaries"] = "bills:12";
    expect(editionsOf(["common"])).toBe("common");
  });
});

describe("textsOfPage", () => {
  it("names what the server wrote into the page, as far as the page was built with it", () => {
    page["dictionaries"] = "bills:12|common:345|plans:6";
    page["texts"] = "plans unknown bills";
    expect(textsOfPage()).toEqual(["plans", "bills"]);
  });

  it.each([undefined, ""])("names nothing where the page needs no more than all do: %s", (texts) => {
    page["dictionaries"] = "bills:12";
    if (texts !== undefined) page["texts"] = texts;
    expect(textsOfPage()).toEqual([]);
  });
});
