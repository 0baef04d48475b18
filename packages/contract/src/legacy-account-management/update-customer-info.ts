import { z } from "zod";
import { TypedCode } from "../identities/credentials.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Address } from "../wire/place.ts";

const Name = z.string().trim().min(1).max(50);

export const CustomerInfo = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    serviceAddress: Address.nullable(),
    phone: z.string().nullable(),
  })
  .meta({ id: "CustomerInfo" });
export type CustomerInfo = z.infer<typeof CustomerInfo>;

export const updateCustomerInfo = defineEndpoint({
  domain: "legacy",
  name: "updateCustomerInfo",
  method: "POST",
  path: "/account-mgmt/update-customer-info",
  summary: "Changes the name and the service address, or the phone number once a code has proved it",
  grant: "authenticated",
  body: z.object({
    firstName: Name.optional(),
    lastName: Name.optional(),
    serviceAddress: Address.optional(),
    phone: z
      .string()
      .max(30)
      .nullable()
      .optional()
      .describe("By itself, as it takes a code; null removes it"),
    otp: TypedCode,
  }),
  response: z.object({ data: CustomerInfo }),
  refusals: [
    "INVALID_PAYLOAD",
    "BILLING_PROFILE_REQUIRED",
    "COUNTRY_ERROR",
    "STEP_UP_REQUIRED",
    "INVALID_PHONE_NUMBER",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    "INVALID",
    "RATE_LIMIT_EXCEEDED",
  ],
  retry: "none",
});
