import type { Capability } from "../radios/radio.ts";

/** What a customer's new radio plays: nothing yet, the trial that they have in it, or what leaves no room for more, there or here. */
export type NewRadioService = "none" | "ownTrial" | "otherAccount" | "taken";

export interface NewRadio {
  capabilities: readonly Capability[];
  service: NewRadioService;
}

/** What can become of a new radio: a paid plan goes on in it, or it joins the account, be it with the account that it plays in. */
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
 * already, so the radio has nothing to join; a radio with a plan that runs is left alone. One that plays in another account comes with
 * that account, for whoever proves that it is theirs.
 */
export function newRadioWaysOf({ service, capabilities }: NewRadio, account: OpenAccount): NewRadioWays {
  if (!isInGoodStanding(account) || service === "taken" || capabilities.length === 0) return NEITHER;
  if (service === "otherAccount") return { canContinue: false, canConsolidate: true };
  return { canContinue: true, canConsolidate: service === "none" };
}
