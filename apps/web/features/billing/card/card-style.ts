import type { CardStyle } from "./card-processor.ts";

/** The page's own colours, as the frame must be told them: it cannot see our style sheet. */
export function cardStyleOf(container: HTMLElement): CardStyle {
  const { color, fontFamily } = getComputedStyle(container);
  const problem = container.ownerDocument.createElement("span");
  problem.style.color = "var(--bad)";
  container.append(problem);
  const bad = getComputedStyle(problem).color;
  problem.style.color = "var(--ink-soft)";
  const soft = getComputedStyle(problem).color;
  problem.remove();
  return {
    base: { color, fontFamily, fontSize: "16px", "::placeholder": { color: soft } },
    invalid: { color: bad },
  };
}
