import type { Skywave } from "@skywave/sdk";
import { askForChange, type ChangeOutcome } from "./ask-for-change.ts";

export interface QuotePauseInput {
  subscriptionId: string;
  /** One to three months, from the next bill on. */
  pauseMonths: number;
  idempotencyKey: string;
}

/** Asks from when until when a plan would pause, and what is billed after it. */
export function quotePause(skywave: Skywave, input: QuotePauseInput): Promise<ChangeOutcome> {
  const { subscriptionId, pauseMonths, idempotencyKey } = input;
  const planSwitch = { subscriptionId, flow: "pause" as const, pauseMonths };
  return askForChange(skywave, { body: { planSwitch }, idempotencyKey });
}
