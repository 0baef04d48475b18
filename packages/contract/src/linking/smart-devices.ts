import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";

/** A speaker or other device that plays for a person without signing in each time. */
export const SmartDevice = z
  .object({
    smartDeviceId: z.string(),
    deviceName: z.string(),
    kind: z.enum(["device", "speaker"]),
    linkedAt: Instant,
  })
  .meta({ id: "SmartDevice" });
export type SmartDevice = z.infer<typeof SmartDevice>;

export const linkSmartDevice = defineEndpoint({
  domain: "user",
  name: "linkSmartDevice",
  method: "POST",
  path: "/linking/v1/smart-devices",
  summary: "Links the device that a person let in by its code, so that it can start sessions by itself",
  grant: "device",
  body: z.object({
    deviceCode: z.string().max(200),
    deviceName: z.string().trim().min(1).max(60).optional(),
  }),
  response: SmartDevice,
  success: 201,
  refusals: ["INVALID_ACTIVATION_CODE", "DEVICE_LIMIT_REACHED", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const listSmartDevices = defineEndpoint({
  domain: "user",
  name: "listSmartDevices",
  method: "GET",
  path: "/linking/v1/smart-devices",
  summary: "The devices that play for the signed-in person",
  grant: "authenticated",
  response: z.object({ smartDevices: z.array(SmartDevice) }).meta({ id: "SmartDevices" }),
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const unlinkSmartDevice = defineEndpoint({
  domain: "user",
  name: "unlinkSmartDevice",
  method: "DELETE",
  path: "/linking/v1/smart-devices/{smartDeviceId}",
  summary: "Lets a device play no longer; its sessions end at once",
  grant: "authenticated",
  params: z.object({ smartDeviceId: z.string().max(60) }),
  success: 204,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
