export { createAuthenticatePassword } from "./authenticate-password.ts";
export { createOneTimeCodes } from "./one-time-codes.ts";
export { createOneTimeCodesRepository, type OneTimeCodesRepository } from "./one-time-codes-repository.ts";
export { createAuthenticationHandlers } from "./routes.ts";
export { createSendOneTimeCode } from "./send-one-time-code.ts";
