import type { CardBrand } from "../../cards/card-brand.ts";

interface Mark {
  name: string;
  letters: string;
  colour: string;
}

const MARKS: Record<Exclude<CardBrand, "unknown">, Mark> = {
  visa: { name: "Visa", letters: "VISA", colour: "#1a3d8f" },
  mastercard: { name: "Mastercard", letters: "MC", colour: "#9a2a16" },
  amex: { name: "American Express", letters: "AMEX", colour: "#0b5c8a" },
  discover: { name: "Discover", letters: "DISC", colour: "#8a4400" },
  diners: { name: "Diners Club", letters: "DINERS", colour: "#2c5364" },
  jcb: { name: "JCB", letters: "JCB", colour: "#1d6b35" },
  unionpay: { name: "UnionPay", letters: "UP", colour: "#7a1f4b" },
};

const SVG = "http://www.w3.org/2000/svg";

/** A small drawn card with the letters of its brand; a plain one while the brand is not known. */
export function brandMark(brand: CardBrand, unknownName: string): SVGElement {
  const mark = brand === "unknown" ? { name: unknownName, letters: "", colour: "#646a76" } : MARKS[brand];
  const card = shape("rect", { width: "40", height: "26", rx: "4", fill: mark.colour });
  const drawing =
    mark.letters === ""
      ? shape("rect", { y: "6", width: "40", height: "5", fill: "#ffffff" })
      : letters(mark);
  const svg = shape("svg", { viewBox: "0 0 40 26", class: "mark", role: "img", "aria-label": mark.name });
  svg.append(card, drawing);
  return svg;
}

function letters(mark: Mark): SVGElement {
  const text = shape("text", { x: "20", y: "16.5" });
  text.textContent = mark.letters;
  return text;
}

function shape(name: "svg" | "rect" | "text", attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
