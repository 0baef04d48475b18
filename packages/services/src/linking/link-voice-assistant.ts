import type { VoiceLink } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

const AMAZON = { provider: "amazon" } as const;

export type StartVoiceLinkOutcome = { ok: true; authorizationUrl: string } | CommonFailure;

/** Where the signed-in person agrees that the maker's speakers play for them. */
export async function startVoiceLink(skywave: Skywave): Promise<StartVoiceLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "startVoiceLink",
    input: { params: AMAZON },
    expected: [],
  });
  return answer.ok ? { ok: true, authorizationUrl: answer.data.authorizationUrl } : answer;
}

export type FinishVoiceLinkOutcome =
  | { ok: true; link: VoiceLink }
  /** The way back does not belong to this session; the code was used or is over; the account plays for another. */
  | { ok: false; code: "LINK_STATE_MISMATCH" | "LINK_CODE_EXPIRED" | "LINKED_ELSEWHERE" }
  | CommonFailure;

/** Links the account that the code stands for. The state is spent by it, whatever comes of it. */
export async function finishVoiceLink(
  skywave: Skywave,
  back: { code: string; state: string },
): Promise<FinishVoiceLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "finishVoiceLink",
    input: { params: AMAZON, body: back },
    expected: ["INVALID_PAYLOAD", "LINK_STATE_MISMATCH", "LINK_CODE_EXPIRED", "LINKED_ELSEWHERE"],
  });
  if (answer.ok) return { ok: true, link: answer.data };
  switch (answer.code) {
    // Something that no maker ever gave.
    case "INVALID_PAYLOAD":
      return { ok: false, code: "LINK_STATE_MISMATCH" };
    case "LINK_STATE_MISMATCH":
    case "LINK_CODE_EXPIRED":
    case "LINKED_ELSEWHERE":
      return { ok: false, code: answer.code };
    default:
      return answer;
  }
}

export type ListVoiceLinksOutcome = { ok: true; voiceLinks: readonly VoiceLink[] } | CommonFailure;

/** The accounts at makers that play for the signed-in person. */
export async function listVoiceLinks(skywave: Skywave): Promise<ListVoiceLinksOutcome> {
  const answer = await ask(skywave, { domain: "user", name: "listVoiceLinks", input: {}, expected: [] });
  return answer.ok ? { ok: true, voiceLinks: answer.data.voiceLinks } : answer;
}

export type RemoveVoiceLinkOutcome = { ok: true } | CommonFailure;

/** Ends a link; one that is gone already is as good as ended. */
export async function removeVoiceLink(
  skywave: Skywave,
  voiceLinkId: string,
): Promise<RemoveVoiceLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "removeVoiceLink",
    input: { params: { voiceLinkId } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok || answer.code === "NOT_FOUND") return { ok: true };
  return answer;
}
