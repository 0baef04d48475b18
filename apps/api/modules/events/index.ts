export { createEventsRepository } from "./events-repository.ts";
export { createLoadGate } from "./load-gate.ts";
export { createEventHandlers } from "./routes.ts";
export { createSubmitTelemetry } from "./submit-telemetry.ts";
export { createSubmitUserEvents } from "./submit-user-events.ts";
