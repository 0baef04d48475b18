import { formatVehicle } from "#i18n/format-vehicle.ts";
import type { FlowDefinition, FlowStep } from "../engine/flow-definition.ts";
import {
  accountStep,
  billingStep,
  confirmationStep,
  offersStep,
  onDemand,
  reviewStep,
} from "../steps/steps.ts";

const radioStep: FlowStep = {
  id: "radio",
  title: "step.radio",
  trackingName: "accountLookup",
  ...onDemand(async () => ({ default: (await import("../steps/radio-step.tsx")).RadioStep })),
  summarise: ({ radio }, translate) => {
    if (radio === null) return undefined;
    const { vehicle, radioIdLastFour: lastFour } = radio;
    return vehicle === null
      ? translate("find-radio.last-four", { lastFour })
      : formatVehicle(vehicle, translate.locale);
  },
};

const planStep: FlowStep = {
  ...offersStep,
  ...onDemand(async () => ({ default: (await import("../steps/radio-plans-step.tsx")).RadioPlansStep })),
};

const activationStep: FlowStep = {
  ...confirmationStep,
  ...onDemand(async () => ({
    default: (await import("../steps/radio-confirmation-step.tsx")).RadioConfirmationStep,
  })),
};

const common = {
  name: "satellite-organic",
  heading: "radio-plans.heading",
  accountMode: "password",
  serviceType: "satellite",
  // What can be heard is known before a plan is shown, and whose it will be after one is chosen.
  steps: [radioStep, planStep, accountStep, billingStep, reviewStep, activationStep],
} as const satisfies Partial<FlowDefinition>;

/** A plan for a radio that somebody has, step by step. */
const satelliteOrganic: FlowDefinition = {
  ...common,
  variation: "nonAccordion",
  presentation: "steps",
};

/** The same on one page. */
const satelliteOrganicAccordion: FlowDefinition = {
  ...common,
  variation: "accordion",
  presentation: "accordion",
};

/** The offer that a link names for one customer, for the radio that they find. */
const satelliteTargeted: FlowDefinition = {
  ...common,
  name: "satellite-targeted",
  variation: "nonAccordion",
  presentation: "steps",
};

const pairStep: FlowStep = {
  ...offersStep,
  ...onDemand(async () => ({ default: (await import("../steps/pair-plans-step.tsx")).PairPlansStep })),
  summarise: ({ lines }) =>
    lines.length === 0 ? undefined : lines.map(({ offer }) => offer.name).join(" + "),
};

/** A plan for a radio and one for streaming, in one order. */
const satelliteVega: FlowDefinition = {
  ...common,
  name: "satellite-vega",
  variation: "nonAccordion",
  presentation: "steps",
  heading: "pair.heading",
  isPaired: true,
  trialPreference: "exclude",
  steps: [radioStep, pairStep, accountStep, billingStep, reviewStep, activationStep],
};

/** One download: the first page names every file that a later one is made of. */
export const satelliteFlows = {
  satelliteOrganic,
  satelliteOrganicAccordion,
  satelliteTargeted,
  satelliteVega,
} as const;
