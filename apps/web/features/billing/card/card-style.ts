import type { CardStyle } from "./card-processor.ts";

/** The page's own colours and type, for the card fields in their frame: it cannot see our style sheet. */
export function cardStyleOf(container: HTMLElement): CardStyle {
  const probe = container.ownerDocument.createElement("span");
  container.append(probe);
  const colorOf = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const style: CardStyle = {
    base: {
      color: colorOf("--ink"),
      backgroundColor: colorOf("--surface"),
      borderColor: colorOf("--line-strong"),
      iconColor: colorOf("--tide"),
      fontFamily: getComputedStyle(container).fontFamily,
      fontSize: "16px",
      "::placeholder": { color: colorOf("--ink-soft") },
    },
    invalid: { color: colorOf("--bad") },
  };
  probe.remove();
  return style;
}
