import type { MessageKey } from "@skywave/localization";
import type { LoadOffersOutcome } from "@skywave/services/offers/load-offers";
import type { Skywave } from "@skywave/sdk";
import type { StepName } from "@skywave/tracking";
import type { ComponentType } from "react";
import type { PageDictionary, Translator } from "#i18n/translate.ts";
import type { PurchaseState } from "./purchase-state.ts";

export type StepId =
  | "radio"
  | "verification"
  | "offers"
  | "followOn"
  | "account"
  | "details"
  | "billing"
  | "review"
  | "confirmation";

/** One screen of a purchase, written once and used by every flow that needs it. */
export interface FlowStep {
  id: StepId;
  title: MessageKey;
  trackingName: StepName;
  Screen: ComponentType;
  /** Left out: always. A step that is not needed stands nowhere. */
  isNeeded?: (state: PurchaseState) => boolean;
  /** What was settled in this step, in a few words; undefined while nothing was. */
  summarise: (state: PurchaseState, translate: Translator<PageDictionary>) => string | undefined;
}

/** What a flow begins with; and the step of another flow to go on at, where this one cannot be gone through. */
export interface Preparation {
  settled: Partial<PurchaseState>;
  continueAt?: StepId;
  /** The address to go to instead, where nothing can be begun. */
  leaveFor?: string;
}

/** What there is to prepare a flow from. */
export interface Given {
  skywave: Skywave;
  query: URLSearchParams;
  promoCode: string;
  offers: Promise<LoadOffersOutcome>;
}

/** A checkout as data: which steps, in which presentation, with which copy and tracking names. */
export interface FlowDefinition {
  name: string;
  variation: string;
  presentation: "steps" | "accordion";
  heading: MessageKey;
  accountMode: "password" | "emailOnly" | "signIn";
  /** What plans are asked for; streaming where nothing is said. */
  serviceType?: "satellite";
  /** Each of them makes a pair with a plan for streaming: both are bought in one order. */
  isPaired?: true;
  /** Plans for several radios can be bought in one order. */
  takesSeveralRadios?: true;
  /** Asks for offers without a free time, or for no others. */
  trialPreference?: "exclude" | "only";
  /** What to say, and where to go on, when somebody has had this kind of offer before. */
  redeemed?: { message: MessageKey; action: MessageKey; path: string };
  /** Settles ahead of the first step what is known already. */
  prepare?: (given: Given) => Promise<Preparation>;
  /** The flow that has the steps which this one leaves out. */
  continuesIn?: { flow: string; path: string };
  /** Pages at its address are told by the navigation (A2.66), so that the step it begins with is no view of its own. */
  isTrackedByNavigation?: true;
  /** The terms are agreed to with the button beside them, not with a box of their own. */
  agreesBy?: "button";
  steps: readonly [FlowStep, ...FlowStep[]];
}

/** What the route's loader hands to the flow. */
export interface FlowStart {
  definition: FlowDefinition;
  /** Draws the steps where they are not drawn one by one, which is all that the first page brings along. */
  Presentation?: ComponentType;
  /** From the address; empty if there is none. */
  promoCode: string;
  /** The address says that the offer it led to was refused. */
  isIneligible: boolean;
  settled?: Partial<PurchaseState>;
  offers: Promise<LoadOffersOutcome>;
}

/** Whether that is what the route of a checkout was loaded with. */
export function isFlowStart(data: unknown): data is FlowStart {
  return typeof data === "object" && data !== null && "definition" in data && "offers" in data;
}
