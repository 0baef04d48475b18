import { describe, expect, test } from "vitest";
import { createVehicleDealers } from "./vehicle-dealers.ts";

const address = {
  addressLine1: "500 Dealer Way",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;
const secret = "a-secret-of-thirty-two-characters";
const dealers = createVehicleDealers({ "harbor-motors": { secret, address } });

describe("the key of a dealer's desk", () => {
  test("names the dealer who has it", () => {
    expect(dealers.find(`harbor-motors.${secret}`)).toEqual({ id: "harbor-motors", address });
  });

  test.each(["", "harbor-motors", "harbor-motors.", `other.${secret}`, "harbor-motors.guess", "toString.x"])(
    "names nobody where it is '%s'",
    (deskKey) => {
      expect(dealers.find(deskKey)).toBeUndefined();
    },
  );
});
