export { type Consents, createConsents } from "./consents.ts";
export { createConsentHandlers } from "./routes.ts";
export { createConsentsRepository } from "./consents-repository.ts";
