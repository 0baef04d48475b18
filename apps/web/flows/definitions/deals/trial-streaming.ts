import { chargesNothing } from "#pricing/charges-nothing.ts";
import { listedOffer } from "../../engine/follow-on.ts";
import type { FlowDefinition, FlowStep } from "../../engine/flow-definition.ts";
import { payingSteps } from "./paying-steps.ts";
import { accountStep, confirmationStep, offersStep, onDemand, reviewStep } from "../../steps/steps.ts";

/** Whether anything is to come after the free time. Without a yes it ends by itself. */
const followOnStep: FlowStep = {
  id: "followOn",
  title: "deals.step.follow-on",
  trackingName: "offerPresentment",
  ...onDemand(async () => ({
    default: (await import("#features/orders/choose-follow-on-step.tsx")).ChooseFollowOnStep,
  })),
  isNeeded: (state) => {
    const listed = listedOffer(state);
    return listed === null || !chargesNothing(listed);
  },
  summarise: ({ followOn }, translate) =>
    followOn === null ? undefined : translate(followOn.isWanted ? "follow-on.kept" : "follow-on.ends"),
};

const trial = {
  name: "streaming-trial",
  heading: "deals.trial-heading",
  accountMode: "password",
  trialPreference: "only",
  redeemed: {
    message: "deals.trial-used",
    action: "deals.paid-plans",
    path: "/subscribe/checkout/purchase/streaming/self-pay/organic",
  },
  steps: [offersStep, followOnStep, accountStep, ...payingSteps, reviewStep, confirmationStep],
} as const satisfies Partial<FlowDefinition>;

/** A free time that needs no card, unless the person asks for the plan to go on afterwards. */
export const trialStreaming: FlowDefinition = { ...trial, variation: "nonAccordion", presentation: "steps" };

/** The same on one page. */
export const trialStreamingAccordion: FlowDefinition = {
  ...trial,
  variation: "accordion",
  presentation: "accordion",
};
