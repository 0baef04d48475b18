import type { Config } from "#config.ts";

/** Whether codes can go out by text message at all: the sandbox carries them itself. */
export function canSendTexts({ isSandbox, textGateway }: Pick<Config, "isSandbox" | "textGateway">): boolean {
  return isSandbox || textGateway !== undefined;
}
