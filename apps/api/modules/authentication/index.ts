export { createAuthenticatePassword } from "./authenticate-password.ts";
export { createOneTimeCodes } from "./one-time-codes.ts";
export { createOneTimeCodesRepository } from "./one-time-codes-repository.ts";
export { createAuthenticationHandlers } from "./routes.ts";
export { createSendOneTimeCode } from "./send-one-time-code.ts";
