import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { createSendSupportMessage } from "./send-support-message.ts";

/** The call by which anybody reaches the support team. */
export function createSupportHandlers({
  limits,
  ...sending
}: { limits: RateLimits } & Parameters<typeof createSendSupportMessage>[0]): DomainHandlers<"support"> {
  const sendSupportMessage = createSendSupportMessage(sending);
  return {
    sendSupportMessage: async ({ body }, { caller, ipAddress }) => {
      const limited =
        (await limits.take("supportMessagesByAddress", ipAddress)) ??
        (await limits.take("supportMessagesInAll", "everybody"));
      if (limited !== undefined) return limited;
      return sendSupportMessage(body, caller?.identityId ?? undefined);
    },
  };
}
