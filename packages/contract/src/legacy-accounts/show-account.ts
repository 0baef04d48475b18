import { z } from "zod";
import { Account } from "../accounts/account.ts";
import { BillingStatus } from "../legacy-billing/billing-status.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import {
  ClosedDevice,
  LegacyAddress,
  LegacyDevice,
  LegacyPaymentMethod,
  LegacySubscription,
} from "./account-parts.ts";
import { LegacyAccount } from "./legacy-account.ts";

export const ShownAccount = Account.extend({
  accountType: LegacyAccount.shape.accountType,
  isClosed: z.boolean(),
  isInCollections: z.boolean(),
  username: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  serviceAddress: LegacyAddress.nullable(),
  billingAddress: LegacyAddress.nullable(),
  paymentMethod: LegacyPaymentMethod,
  billingStatus: BillingStatus,
  subscriptions: z.array(LegacySubscription),
  devices: z.array(LegacyDevice),
  closedDevices: z.array(ClosedDevice),
}).meta({ id: "ShownAccount" });
export type ShownAccount = z.infer<typeof ShownAccount>;

export const showAccount = defineEndpoint({
  domain: "legacy",
  name: "showAccount",
  method: "POST",
  path: "/account",
  summary: "The signed-in customer's account: contacts, addresses, payment method, bills, plans and radios",
  grant: "authenticated",
  response: z.object({ data: ShownAccount }),
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
  isRepeatable: true,
});
