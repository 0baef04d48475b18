import type { Handler } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createLogMessageHandler } from "./log-message.ts";

/** What browsers report of their own failures. */
export interface ClientLog extends Module {
  handlers: { logMessage: Handler<"legacy", "logMessage"> };
}

export function createClientLog(platform: Platform): ClientLog {
  return { handlers: { logMessage: createLogMessageHandler(platform) } };
}
