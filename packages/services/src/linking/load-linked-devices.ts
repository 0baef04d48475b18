import type { SmartDevice } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type LoadLinkedDevicesOutcome = { ok: true; smartDevices: readonly SmartDevice[] } | CommonFailure;

/** The devices that play for the signed-in person without signing in each time. */
export async function loadLinkedDevices(skywave: Skywave): Promise<LoadLinkedDevicesOutcome> {
  const answer = await ask(skywave, { domain: "user", name: "listSmartDevices", input: {}, expected: [] });
  return answer.ok ? { ok: true, smartDevices: answer.data.smartDevices } : answer;
}
