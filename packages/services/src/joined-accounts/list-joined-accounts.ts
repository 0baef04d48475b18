import type { JoinedAccount } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** The accounts that are a part of the signed-in person's. */
export async function listJoinedAccounts(
  skywave: Skywave,
): Promise<{ ok: true; accounts: readonly JoinedAccount[] } | CommonFailure> {
  const answer = await ask(skywave, { domain: "user", name: "listJoinedAccounts", input: {}, expected: [] });
  return answer.ok ? { ok: true, accounts: answer.data.accounts } : answer;
}
