import type { Currency } from "@skywave/domain/money/currency";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";
import { type StepUpRequired, stepUpRequired } from "../authentication/step-up.ts";

/** A subscription that ends with the account, or that somebody else bills. */
export interface EndingSubscription {
  subscriptionId: string;
  name: string;
  endsNow: boolean;
  paidUntil: string | null;
  /** Where it is ended, where somebody else bills it and has such a page. */
  manageUrl: string | null;
  /** What goes back to the card; nought where nothing does. */
  refund: number;
  currency: Currency;
}

/** A gift card that waits for its day: it is still sent, unless it is taken back while the account is there. */
export interface WaitingGift {
  giftId: string;
  recipientName: string;
  amount: number;
  currency: Currency;
  sendOn: string;
}

/** What is left in a balance, which nobody can use without the account. */
export interface LostBalance {
  amount: number;
  currency: Currency;
}

/** What ends with the account, and what is sent without it. */
export interface DeletionPreview {
  subscriptions: readonly EndingSubscription[];
  gifts: readonly WaitingGift[];
  balances: readonly LostBalance[];
}

export type PreviewDeletionOutcome = ({ ok: true } & DeletionPreview) | CommonFailure;

/** What becomes of what somebody has, to be told before the one question. */
export async function previewDeletion(skywave: Skywave): Promise<PreviewDeletionOutcome> {
  const answer = await ask(skywave, { domain: "user", name: "previewDeletion", input: {}, expected: [] });
  if (!answer.ok) return answer;
  const { subscriptions, gifts, balances } = answer.data;
  return { ok: true, subscriptions, gifts, balances };
}

export type DeleteAccountOutcome =
  | { ok: true }
  | StepUpRequired
  /** Something is being paid, and has to be finished first. */
  | { ok: false; code: "PAYMENT_IN_PROGRESS" }
  | CommonFailure;

/** Deletes the account; the browser goes on as a visitor's. */
export async function deleteAccount(skywave: Skywave): Promise<DeleteAccountOutcome> {
  const deleted = await skywave.session.deleteAccount();
  if (deleted.ok) return { ok: true };
  const { failure } = deleted;
  switch (refusalCode(failure, ["STEP_UP_REQUIRED", "PAYMENT_IN_PROGRESS"])) {
    case "STEP_UP_REQUIRED":
      return stepUpRequired(failure);
    case "PAYMENT_IN_PROGRESS":
      return { ok: false, code: "PAYMENT_IN_PROGRESS" };
    case undefined:
      return commonFailure(skywave, failure);
  }
}
