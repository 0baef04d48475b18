export type VehicleKind = "car" | "marine" | "aviation";

/** A car, boat or plane, as far as it is told to anybody. */
export interface Vehicle {
  vin: string;
  kind: VehicleKind;
  year: number;
  make: string;
  model: string;
  /** Runs on a battery; left out for no. */
  isElectric?: boolean;
}

/** "2024 Solano Vireo": as people call their car. */
export function yearMakeModelOf({ year, make, model }: Pick<Vehicle, "year" | "make" | "model">): string {
  return `${year} ${make} ${model}`;
}
