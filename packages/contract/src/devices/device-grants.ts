import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";

export const DeviceAttributes = z.object({
  browser: z.object({
    app: z.literal("web-commerce"),
    appVersion: z.literal("1.0"),
    browser: z.string().max(60),
    browserVersion: z.string().max(60),
    userAgent: z.string().max(500),
  }),
});

export const DeviceGrant = z
  .object({
    deviceId: z.string(),
    grant: z.string(),
    grantExpiresAt: Instant,
    refreshGrant: z.string(),
    refreshGrantExpiresAt: Instant,
    grantVersion: z.literal("v2"),
  })
  .meta({ id: "DeviceGrant" });
export type DeviceGrant = z.infer<typeof DeviceGrant>;

export const devices = defineEndpoint({
  domain: "user",
  name: "devices",
  method: "POST",
  path: "/device/v1/devices",
  summary: "Makes a device known and gives it its grant",
  grant: "none",
  body: z.object({
    devicePlatform: z.literal("web-desktop"),
    deviceAttributes: DeviceAttributes,
    grantVersion: z.literal("v2"),
  }),
  response: DeviceGrant,
  success: 201,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const refreshDeviceGrant = defineEndpoint({
  domain: "user",
  name: "refreshDeviceGrant",
  method: "POST",
  path: "/device/v1/grants/refresh",
  summary: "Exchanges a refresh grant for a new grant of the same device",
  grant: "none",
  body: z.object({ refreshGrant: z.string().max(400), deviceAttributes: DeviceAttributes }),
  response: DeviceGrant,
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const migrateDeviceGrant = defineEndpoint({
  domain: "user",
  name: "migrateDeviceGrant",
  method: "POST",
  path: "/device/v1/grants/migrate",
  summary: "Exchanges a grant of an older version for a v2 grant of the same device",
  grant: "none",
  body: z.object({
    grant: z.string().max(400),
    grantVersion: z.literal("v1").nullable(),
    deviceAttributes: DeviceAttributes,
  }),
  response: DeviceGrant,
  refusals: ["UNAUTHORIZED", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});
