import { normaliseEmail } from "@skywave/domain/identity/email";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { RecordsOfSaleRepository } from "./records-of-sale-repository.ts";

/** The calls about sales that dealers reported. They say yes or no, and never to whom or by whom. */
export function createRecordOfSaleHandlers(
  repository: RecordsOfSaleRepository,
  limits: RateLimits,
): Pick<DomainHandlers<"user">, "recordOfSaleExists" | "recordOfSaleStatus"> {
  const limit = async (deviceId: string, ipAddress: string) =>
    (await limits.take("recordOfSaleByDevice", deviceId)) ??
    (await limits.take("recordOfSaleByAddress", ipAddress));
  return {
    recordOfSaleExists: async ({ query }, { caller, ipAddress }) => {
      const limited = await limit(caller.deviceId, ipAddress);
      return limited ?? done({ exists: await repository.existsForEmail(normaliseEmail(query.email)) });
    },
    recordOfSaleStatus: async ({ query }, { caller, ipAddress }) => {
      const limited = await limit(caller.deviceId, ipAddress);
      const radioId = query.radioId.trim().toUpperCase();
      return limited ?? done({ exists: await repository.existsForRadio(radioId) });
    },
  };
}
