export { type Consents, createConsents } from "./consents.ts";
export { createConsentsRepository } from "./consents-repository.ts";
