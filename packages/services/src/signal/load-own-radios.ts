import type { OwnRadio } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type LoadOwnRadiosOutcome =
  /** None for somebody who is not signed in. */
  { ok: true; radios: readonly OwnRadio[]; canSendTexts: boolean } | CommonFailure;

/** The radios that whoever is here may refresh without finding them first, and whether steps can be texted. */
export async function loadOwnRadios(
  skywave: Skywave,
  { isSignedIn }: { isSignedIn: boolean },
): Promise<LoadOwnRadiosOutcome> {
  const { canSendTexts } = (await skywave.configuration()).settings;
  if (!isSignedIn) return { ok: true, radios: [], canSendTexts };
  const answer = await ask(skywave, { domain: "subscription", name: "listRadios", input: {}, expected: [] });
  return answer.ok ? { ok: true, radios: answer.data.radios, canSendTexts } : answer;
}
