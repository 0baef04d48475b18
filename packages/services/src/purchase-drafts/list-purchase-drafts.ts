import type { PurchaseDraft } from "@skywave/contract/purchase-drafts/purchase-drafts";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ListPurchaseDraftsOutcome = { ok: true; drafts: readonly PurchaseDraft[] } | CommonFailure;

/** What the person has begun to buy and not finished, the newest first. */
export async function listPurchaseDrafts(skywave: Skywave): Promise<ListPurchaseDraftsOutcome> {
  const answer = await ask(skywave, { domain: "order", name: "listPurchaseDrafts", input: {}, expected: [] });
  return answer.ok ? { ok: true, drafts: answer.data.purchaseDrafts } : answer;
}
