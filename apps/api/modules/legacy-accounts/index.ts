export { decideLegacySignIn } from "./decide-legacy-sign-in.ts";
export { createLegacyAccountsRepository, type LegacyAccountRow } from "./legacy-accounts-repository.ts";
export { createLegacyAccountHandlers } from "./routes.ts";
