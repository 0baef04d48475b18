import type { MessageChoices } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type MessageChoicesOutcome = { ok: true; choices: MessageChoices } | CommonFailure;

/** What the signed-in person wants to hear from us, and in which language. */
export async function loadMessageChoices(skywave: Skywave): Promise<MessageChoicesOutcome> {
  const answer = await ask(skywave, {
    domain: "consent",
    name: "getMessageChoices",
    input: {},
    expected: [],
  });
  return answer.ok ? { ok: true, choices: answer.data } : answer;
}

/** Changes it, from now on. */
export async function chooseMessages(
  skywave: Skywave,
  choices: MessageChoices,
): Promise<MessageChoicesOutcome> {
  const answer = await ask(skywave, {
    domain: "consent",
    name: "setMessageChoices",
    input: { body: choices },
    expected: [],
  });
  return answer.ok ? { ok: true, choices: answer.data } : answer;
}
