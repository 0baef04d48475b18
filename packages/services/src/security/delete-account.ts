import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { type StepUpRequired, stepUpRequired } from "./step-up.ts";

/** A subscription that ends with the account, or that somebody else bills. */
export interface EndingSubscription {
  subscriptionId: string;
  name: string;
  endsNow: boolean;
  paidUntil: string | null;
}

export type PreviewDeletionOutcome =
  | { ok: true; subscriptions: readonly EndingSubscription[] }
  | CommonFailure;

/** What ends with the account, to be told before the one question. */
export async function previewDeletion(skywave: Skywave): Promise<PreviewDeletionOutcome> {
  const answer = await ask(skywave, { domain: "user", name: "previewDeletion", input: {}, expected: [] });
  return answer.ok ? { ok: true, subscriptions: answer.data.subscriptions } : answer;
}

export type DeleteAccountOutcome = { ok: true } | StepUpRequired | CommonFailure;

/** Deletes the account; the browser goes on as a visitor's. */
export async function deleteAccount(skywave: Skywave): Promise<DeleteAccountOutcome> {
  const deleted = await skywave.session.deleteAccount();
  if (deleted.ok) return { ok: true };
  const { failure } = deleted;
  const isStepUp = failure.kind === "serverRefused" && failure.code === "STEP_UP_REQUIRED";
  return isStepUp ? stepUpRequired(failure) : commonFailure(skywave, failure);
}
