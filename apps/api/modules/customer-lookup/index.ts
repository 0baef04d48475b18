export { createCustomerLookupRepository } from "./customer-lookup-repository.ts";
export { createCustomerLookup } from "./look-up-customer.ts";
export { createCustomerLookupHandlers } from "./routes.ts";
