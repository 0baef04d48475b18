export { createSessionHandlers } from "./routes.ts";
export { createSessions, type Sessions } from "./sessions.ts";
export { createSessionsRepository } from "./sessions-repository.ts";
