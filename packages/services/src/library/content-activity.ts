import type { ActivityType, CallInput, CallOutput, ContentRef } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ContentActivityOutcome =
  | { ok: true }
  /** There is nothing of that name. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Says what the signed-in person has just done with something. */
export async function tellActivity(
  skywave: Skywave,
  activityType: ActivityType,
  { entityType, entityId }: ContentRef,
): Promise<ContentActivityOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "updateContentActivity",
    input: { body: { activityType, entityType, entityId } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

/** Forgets all that the signed-in person has played and dismissed. */
export async function forgetActivity(skywave: Skywave): Promise<{ ok: true } | CommonFailure> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "removeContentActivity",
    input: {},
    expected: [],
  });
  return answer.ok ? { ok: true } : answer;
}

export type MigrateDownloadsOutcome =
  | ({ ok: true } & CallOutput<"library", "migrateDownloads">)
  /** That device has downloaded nothing, or is not theirs. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Hands what an old device has downloaded to this one; saying it again changes nothing. */
export async function migrateDownloads(
  skywave: Skywave,
  body: CallInput<"library", "migrateDownloads">["body"],
): Promise<MigrateDownloadsOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "migrateDownloads",
    input: { body },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, ...answer.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
