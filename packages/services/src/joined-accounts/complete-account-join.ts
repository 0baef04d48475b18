import type { AccountJoin, JoinedAccount } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { type StepUpRequired, stepUpRequired } from "../authentication/step-up.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { JOIN_REFUSALS, type JoinRefusalCode } from "./account-join.ts";

export type CompleteAccountJoinOutcome =
  | { ok: true; joined: JoinedAccount }
  | StepUpRequired
  /** Something of what was shown is another by now: show it again. */
  | { ok: false; code: "QUOTE_CHANGED" }
  | { ok: false; code: "PAYMENT_METHOD_REQUIRED" | "NOT_FOUND" }
  | { ok: false; code: JoinRefusalCode }
  | CommonFailure;

/** Makes the second account a part of the signed-in person's; asked again it comes to the same. */
export async function completeAccountJoin(
  skywave: Skywave,
  { joinId, version }: Pick<AccountJoin, "joinId" | "version">,
  paymentMethodId: string | undefined,
): Promise<CompleteAccountJoinOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "completeAccountJoin",
    input: {
      params: { joinId },
      body: { version, ...(paymentMethodId !== undefined && { paymentMethodId }) },
    },
    expected: ["NOT_FOUND", "STEP_UP_REQUIRED", "QUOTE_CHANGED", "PAYMENT_METHOD_REQUIRED", ...JOIN_REFUSALS],
  });
  if (answer.ok) return { ok: true, joined: answer.data };
  if (!("failure" in answer)) return answer;
  return answer.code === "STEP_UP_REQUIRED"
    ? stepUpRequired(answer.failure)
    : { ok: false, code: answer.code };
}
