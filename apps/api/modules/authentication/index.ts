export { createAuthenticatePassword } from "./password/authenticate-password.ts";
export { createOneTimeCodes } from "./one-time-codes/one-time-codes.ts";
export { createOneTimeCodesRepository } from "./one-time-codes/one-time-codes-repository.ts";
export { createAuthenticationHandlers } from "./routes.ts";
export { createSendOneTimeCode } from "./one-time-codes/send-one-time-code.ts";
