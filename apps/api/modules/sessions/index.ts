export { createSessionHandlers } from "./routes.ts";
export { createSessions } from "./sessions.ts";
export { createSessionsRepository } from "./sessions-repository.ts";
