import type { Address } from "@skywave/domain/addresses/address";
import { digestOf, isSameDigest } from "#platform/security/secrets.ts";

/** Who sells and services vehicles, and may start trials at their own desk. */
export interface VehicleDealer {
  id: string;
  address: Address;
}

/** The dealers that are connected, by the key that each of them has alone. */
export interface VehicleDealers {
  /** Undefined for a key that no dealer has. */
  find(deskKey: string): VehicleDealer | undefined;
  /** The desk of the sandbox; undefined where there is none. */
  localDeskKey?: string;
}

/** Reads desk keys: the dealer's name, a dot and its secret. */
export function createVehicleDealers(
  dealers: Readonly<Record<string, { secret: string; address: Address }>>,
): VehicleDealers {
  return {
    find: (deskKey) => {
      const [id = "", secret = ""] = deskKey.split(".", 2);
      const dealer = Object.hasOwn(dealers, id) ? dealers[id] : undefined;
      if (dealer === undefined || !isSameDigest(digestOf(secret), digestOf(dealer.secret))) return undefined;
      return { id, address: dealer.address };
    },
  };
}
