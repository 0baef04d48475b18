export { createActivateEntitlement } from "./activate-entitlement.ts";
export { createGrantPartnerAccess } from "./grant-partner-access.ts";
export { createListEntitlements } from "./list-entitlements.ts";
export { createListPartnerProducts } from "./partner-products.ts";
export { createPartnersRepository } from "./partners-repository.ts";
export { createPartnerHandlers } from "./routes.ts";
export { createStorePlansRepository } from "./stores/store-plans-repository.ts";
export { createTakeOverPurchases } from "./stores/take-over-purchases.ts";
