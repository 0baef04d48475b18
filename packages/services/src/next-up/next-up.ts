import type { CallInput, CallOutput } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

type Added = CallInput<"nextup", "nextupAdd">["body"];
type Queue = CallOutput<"nextup", "nextupList">;

export type LoadNextUpOutcome = { ok: true; isEnabled: boolean; items: Queue["items"] } | CommonFailure;

/**
 * What the signed-in person wants to hear next, without what can be heard no longer.
 *
 * @example
 * const queue = await loadNextUp(skywave, "en-US");
 * if (queue.ok && queue.isEnabled) play(queue.items[0]);
 */
export async function loadNextUp(skywave: Skywave, locale: Locale): Promise<LoadNextUpOutcome> {
  const input = { query: { locale } };
  const answer = await ask(skywave, { domain: "nextup", name: "nextupList", input, expected: [] });
  return answer.ok ? { ok: true, ...answer.data } : answer;
}

export type AddToNextUpOutcome =
  | { ok: true }
  /** One of them is not there to be heard; the queue is as it was. */
  | { ok: false; code: "NOT_FOUND" }
  /** The queue would be too long; it is as it was. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/**
 * Puts things before all others or after them; one that is queued already moves there.
 *
 * @example
 * await addToNextUp(skywave, { items: [{ entityType: "show", entityId: "one-guest" }], place: "next" });
 */
export async function addToNextUp(skywave: Skywave, body: Added): Promise<AddToNextUpOutcome> {
  const answer = await ask(skywave, {
    domain: "nextup",
    name: "nextupAdd",
    input: { body },
    expected: ["NOT_FOUND", "INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

export type ChangeNextUpOutcome = { ok: true } | CommonFailure;

/**
 * Whether the queue goes on by itself.
 *
 * @example
 * await enableNextUp(skywave, false);
 */
export async function enableNextUp(skywave: Skywave, isEnabled: boolean): Promise<ChangeNextUpOutcome> {
  const input = { body: { isEnabled } };
  const answer = await ask(skywave, { domain: "nextup", name: "nextupEnable", input, expected: [] });
  return answer.ok ? { ok: true } : answer;
}

/**
 * Takes one thing out of the queue.
 *
 * @example
 * await removeFromNextUp(skywave, { entityType: "show", entityId: "one-guest" });
 */
export async function removeFromNextUp(
  skywave: Skywave,
  params: { entityType: string; entityId: string },
): Promise<ChangeNextUpOutcome> {
  const answer = await ask(skywave, {
    domain: "nextup",
    name: "nextupRemove",
    input: { params },
    expected: [],
  });
  return answer.ok ? { ok: true } : answer;
}
