import type { FlowDefinition, FlowStep, StepId } from "./flow-definition.ts";
import { isFollowOnSettled } from "./follow-on.ts";
import type { PurchaseState } from "./purchase-state.ts";

export interface Progress {
  state: PurchaseState;
  isSignedIn: boolean;
}

/** The steps that this purchase has, as far as is known by now. */
export function stepsOf({ steps }: FlowDefinition, state: PurchaseState): FlowStep[] {
  return steps.filter(({ isNeeded }) => isNeeded?.(state) ?? true);
}

/** Whether a step has settled what it is for. */
export function isStepDone(step: StepId, { state, isSignedIn }: Progress): boolean {
  switch (step) {
    case "verification":
      return isSignedIn && state.isStudent;
    case "radio":
      return state.radio !== null;
    case "offers":
      return state.offer !== null;
    case "followOn":
      return isFollowOnSettled(state);
    case "account":
      return isSignedIn;
    case "details":
      return isSignedIn && state.areDetailsSaved;
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
  const open = stepsOf(definition, progress.state).find((step) => !isStepDone(step.id, progress));
  return open?.id ?? "offers";
}

/**
 * The step to show for the one that the address asks for. A purchase that is done stays done, whatever
 * the back button says: showing its review again would invite a second order.
 */
export function reachableStep(definition: FlowDefinition, asked: string | null, progress: Progress): StepId {
  const furthest = furthestStep(definition, progress);
  if (furthest === "confirmation") return furthest;
  const ids = stepsOf(definition, progress.state).map((step) => step.id);
  const askedId = ids.find((id) => id === asked) ?? definition.steps[0].id;
  return ids.indexOf(askedId) > ids.indexOf(furthest) ? furthest : askedId;
}
