import { createContext, use } from "react";
import { useStore } from "zustand";
import type { FlowDefinition, FlowStart, StepId } from "./flow-definition.ts";
import type { PurchaseStore } from "./purchase-draft.ts";
import type { PurchaseState } from "./purchase-state.ts";

export interface Flow {
  definition: FlowDefinition;
  start: FlowStart;
  purchase: PurchaseStore;
  currentStep: StepId;
  /** Another step than the one that the visit began with, or the same again. */
  hasMoved: boolean;
  /** Opens a step by a new entry of the browser's history. */
  goTo: (step: StepId) => void;
  /** Keeps what the step settled and opens the first step that is still open. */
  completeStep: (settled: Partial<PurchaseState>) => void;
}

export const FlowContext = createContext<Flow | null>(null);

/** The purchase that a step is part of. */
export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (flow === null) throw new Error("useFlow needs a FlowContext above it");
  return flow;
}

/** A part of the purchase; the caller renders again when that part changes. */
export function usePurchase<T>(select: (state: PurchaseState) => T): T {
  return useStore(useFlow().purchase, select);
}
