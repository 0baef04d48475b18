import type { CallOutput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** The link of a mail that names one plan, and the page on which it was opened. */
export interface NamedLink {
  token: string;
  purpose: "cancel" | "change" | "transfer";
}

/** Unknown, late, used or for the other page; which of them, nobody is told. */
export interface LinkOver {
  ok: false;
  code: "TARGETED_LINK_OVER";
}

export type ShowTargetedLinkOutcome =
  | ({ ok: true } & CallOutput<"subscription", "showTargetedLink">)
  | LinkOver
  | CommonFailure;

/** Which plan a link names, and whose. Uses nothing up. */
export async function showTargetedLink(skywave: Skywave, link: NamedLink): Promise<ShowTargetedLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "subscription",
    name: "showTargetedLink",
    input: { body: link },
    expected: ["TARGETED_LINK_OVER", "INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, ...answer.data };
  switch (answer.code) {
    // What is no token at all is as good as one that nobody made.
    case "INVALID_PAYLOAD":
    case "TARGETED_LINK_OVER":
      return { ok: false, code: "TARGETED_LINK_OVER" };
    default:
      return answer;
  }
}
