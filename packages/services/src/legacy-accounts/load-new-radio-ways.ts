import type { NewRadioWays } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type LoadNewRadioWaysOutcome =
  | { ok: true; ways: NewRadioWays }
  /** It was found too long ago, or in another browser: find it again. */
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  | CommonFailure;

/** What the signed-in person's account can do with a new radio, which a lookup in this browser has found. */
export async function loadNewRadioWays(skywave: Skywave, token: string): Promise<LoadNewRadioWaysOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "acsc",
    input: { body: { token } },
    expected: ["DEVICE_NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, ways: answer.data.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
