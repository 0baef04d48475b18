import type { Capability } from "../radios/radio.ts";

/** What a customer's new radio plays: nothing yet, the trial that they have in it, or what leaves no room for more. */
export type NewRadioService = "none" | "ownTrial" | "taken";

export interface NewRadio {
  capabilities: readonly Capability[];
  service: NewRadioService;
}

/** What can become of a new radio: a paid plan goes on in it, or it joins the account beside the plans that are there. */
export interface NewRadioWays {
  canContinue: boolean;
  canConsolidate: boolean;
}

/** How an account stands. */
export interface OpenAccount {
  isClosed: boolean;
  isInCollections: boolean;
  isConsumer: boolean;
}

/** Whether anything of an account can move: it is a person's, and in good standing. */
export function isInGoodStanding({ isClosed, isInCollections, isConsumer }: OpenAccount): boolean {
  return isConsumer && !isClosed && !isInCollections;
}

const NEITHER: NewRadioWays = { canContinue: false, canConsolidate: false };

/**
 * What an account can do with a new radio, whichever of its plans is meant. A trial that is the customer's own is in the account
 * already, so the radio has nothing to join; a radio with a plan that runs is left alone.
 */
export function newRadioWaysOf({ service, capabilities }: NewRadio, account: OpenAccount): NewRadioWays {
  if (!isInGoodStanding(account) || service === "taken" || capabilities.length === 0) return NEITHER;
  return { canContinue: true, canConsolidate: service === "none" };
}
