export { createCreateIdentity } from "./create-identity.ts";
export { createProvedIdentity } from "./create-proved-identity.ts";
export {
  contactsOf,
  type NewContact,
  type TellOwnerOfChange,
} from "./credentials/credential-dependencies.ts";
export { createCredentialHandlers } from "./credentials/routes.ts";
export { createTellOwnerOfChange } from "./credentials/tell-owner-of-change.ts";
export { createGiveRandomCredentials } from "./credentials/give-random-credentials.ts";
export { createDeletionHandlers } from "./deletion/routes.ts";
export { createDisallowedWords } from "./disallowed-words.ts";
export { createIdentitiesRepository, type IdentitiesRepository } from "./identities-repository.ts";
export { createIdentityGrants, type IdentityGrants, type ProvenIdentity } from "./identity-grants.ts";
export { createIdentityGrantsRepository } from "./identity-grants-repository.ts";
export { createJudgePassword, type JudgePassword } from "./judge-password.ts";
export { decoyIdentityId, decoyTraits } from "./login-info.ts";
export { createProveAddress, type ProveAddress } from "./addresses/prove-address.ts";
export { createIdentityHandlers } from "./routes.ts";
