import type { FlowDefinition, StepId } from "./flow-definition.ts";
import { createPurchaseStore } from "./purchase-draft.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "./purchase-state.ts";

/** Hands what is settled to the flow that has more steps, and tells the address of one of them. */
export function continueElsewhere(
  { flow, path }: NonNullable<FlowDefinition["continuesIn"]>,
  { offer, promoCode, email, billing, card, notice }: PurchaseState,
  step: StepId,
): string {
  const kept = { offer, promoCode, email, billing, card, notice };
  createPurchaseStore(flow, sessionStorage).setState({ ...EMPTY_PURCHASE, ...kept });
  return `/${path}?step=${step}`;
}
