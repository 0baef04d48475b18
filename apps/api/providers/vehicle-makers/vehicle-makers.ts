import type { LocalVehicleMaker } from "./local-vehicle-maker.ts";

/** The makers of vehicles that are connected, by what their messages are known, and the double's own hands. */
export interface VehicleMakers {
  /** Signs the messages of a maker; undefined for one that is not connected. */
  secretOf(makerId: string): string | undefined;
  local?: LocalVehicleMaker;
}
