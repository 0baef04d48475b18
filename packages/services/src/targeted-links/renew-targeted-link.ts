import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import type { NamedLink } from "./show-targeted-link.ts";

export type RenewTargetedLinkOutcome = { ok: true } | CommonFailure;

/** Asks for a fresh link in the place of one that is over; it comes by mail, and only where there was one. */
export async function renewTargetedLink(
  skywave: Skywave,
  link: NamedLink,
): Promise<RenewTargetedLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "subscription",
    name: "renewTargetedLink",
    input: { body: link },
    expected: [],
  });
  return answer.ok ? { ok: true } : answer;
}
