import { BRAND_FACES } from "#ui/brand/brand-faces.ts";
import type { CardFont } from "./card-processor.ts";

const ADDRESS = /url\(["']?([^"')]+)["']?\)/;

/** The face that an element is written in, as we or a brand's own sheet say where to fetch it. None where the system has it. */
export function fontsOf(element: HTMLElement): CardFont[] {
  const family = nameOf(getComputedStyle(element).fontFamily.split(",")[0] ?? "");
  return [...facesAdded(), ...facesOfSheets()].filter((face) => face.family === family);
}

const facesAdded = () =>
  BRAND_FACES.map(({ family, weight, url }) => ({ family, src: sourceAt(url, document.baseURI), weight }));

function facesOfSheets(): CardFont[] {
  return [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const [, address] = ADDRESS.exec(rule.style.getPropertyValue("src")) ?? [];
      if (address === undefined) return [];
      const family = nameOf(rule.style.getPropertyValue("font-family"));
      const weight = rule.style.getPropertyValue("font-weight") || "normal";
      return [{ family, src: sourceAt(address, href ?? document.baseURI), weight }];
    }),
  );
}

function sourceAt(address: string, base: string): string {
  return `url("${new URL(address, base).href}")`;
}

function nameOf(family: string): string {
  return family.trim().replaceAll(/^["']|["']$/g, "");
}
