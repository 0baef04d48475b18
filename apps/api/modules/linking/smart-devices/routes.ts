import type { SmartDevice } from "@skywave/contract";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { SmartDevices } from "./smart-devices.ts";
import type { LinkedDevice } from "./smart-devices-repository.ts";

/** The calls of linked devices. */
export function createSmartDeviceHandlers(
  smartDevices: SmartDevices,
  limits: RateLimits,
): Pick<DomainHandlers<"user">, "linkSmartDevice" | "listSmartDevices" | "unlinkSmartDevice"> {
  return {
    linkSmartDevice: async ({ body }, { caller, ipAddress }) => {
      const limited = await limits.check([["wrongDeviceCodesByAddress", ipAddress]]);
      if (limited !== undefined) return limited;
      const { deviceCode, deviceName } = body;
      const linked = await smartDevices.link({ deviceCode, deviceName, deviceId: caller.deviceId });
      if (linked.ok) return done(toSmartDevice(linked.data));
      if (linked.code === "INVALID_ACTIVATION_CODE")
        await limits.take("wrongDeviceCodesByAddress", ipAddress);
      return linked;
    },

    listSmartDevices: async (_request, { caller }) => {
      const devices = await smartDevices.list(caller.identityId);
      return done({ smartDevices: devices.map(toSmartDevice) });
    },

    unlinkSmartDevice: async ({ params }, { caller }) => {
      const isUnlinked = await smartDevices.unlink(caller.identityId, params.smartDeviceId);
      return isUnlinked ? done(undefined) : refuse("NOT_FOUND", { notFoundResourceType: "smartDevice" });
    },
  };
}

function toSmartDevice({ id, deviceName, kind, linkedAt }: LinkedDevice): SmartDevice {
  return { smartDeviceId: id, deviceName, kind, linkedAt: linkedAt.toString() };
}
