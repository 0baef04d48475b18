import type { Catalogue } from "#modules/catalogue/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createAnswerCommand } from "./answer-command.ts";
import { createVoiceHandlers } from "./routes.ts";

/** What people say to the player. */
export interface Voice extends Module {
  handlers: DomainHandlers<"voice">;
}

export function createVoice(
  { limits }: Platform,
  { catalogue }: { catalogue: Pick<Catalogue, "items" | "search"> },
): Voice {
  return { handlers: createVoiceHandlers({ answerCommand: createAnswerCommand(catalogue), limits }) };
}
