import { type ComponentType, lazy } from "react";
import { PresentOffers } from "#features/offers/present-offers/present-offers.tsx";
import type { FlowStep } from "../engine/flow-definition.ts";

/** A screen whose code comes down only when somebody gets there. */
export function onDemand(load: () => Promise<{ default: ComponentType }>): Pick<FlowStep, "Screen"> {
  return { Screen: lazy(load) };
}

export const offersStep: FlowStep = {
  id: "offers",
  title: "step.offers",
  trackingName: "offerPresentment",
  Screen: PresentOffers,
  summarise: ({ offer }) => offer?.name,
};

export const accountStep: FlowStep = {
  id: "account",
  title: "step.account",
  trackingName: "credentials",
  ...onDemand(async () => ({ default: (await import("./account-step.tsx")).AccountStep })),
  summarise: ({ email }, translate) =>
    email === "" ? translate("account-step.signed-in") : translate("account-step.signed-in-as", { email }),
};

export const billingStep: FlowStep = {
  id: "billing",
  title: "step.billing",
  trackingName: "payment",
  ...onDemand(async () => ({
    default: (await import("#features/billing/save-billing-details/save-billing-details-step.tsx"))
      .SaveBillingDetailsStep,
  })),
  summarise: ({ card }, translate) =>
    card === null || card.last4 === ""
      ? undefined
      : translate("billing.card-short", { brand: card.brand, last4: card.last4 }),
};

export const reviewStep: FlowStep = {
  id: "review",
  title: "step.review",
  trackingName: "review",
  ...onDemand(async () => ({
    default: (await import("#features/orders/complete-order/complete-order-step.tsx")).CompleteOrderStep,
  })),
  summarise: () => undefined,
};

export const confirmationStep: FlowStep = {
  id: "confirmation",
  title: "step.confirmation",
  trackingName: "confirmation",
  ...onDemand(async () => ({
    default: (await import("#features/orders/show-confirmation/show-confirmation-step.tsx"))
      .ShowConfirmationStep,
  })),
  summarise: () => undefined,
};

/** The steps of a purchase, in the order in which they must be settled. */
export const purchaseSteps = [offersStep, accountStep, billingStep, reviewStep, confirmationStep] as const;
