export { createReadContent } from "./read-content.ts";
export { createContentHandlers } from "./routes.ts";
