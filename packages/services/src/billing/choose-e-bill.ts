import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ChooseEBillOutcome = { ok: true; isEBill: boolean } | CommonFailure;

/** Decides whether each bill of a billing profile is sent by mail, or found in the account alone. */
export async function chooseEBill(
  skywave: Skywave,
  { billingProfileId, isEBill }: { billingProfileId: string; isEBill: boolean },
): Promise<ChooseEBillOutcome> {
  const answer = await ask(skywave, {
    domain: "billing",
    name: "updateBillingProfile",
    input: { params: { billingProfileId }, body: { isEBill } },
    expected: [],
  });
  return answer.ok ? { ok: true, isEBill: answer.data.isEBill } : answer;
}
