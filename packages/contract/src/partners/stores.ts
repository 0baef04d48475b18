import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Instant } from "../wire/time.ts";

/** Stores that sell our plans and bill for them. */
export const Store = z.enum(["google", "apple", "amazon", "roku"]);
export type Store = z.infer<typeof Store>;

export const StorePurchases = z
  .object({ subscriptionIds: z.array(z.string()).describe("Of the plans that the store bills by now") })
  .meta({ id: "StorePurchases" });

export const syncPurchases = defineEndpoint({
  domain: "activation",
  name: "syncPurchases",
  method: "PUT",
  path: "/activation/v1/sync/{syncTarget}",
  summary: "Takes over how plans stand that a store bills",
  grant: "authenticated",
  params: z.object({ syncTarget: Store }),
  response: StorePurchases,
  refusals: ["SERVICE_UNAVAILABLE"],
  retry: "limited",
});

export const restorePurchases = defineEndpoint({
  domain: "activation",
  name: "restorePurchases",
  method: "PUT",
  path: "/activation/v1/restore/{restoreTarget}",
  summary: "Brings plans back that were bought at a store on this device before anybody had signed in",
  grant: "authenticated",
  params: z.object({ restoreTarget: Store }),
  response: StorePurchases,
  refusals: ["NOT_FOUND", "SERVICE_UNAVAILABLE"],
  retry: "limited",
});

export const grantPartnerAccess = defineEndpoint({
  domain: "activation",
  name: "grantPartnerAccess",
  method: "PUT",
  path: "/activation/v1/grant-access/partner",
  summary: "Lets a device in that a partner has paid for",
  grant: "device",
  response: z
    .object({ granted: z.boolean(), until: Instant.nullable().describe("null where nothing was granted") })
    .meta({ id: "PartnerAccess" }),
  refusals: ["SERVICE_UNAVAILABLE"],
  retry: "limited",
});
