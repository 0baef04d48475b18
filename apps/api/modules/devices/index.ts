export { createDeviceGrants } from "./device-grants.ts";
export { createDevicesRepository } from "./devices-repository.ts";
export { createDeviceHandlers } from "./routes.ts";
