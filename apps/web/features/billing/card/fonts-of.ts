import type { CardFont } from "./card-processor.ts";

const ADDRESS = /url\(["']?([^"')]+)["']?\)/;

/** The face that an element is written in, as the page's own style sheets say where to fetch it. None where the system has it. */
export function fontsOf(element: HTMLElement): CardFont[] {
  const family = nameOf(getComputedStyle(element).fontFamily.split(",")[0] ?? "");
  return [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const [, address] = ADDRESS.exec(rule.style.getPropertyValue("src")) ?? [];
      if (address === undefined || nameOf(rule.style.getPropertyValue("font-family")) !== family) return [];
      const url = new URL(address, href ?? document.baseURI);
      const weight = rule.style.getPropertyValue("font-weight") || "normal";
      return [{ family, src: `url("${url.href}")`, weight }];
    }),
  );
}

function nameOf(family: string): string {
  return family.trim().replaceAll(/^["']|["']$/g, "");
}
