export { type Consents, createConsents } from "./consents.ts";
export { createConsentHandlers } from "./routes.ts";
export { createTakeText, type TakeText } from "./texts/take-text.ts";
export { registerTextsRoute, TEXTS_PATH } from "./texts/register-texts-route.ts";
export { createConsentsRepository } from "./consents-repository.ts";
