import type { Subscription } from "@skywave/contract";
import type { DrawnStep } from "./price-steps.ts";

/** Puts the agreed pause between the steps that it parts, as a step of its own that costs nothing. */
export function withPause(
  steps: readonly DrawnStep[],
  { agreed: { pause }, label }: { agreed: Pick<Subscription["agreed"], "pause">; label: string },
): DrawnStep[] {
  if (pause === null) return [...steps];
  return steps.flatMap((step) => {
    const isParted = step.end === pause.start;
    return isParted ? [step, { ...step, ...pause, price: 0, priceAfterTax: 0, label }] : [step];
  });
}
