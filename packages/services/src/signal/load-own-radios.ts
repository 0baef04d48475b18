import type { OwnRadio } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type LoadOwnRadiosOutcome =
  /** None for somebody who is not signed in. */
  { ok: true; radios: readonly OwnRadio[]; canSendTexts: boolean; hasPlateLookup: boolean } | CommonFailure;

/** The radios that whoever is here may refresh without finding them first, and what else can be done here. */
export async function loadOwnRadios(
  skywave: Skywave,
  { isSignedIn }: { isSignedIn: boolean },
): Promise<LoadOwnRadiosOutcome> {
  const { canSendTexts, hasPlateLookup } = (await skywave.configuration()).settings;
  const here = { canSendTexts, hasPlateLookup };
  if (!isSignedIn) return { ok: true, radios: [], ...here };
  const answer = await ask(skywave, { domain: "subscription", name: "listRadios", input: {}, expected: [] });
  return answer.ok ? { ok: true, radios: answer.data.radios, ...here } : answer;
}
