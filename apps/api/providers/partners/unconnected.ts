import type { StoreGateway } from "../stores/store-gateway.ts";
import type { PartnerGateway } from "./partner-gateway.ts";

const unavailable = () =>
  Promise.resolve({ kind: "unavailable" as const, cause: new Error("nobody is connected here") });

/** Stands where no partner and no store is connected: entitlements stay pending, and nothing is granted. */
export const UNCONNECTED: { partners: PartnerGateway; stores: StoreGateway } = {
  partners: {
    activate: unavailable,
    findPlan: unavailable,
    findDeviceAccess: () => Promise.resolve({ kind: "notGranted" }),
  },
  stores: { listPurchases: unavailable, claimPurchases: unavailable },
};
