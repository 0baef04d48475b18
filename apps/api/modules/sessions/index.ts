export { createSessionHandlers } from "./routes.ts";
export { createSessions } from "./sessions.ts";
export { createSessionsRepository, type SessionsRepository } from "./sessions-repository.ts";
