import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { JOIN_REFUSALS, type ShowAccountJoinOutcome } from "./account-join.ts";

/** What would be joined, as it is now. */
export async function showAccountJoin(skywave: Skywave, joinId: string): Promise<ShowAccountJoinOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "getAccountJoin",
    input: { params: { joinId } },
    expected: ["NOT_FOUND", ...JOIN_REFUSALS],
  });
  if (answer.ok) return { ok: true, join: answer.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
