export { createExchangeProof } from "./exchange-proof.ts";
export {
  createMagicLinksRepository,
  type MagicLinksRepository,
} from "./magic-links/magic-links-repository.ts";
export { createRedeemMagicLink } from "./magic-links/redeem-magic-link.ts";
export { createRequestMagicLink } from "./magic-links/request-magic-link.ts";
export { createMagicLinkHandlers } from "./magic-links/routes.ts";
export { createOneTimeCodes } from "./one-time-codes/one-time-codes.ts";
export { createOneTimeCodesRepository } from "./one-time-codes/one-time-codes-repository.ts";
export { createRedeemOneTimeCode, type RedeemOneTimeCode } from "./one-time-codes/redeem-one-time-code.ts";
export { createSendOneTimeCode, type SendOneTimeCode } from "./one-time-codes/send-one-time-code.ts";
export { createTextGate } from "./one-time-codes/text-gate.ts";
export { createTextSendsRepository } from "./one-time-codes/text-sends-repository.ts";
export { createCeremonies } from "./passkeys/ceremonies.ts";
export { createCeremoniesRepository } from "./passkeys/ceremonies-repository.ts";
export { createJudgeAssertion } from "./passkeys/judge-assertion.ts";
export { createPasskeysRepository } from "./passkeys/passkeys-repository.ts";
export { createUserHandlesRepository } from "./passkeys/user-handles-repository.ts";
export { createPasskeyHandlers } from "./passkeys/routes.ts";
export { createAuthenticatePassword } from "./password/authenticate-password.ts";
export { createCheckPassword } from "./password/check-password.ts";
export { createPasswordLocks } from "./password/password-locks.ts";
export { createPasswordLocksRepository } from "./password/password-locks-repository.ts";
export { createSignInHandlers } from "./routes.ts";
export { createStepUpHandlers } from "./step-up/routes.ts";
export { createStepUps } from "./step-up/step-ups.ts";
export { createStepUpsRepository } from "./step-up/step-ups-repository.ts";
