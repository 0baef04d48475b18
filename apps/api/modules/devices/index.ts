export { createDescribeDevice } from "./describe-device.ts";
export { createDeviceChallenges } from "./device-challenges.ts";
export { createDeviceChallengesRepository } from "./device-challenges-repository.ts";
export { createDeviceGrants } from "./device-grants.ts";
export { createDevicesRepository } from "./devices-repository.ts";
export { createDeviceHandlers } from "./routes.ts";
