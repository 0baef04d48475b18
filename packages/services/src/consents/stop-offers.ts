import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type StopOffersOutcome =
  | { ok: true }
  /** No mail of ours carried this link. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Stops offers by e-mail, by what the link in a mail carried. Needs no session, and may be repeated. */
export async function stopOffers(skywave: Skywave, { token }: { token: string }): Promise<StopOffersOutcome> {
  const answer = await ask(skywave, {
    domain: "consent",
    name: "stopOffers",
    input: { body: { token } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true };
  return answer.code === "NOT_FOUND" ? { ok: false, code: answer.code } : answer;
}
