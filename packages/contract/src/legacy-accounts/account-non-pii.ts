import { z } from "zod";
import { BillingStatus } from "../legacy-billing/billing-status.ts";
import { FoundDevice } from "../radios/found-device.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

/** A plan of an account, for somebody who has named the account and not shown to be its owner. */
export const NonPiiSubscription = z
  .object({
    planNames: z.array(z.string()),
    status: z.enum(["Active", "Closed", "Inactive", "Suspended"]),
    radioIdLastFour: z.string().nullable(),
    type: FoundDevice.shape.type.nullable(),
    yearMakeModel: z.string().nullable(),
  })
  .meta({ id: "NonPiiSubscription" });
export type NonPiiSubscription = z.infer<typeof NonPiiSubscription>;

export const accountNonPii = defineEndpoint({
  domain: "legacy",
  name: "accountNonPii",
  method: "POST",
  path: "/account/non-pii",
  summary: "An account without anything that says whose it is, to its owner or to who has identified it",
  grant: "access",
  body: z.object({
    token: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe("From a lookup, in the browser that made it; without it the caller's own account is meant"),
  }),
  response: z.object({
    data: z.object({
      billingStatus: BillingStatus.nullable().describe("null for somebody who is not signed in"),
      subscriptions: z.array(NonPiiSubscription),
    }),
  }),
  refusals: ["INVALID_PAYLOAD", "UNAUTHENTICATED_CUSTOMER"],
  retry: "limited",
  isRepeatable: true,
});
