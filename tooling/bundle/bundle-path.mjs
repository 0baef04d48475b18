import { join } from "node:path";
import { root } from "../setup/folders.mjs";

/** The processes that `npm start` runs, as their folders in `apps` are named. */
export const SERVICES = ["api", "card-processor"];

/** Where a service's bundle of that name starts. Each bundle has a folder of its own, so that none changes under who runs it. */
export function bundlePath(service, name) {
  return join(root, "apps", service, "dist", name, "start.js");
}
