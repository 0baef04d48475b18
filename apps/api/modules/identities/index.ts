export { createCreateIdentity } from "./create-identity.ts";
export { createDisallowedWords } from "./disallowed-words.ts";
export { createIdentitiesRepository, type IdentitiesRepository } from "./identities-repository.ts";
export { createIdentityGrants, type IdentityGrants } from "./identity-grants.ts";
export { createIdentityHandlers } from "./routes.ts";
