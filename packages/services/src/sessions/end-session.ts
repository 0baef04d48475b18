import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export type EndSessionOutcome = { ok: true } | CommonFailure;

/** Signs out one place; one that is gone already counts as done. */
export async function endSession(skywave: Skywave, sessionId: string): Promise<EndSessionOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "endSession",
    input: { params: { sessionId } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok || answer.code === "NOT_FOUND") return { ok: true };
  return answer;
}

/** Signs the person out everywhere, here too. */
export async function endAllSessions(skywave: Skywave): Promise<EndSessionOutcome> {
  const revoked = await skywave.session.revokeSessions();
  return revoked.ok ? { ok: true } : commonFailure(skywave, revoked.failure);
}

/** Lets a device play no longer; one that is gone already counts as done. */
export async function unlinkSmartDevice(skywave: Skywave, smartDeviceId: string): Promise<EndSessionOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "unlinkSmartDevice",
    input: { params: { smartDeviceId } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok || answer.code === "NOT_FOUND") return { ok: true };
  return answer;
}
