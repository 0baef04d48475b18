import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { type RefreshDevice, serializeRefresh } from "./refresh-device.ts";
import type { SendRefreshInstruction } from "./send-refresh-instruction.ts";
import type { SignalRepository } from "./signal-repository.ts";

export type SignalHandlers = Pick<
  DomainHandlers<"legacy">,
  "refreshDevice" | "showRefresh" | "sendRefreshInstruction"
>;

/** The calls about what is sent to a radio. */
export function createSignalHandlers(dependencies: {
  repository: Pick<SignalRepository, "find">;
  limits: Pick<RateLimits, "take">;
  refreshDevice: RefreshDevice;
  sendRefreshInstruction: SendRefreshInstruction;
}): SignalHandlers {
  const { repository, limits, refreshDevice, sendRefreshInstruction } = dependencies;
  return {
    refreshDevice: async ({ body }, { caller, ipAddress }) =>
      (await limits.take("refreshesByAddress", ipAddress)) ?? refreshDevice(body, caller),
    // Its id is as good as a secret, and says nothing of anybody.
    showRefresh: async ({ body }) => {
      const row = await repository.find(body.refreshId);
      return row === undefined
        ? refuse("NOT_FOUND", { notFoundResourceType: "signalRefresh" })
        : done({ data: serializeRefresh(row) });
    },
    sendRefreshInstruction: ({ body }, context) => sendRefreshInstruction(body, context),
  };
}
