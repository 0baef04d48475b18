import type { PaymentHistoryItem } from "@skywave/contract/billing/bills";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import type { CardOfProfile } from "../remove-payment-method.ts";

export type LoadCardHistoryOutcome = { ok: true; items: readonly PaymentHistoryItem[] } | CommonFailure;

/** What was charged to a card and given back to it in 24 months, newest first; nothing of one that is gone. */
export async function loadCardHistory(
  skywave: Skywave,
  card: CardOfProfile,
): Promise<LoadCardHistoryOutcome> {
  const answer = await ask(skywave, {
    domain: "billing",
    name: "listPaymentMethodHistory",
    input: { params: { ...card } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, items: answer.data.items };
  return "failure" in answer ? { ok: true, items: [] } : answer;
}
