import type { FlowDefinition, StepId } from "./flow-definition.ts";
import type { PurchaseState } from "./purchase-state.ts";

export interface Progress {
  state: PurchaseState;
  isSignedIn: boolean;
}

/** Whether a step has settled what it is for. */
export function isStepDone(step: StepId, { state, isSignedIn }: Progress): boolean {
  switch (step) {
    case "offers":
      return state.offer !== null;
    case "account":
      return isSignedIn;
    case "billing":
      return isSignedIn && state.card !== null;
    case "review":
      return state.confirmedOrder !== null;
    case "confirmation":
      return false;
  }
}

/** The first step that is still open: nobody gets further than that. */
export function furthestStep(definition: FlowDefinition, progress: Progress): StepId {
  if (progress.state.confirmedOrder !== null) return "confirmation";
  const open = definition.steps.find((step) => !isStepDone(step.id, progress));
  return open?.id ?? "offers";
}

/**
 * The step to show for the one that the address asks for. A purchase that is done stays done, whatever
 * the back button says: showing its review again would invite a second order.
 */
export function reachableStep(definition: FlowDefinition, asked: string | null, progress: Progress): StepId {
  const furthest = furthestStep(definition, progress);
  if (furthest === "confirmation") return furthest;
  const ids = definition.steps.map((step) => step.id);
  const askedId = ids.find((id) => id === asked) ?? definition.steps[0].id;
  return ids.indexOf(askedId) > ids.indexOf(furthest) ? furthest : askedId;
}
