import { afterEach, describe, expect, it } from "vitest";
import { BRAND_FACES } from "#ui/brand/brand-faces.ts";
import { fontsOf } from "./fonts-of.ts";

afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

function writtenIn(fontFamily: string): HTMLElement {
  const element = document.createElement("div");
  element.style.fontFamily = fontFamily;
  document.body.append(element);
  return element;
}

describe("fontsOf", () => {
  it("says where the face of the brand is fetched, by its whole address", () => {
    const [face] = BRAND_FACES;
    expect(fontsOf(writtenIn('"Figtree", "Figtree stand-in", Arial'))).toEqual([
      { family: "Figtree", src: `url("${new URL(face.url, document.baseURI).href}")`, weight: face.weight },
    ]);
  });

  it("says where a sheet fetches the face of another brand", () => {
    const style = document.createElement("style");
    style.textContent = '@font-face { font-family: "Aurora"; src: url("/aurora.woff2"); }';
    document.head.append(style);
    expect(fontsOf(writtenIn("Aurora, serif"))).toEqual([
      {
        family: "Aurora",
        src: `url("${new URL("/aurora.woff2", document.baseURI).href}")`,
        weight: "normal",
      },
    ]);
  });

  it("names none where the system has the face", () => {
    expect(fontsOf(writtenIn("Arial, sans-serif"))).toEqual([]);
  });
});
