export { createLogMessageHandler } from "./log-message.ts";
