import { formatList } from "#i18n/format.ts";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import type { FlowDefinition, FlowStep } from "../engine/flow-definition.ts";
import type { PlanLine } from "../engine/purchase-state.ts";
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
  summarise: ({ radio, moreRadios }, translate) => {
    if (radio === null) return undefined;
    const names = [radio, ...moreRadios].map(({ vehicle, radioIdLastFour: lastFour }) =>
      vehicle === null
        ? translate("find-radio.last-four", { lastFour })
        : formatVehicle(vehicle, translate.locale),
    );
    return formatList(names, translate.locale);
  },
};

/** The plans of an order for several, one after the other. */
const summariseLines = (lines: readonly PlanLine[]) => lines.map(({ offer }) => offer.name).join(" + ");

const planStep: FlowStep = {
  ...offersStep,
  ...onDemand(async () => ({ default: (await import("../steps/radio-plans-step.tsx")).RadioPlansStep })),
  summarise: ({ offer, lines }) =>
    offer === null || lines.length === 0 ? offer?.name : summariseLines(lines),
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
  takesSeveralRadios: true,
};

/** The same on one page. */
const satelliteOrganicAccordion: FlowDefinition = {
  ...common,
  variation: "accordion",
  presentation: "accordion",
  takesSeveralRadios: true,
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
  summarise: ({ lines }) => (lines.length === 0 ? undefined : summariseLines(lines)),
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
