export { createOutreachRepository, type OutreachRepository } from "./outreach-repository.ts";
export { createOutreachHandlers } from "./routes.ts";
