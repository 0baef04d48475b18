export { createAccounts } from "./accounts.ts";
export { createAccountsRepository } from "./accounts-repository.ts";
export { createListeningProfilesRepository } from "./profile/profiles-repository.ts";
export { createListeningProfileHandlers } from "./profile/routes.ts";
export { createAccountHandlers } from "./routes.ts";
