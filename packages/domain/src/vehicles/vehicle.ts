export type VehicleKind = "car" | "marine" | "aviation";

/** A car, boat or plane, as far as it is told to anybody. */
export interface Vehicle {
  vin: string;
  kind: VehicleKind;
  year: number;
  make: string;
  model: string;
}
