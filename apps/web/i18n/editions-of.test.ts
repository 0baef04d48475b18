import { afterEach, describe, expect, it } from "vitest";
import { editionsOf } from "./editions-of.ts";

const page = document.documentElement.dataset;
afterEach(() => {
  delete page["dictionaries"];
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
