import { createSupportHandlers } from "#modules/support/index.ts";
import type { Platform } from "#platform/platform.ts";

/** Wires the way to the people who help. */
export function composeSupport(
  { config, limits, jobs }: Platform,
  findAccountNumber: (identityId: string) => Promise<string>,
) {
  return createSupportHandlers({
    limits,
    supportEmail: config.supportEmail,
    findAccountNumber,
    sendMessage: (message) => jobs.send("send-message", message),
  });
}
