import { type VehiclesDictionary, vehiclesEnUs } from "./en-us.ts";

export const vehiclesEnCa: VehiclesDictionary = { ...vehiclesEnUs };
