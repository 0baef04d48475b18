import type { VehicleKind } from "@skywave/domain/vehicles/vehicle";

/** What the first places of a VIN say: who made the vehicle (1 to 3), and which one it is (4 to 6). */
export interface MadeModel {
  wmi: string;
  vds: string;
  kind: VehicleKind;
  make: string;
  model: string;
  /** The last year in which the number stood for this model; left out for one that is still made. */
  until?: number;
}

/** The makers of the sandbox, in which the first fitting row counts. They share a code, as makers of few vehicles do. */
export const LOCAL_MAKERS: readonly MadeModel[] = [
  { wmi: "9SK", vds: "VR2", kind: "car", make: "Solano", model: "Vireo" },
  { wmi: "9SK", vds: "HR7", kind: "marine", make: "Harrow", model: "Tern 34" },
  { wmi: "9SK", vds: "AK2", kind: "aviation", make: "Altair", model: "K2" },
  { wmi: "9SK", vds: "TD1", kind: "car", make: "Tandem", model: "Uno", until: 2009 },
  { wmi: "9SK", vds: "TD1", kind: "car", make: "Tandem", model: "Duo" },
  { wmi: "9SK", vds: "MC5", kind: "car", make: "Mistral", model: "Cinq" },
];
