import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface RequestMagicLinkInput {
  /** E-mail address or username. */
  handle: string;
  /** The origin of the page that the link is to open. */
  baseUrl: string;
  /** Where to go on after signing in. */
  returnPath?: string;
  language: Locale;
}

export type RequestMagicLinkOutcome =
  /** The same for a handle that nobody has. */
  | { ok: true; expiresInSeconds: number; resendAfterSeconds: number }
  | { ok: false; code: "INVALID_BASE_URL" }
  | CommonFailure;

/** Has a sign-in link mailed to the owner of a handle. */
export async function requestMagicLink(
  skywave: Skywave,
  input: RequestMagicLinkInput,
): Promise<RequestMagicLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "requestMagicLink",
    input: { body: { ...input, handle: input.handle.trim() } },
    expected: ["INVALID_BASE_URL"],
  });
  if (answer.ok) return { ok: true, ...answer.data };
  return answer.code === "INVALID_BASE_URL" ? { ok: false, code: answer.code } : answer;
}
