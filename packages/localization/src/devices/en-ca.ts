import { type DevicesDictionary, devicesEnUs } from "./en-us.ts";

export const devicesEnCa: DevicesDictionary = { ...devicesEnUs };
