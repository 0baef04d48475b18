import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type UpdateNicknameOutcome =
  | { ok: true }
  /** It is not this person's any more. */
  | { ok: false; code: "NOT_FOUND" }
  /** It is longer than 30 characters, or has some that cannot be seen. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/** Keeps what somebody calls their plan; an empty name takes it away. */
export async function updateNickname(
  skywave: Skywave,
  { subscriptionId, nickname }: { subscriptionId: string; nickname: string },
): Promise<UpdateNicknameOutcome> {
  const trimmed = nickname.trim();
  const reply = await ask(skywave, {
    domain: "subscription",
    name: "updateNickname",
    input: { params: { subscriptionId }, body: { nickname: trimmed === "" ? null : trimmed } },
    expected: ["NOT_FOUND", "INVALID_PAYLOAD"],
  });
  if (reply.ok) return { ok: true };
  return "failure" in reply ? { ok: false, code: reply.code } : reply;
}
