import type { FlowDefinition, FlowStep, StepId } from "./flow-definition.ts";
import type { PurchaseState } from "./purchase-state.ts";
import { stepsOf } from "./step-order.ts";

const PAYING: readonly StepId[] = ["details", "billing"];

/**
 * The steps of a purchase as its buyer counts them. Typing a card and looking once more at what it pays are one of them:
 * whoever does the one pays there, and whoever is known comes to the other.
 */
export function shownSteps(
  definition: FlowDefinition,
  { state, currentStep }: { state: PurchaseState; currentStep: StepId },
): FlowStep[] {
  const steps = stepsOf(definition, state).filter(({ id }) => id !== "confirmation");
  const asksForCard = steps.some(({ id }) => PAYING.includes(id));
  if (!asksForCard) return steps;
  const isSettled = state.card !== null || state.areDetailsSaved;
  const isReviewed = currentStep === "review" || (isSettled && !PAYING.includes(currentStep));
  return steps.filter(({ id }) => (isReviewed ? !PAYING.includes(id) : id !== "review"));
}
