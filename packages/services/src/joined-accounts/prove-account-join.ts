import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { JOIN_REFUSALS, type ShowAccountJoinOutcome } from "./account-join.ts";

export type ProveAccountJoinOutcome = ShowAccountJoinOutcome | { ok: false; code: "INVALID" | "EXPIRED" };

/** Proves by the code that the second account is the signed-in person's, and says what would be joined. */
export async function proveAccountJoin(
  skywave: Skywave,
  { joinId, code }: { joinId: string; code: string },
): Promise<ProveAccountJoinOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "proveAccountJoin",
    input: { params: { joinId }, body: { otp: readOneTimeCode(code) } },
    expected: ["NOT_FOUND", "INVALID", "EXPIRED", ...JOIN_REFUSALS],
  });
  if (answer.ok) return { ok: true, join: answer.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
