import type { Passkey } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import { type StepUpRequired, stepUpRequired } from "../step-up.ts";

export type RenamePasskeyOutcome =
  | { ok: true; passkey: Passkey }
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Gives a passkey the name under which its owner knows it. */
export async function renamePasskey(
  skywave: Skywave,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<RenamePasskeyOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "renamePasskey",
    input: { params: { passkeyId }, body: { name } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, passkey: answer.data };
  return answer.code === "NOT_FOUND" ? { ok: false, code: answer.code } : answer;
}

export type RemovePasskeyOutcome = { ok: true } | StepUpRequired | CommonFailure;

/** Removes a passkey; one that is gone already counts as done. */
export async function removePasskey(skywave: Skywave, passkeyId: string): Promise<RemovePasskeyOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "removePasskey",
    input: { params: { passkeyId } },
    expected: ["NOT_FOUND", "STEP_UP_REQUIRED"],
  });
  if (answer.ok) return { ok: true };
  if (answer.code === "STEP_UP_REQUIRED") return stepUpRequired(answer.failure);
  return "failure" in answer ? { ok: true } : answer;
}
