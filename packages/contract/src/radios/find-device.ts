import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { FoundDevice } from "./found-device.ts";

const Typed = z.string().trim().min(1).max(60);

export const validateDevice = defineEndpoint({
  domain: "legacy",
  name: "validateDevice",
  method: "POST",
  path: "/device/validate",
  summary: "Finds a radio by its ID or the VIN of its vehicle: one of the two",
  grant: "access",
  body: z.object({
    radioId: Typed.optional(),
    vin: Typed.optional().describe("A wrong check digit is taken: a few vehicles have one"),
  }),
  // Seventeen digits may be a vehicle's.
  cardLikeFields: ["vin"],
  response: z.object({ data: FoundDevice }),
  refusals: ["INVALID_PAYLOAD", "DEVICE_NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const recallDevice = defineEndpoint({
  domain: "legacy",
  name: "recallDevice",
  method: "POST",
  path: "/device/info",
  summary: "The radio that a token stands for, told to the browser that got it",
  grant: "access",
  body: z.object({ token: z.string().min(1).max(100) }),
  response: z.object({ data: FoundDevice }),
  refusals: ["DEVICE_NOT_FOUND"],
  retry: "limited",
  isRepeatable: true,
});

export const lookUpPlate = defineEndpoint({
  domain: "legacy",
  name: "lookUpPlate",
  method: "POST",
  path: "/identity/device/license-plate",
  summary: "The radios of the vehicles that a license plate may be on; none for a plate that nobody knows",
  grant: "access",
  body: z.object({
    licensePlate: Typed,
    state: z.string().length(2).describe("The state or province that gave the plate"),
    captchaToken: z
      .string()
      .max(200)
      .optional()
      .describe("From `checkCaptcha`, for three lookups; not needed for the first three of a day"),
  }),
  response: z.object({ data: z.object({ devices: z.array(FoundDevice) }) }),
  refusals: ["INVALID_PAYLOAD", "CAPTCHA_REQUIRED", "RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"],
  retry: "none",
});
