import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import type { SendOneTimeCodeOutcome } from "../authentication/send-one-time-code.ts";
import { ask } from "../outcomes/ask.ts";
import type { LinkOver, NamedLink } from "./show-targeted-link.ts";

export type SendTargetedCodeOutcome = SendOneTimeCodeOutcome | LinkOver;

/** Sends a code to a contact on file of whoever owns the plan that a link names. */
export async function sendTargetedCode(
  skywave: Skywave,
  { channel, language, ...link }: NamedLink & { channel: "EMAIL" | "PHONE"; language: Locale },
): Promise<SendTargetedCodeOutcome> {
  const answer = await ask(skywave, {
    domain: "subscription",
    name: "sendTargetedCode",
    input: { body: { ...link, otpOption: channel, language } },
    expected: ["TARGETED_LINK_OVER", "BAD_REQUEST"],
  });
  if (answer.ok) return { ok: true, ...answer.data };
  switch (answer.code) {
    case "TARGETED_LINK_OVER":
    case "BAD_REQUEST":
      return { ok: false, code: answer.code };
    default:
      return answer;
  }
}
