export { createSupportHandlers } from "./routes.ts";
