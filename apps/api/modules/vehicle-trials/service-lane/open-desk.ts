import type { CallRequest } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { VehicleDealer, VehicleDealers } from "#providers/vehicle-dealers/vehicle-dealers.ts";
import type { FindVehicle } from "../find-vehicle.ts";
import type { VehicleAsItIs } from "../load-vehicle.ts";
import { readLocator } from "../read-locator.ts";

export type AtTheDesk = CallRequest<"partnerIntegration", "startServiceLaneTrial">["body"];

export interface DeskCaller {
  country: Country;
  ipAddress: string;
}

/** Whose desk it is, and the car before it. */
export interface AtHand {
  dealer: VehicleDealer;
  vehicle: VehicleAsItIs;
}

export interface OpenDeskDependencies {
  dealers: Pick<VehicleDealers, "find">;
  findVehicle: FindVehicle;
  limits: Pick<RateLimits, "take">;
  securityLog: SecurityLog;
}

export type OpenDesk = (asked: AtTheDesk, caller: DeskCaller) => Promise<Outcome<AtHand>>;

/** Lets a dealer's desk in by its key, counts what it asks, and finds the car that it named. */
export function createOpenDesk(dependencies: OpenDeskDependencies): OpenDesk {
  const { dealers, limits, securityLog } = dependencies;
  return async (
    { deskKey, ...typed }: AtTheDesk,
    { country, ipAddress }: DeskCaller,
  ): Promise<Outcome<AtHand>> => {
    const limited = await limits.take("serviceLaneCallsByAddress", ipAddress);
    if (limited !== undefined) return limited;
    const dealer = dealers.find(deskKey);
    if (dealer === undefined) {
      securityLog.record("dealer-desk-refused", { why: "unknown key" });
      return refuse("MAGIC_LINK_NOT_FOUND");
    }
    const counted = await limits.take("serviceLaneCallsByDealer", dealer.id);
    if (counted !== undefined) return counted;
    const locator = readLocator(typed);
    if (!locator.ok) return locator;
    const vehicle = await dependencies.findVehicle(locator.data, country);
    if (vehicle.ok) return done({ dealer, vehicle: vehicle.data });
    // What a used car is told goes to whoever bought it.
    return refuse(locator.data.by === "vin" ? "VEHICLE_NOT_FOUND" : "DEVICE_NOT_FOUND");
  };
}
