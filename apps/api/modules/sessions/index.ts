export { createCasting } from "./casting/casting.ts";
export { createCastingUsesRepository } from "./casting/casting-uses-repository.ts";
export {
  createDeviceSessionsRepository,
  type DeviceSessionsRepository,
} from "./device-sessions-repository.ts";
export { createSessionListHandlers } from "./list/routes.ts";
export { createSessionHandlers, type FindIdentityState, type RedeemIdentityGrant } from "./routes.ts";
export { createSessions, type Sessions } from "./sessions.ts";
export { createSessionsRepository } from "./sessions-repository.ts";
export { createLegacySignInsRepository } from "./starts/legacy-sign-ins-repository.ts";
export { createIssueLegacySignIn, createMigrateSession } from "./starts/migrate-session.ts";
export { createSessionStartHandlers } from "./starts/routes.ts";
export { createSignInToLegacyAccount, type FindLegacyAccount } from "./starts/sign-in-to-legacy-account.ts";
export { createStartDeviceSession, type FindLinkedDevice } from "./starts/start-device-session.ts";
export { createThirdPartyHandlers } from "./third-party/routes.ts";
export { createThirdParties } from "./third-party/third-parties.ts";
export { createThirdPartyCodesRepository } from "./third-party/third-party-codes-repository.ts";
