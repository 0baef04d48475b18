import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** A second account by its number or address, or by a radio that was found in this browser and plays in it. */
export type SecondAccount = { account: string } | { radioToken: string };

export type StartAccountJoinOutcome =
  /** A code is on its way, if there is such an account: nobody is told whether there is. */
  | { ok: true; joinId: string; resendAfterSeconds: number }
  | { ok: false; code: "SAME_ACCOUNT" }
  /** The radio was found too long ago, or in another browser. */
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  | CommonFailure;

/** Names a second account of the signed-in person, whose contact on file is sent a code. */
export async function startAccountJoin(
  skywave: Skywave,
  second: SecondAccount,
): Promise<StartAccountJoinOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "startAccountJoin",
    input: { body: second },
    expected: ["SAME_ACCOUNT", "DEVICE_NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const { joinId, resendAfterSeconds } = answer.data;
  return { ok: true, joinId, resendAfterSeconds };
}
