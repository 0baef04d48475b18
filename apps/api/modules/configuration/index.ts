export { createConfigurationHandlers } from "./routes.ts";
