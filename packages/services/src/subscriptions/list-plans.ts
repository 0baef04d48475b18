import type { Subscription } from "@skywave/contract/subscriptions/subscriptions";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export type ListPlansOutcome = { ok: true; subscriptions: readonly Subscription[] } | CommonFailure;

/** The person's subscriptions, but for those that are kept in the legacy billing system. */
export async function listPlans(skywave: Skywave): Promise<ListPlansOutcome> {
  const answer = await attemptCall(skywave, { domain: "subscription", name: "listSubscriptions", input: {} });
  if (!answer.ok) return commonFailure(skywave, answer.failure);
  return { ok: true, subscriptions: answer.data.subscriptions.filter(({ source }) => source.type !== "sms") };
}
