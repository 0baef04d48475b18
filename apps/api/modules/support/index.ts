import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createSupportHandlers } from "./routes.ts";

/** The way to the people who help. */
export interface Support extends Module {
  handlers: DomainHandlers<"support">;
}

export function createSupport(
  { config, limits, jobs }: Platform,
  { findAccountNumber }: { findAccountNumber: (identityId: string) => Promise<string> },
): Support {
  return {
    handlers: createSupportHandlers({
      limits,
      supportEmail: config.supportEmail,
      findAccountNumber,
      sendMessage: (message) => jobs.send("send-message", message),
    }),
  };
}
