import type { DomainHandlers } from "../../platform/http/handlers.ts";
import { done, refuse } from "../../platform/outcome.ts";
import type { RateLimits } from "../../platform/rate-limits/rate-limits.ts";
import type { DeviceGrants } from "./device-grants.ts";

/** The calls of device grants. */
export function createDeviceHandlers(
  grants: DeviceGrants,
  limits: RateLimits,
): Pick<DomainHandlers<"user">, "devices" | "refreshDeviceGrant"> {
  return {
    devices: async ({ body }, { ipAddress }) => {
      const limited = await limits.take("devicesByAddress", ipAddress);
      return limited ?? done(await grants.create(body.devicePlatform, body.deviceAttributes));
    },
    refreshDeviceGrant: async ({ body }) => {
      const grant = await grants.refresh(body.refreshGrant, body.deviceAttributes);
      return grant === undefined ? refuse("UNAUTHORIZED") : done(grant);
    },
  };
}
