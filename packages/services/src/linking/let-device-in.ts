import type { PendingDevice } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** Something far too long is no code either. */
const EXPECTED = ["INVALID_PAYLOAD", "INVALID_ACTIVATION_CODE"] as const;

export type DeviceOutcome =
  | { ok: true; device: PendingDevice }
  /** Unknown, used, expired or from another country: told alike. */
  | { ok: false; code: "INVALID_ACTIVATION_CODE" }
  | CommonFailure;

/** Which device waits behind a code, for the person to compare. Lets nothing in. */
export async function lookUpDevice(skywave: Skywave, userCode: string): Promise<DeviceOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "userCodeLookUp",
    input: { body: { userCode } },
    expected: EXPECTED,
  });
  return answer.ok ? { ok: true, device: answer.data } : refusalOf(answer);
}

/** Lets the device behind a code in: a smart speaker by its link code, any other by its user code. */
export async function letDeviceIn(
  skywave: Skywave,
  { code, kind }: { code: string; kind: "device" | "speaker" },
): Promise<DeviceOutcome> {
  const expected = EXPECTED;
  const answer =
    kind === "speaker"
      ? await ask(skywave, {
          domain: "user",
          name: "linkCodeAuthorize",
          input: { body: { linkCode: code } },
          expected,
        })
      : await ask(skywave, {
          domain: "user",
          name: "userCodeAuthorize",
          input: { body: { userCode: code } },
          expected,
        });
  return answer.ok ? { ok: true, device: answer.data } : refusalOf(answer);
}

function refusalOf(
  answer: { ok: false; code: (typeof EXPECTED)[number] } | CommonFailure,
): Exclude<DeviceOutcome, { ok: true }> {
  switch (answer.code) {
    case "INVALID_PAYLOAD":
    case "INVALID_ACTIVATION_CODE":
      return { ok: false, code: "INVALID_ACTIVATION_CODE" };
    default:
      return answer;
  }
}
