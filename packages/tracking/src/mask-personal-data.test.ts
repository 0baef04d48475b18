import { describe, expect, it } from "vitest";
import type { Field } from "./catalogue/field.ts";
import { DATA_GROUPS } from "./catalogue/groups/data-groups.ts";
import { maskPersonalData, TRACES } from "./mask-personal-data.ts";

/** The personal fields in a field, with what may be left of them. */
function tracesIn(field: Field): [string, string][] {
  if (field.kind === "list") return tracesIn(field.of);
  if (field.kind !== "shape") return [];
  return Object.entries(field.fields).flatMap(([name, part]): [string, string][] =>
    part.kind === "text" && part.trace !== undefined ? [[name, part.trace]] : tracesIn(part),
  );
}

const known = {
  customerInfo: {
    firstName: "Robin",
    email: "robin@example.com",
    phone: "5125550199",
    accountNumber: "123",
    authenticationToken: "a-secret",
    language: "en-US",
  },
  deviceInfo: { esn: "990000012345", vin: "1FTFW1ET0EFA00001", promoCode: "SAVE" },
  account: { closedDevices: [{ radioId: "990000067890", vehicleInfo: { make: "Ford" } }] },
} as const;

describe("maskPersonalData", () => {
  it("leaves of each personal field what the catalogue says, however deep it lies", () => {
    expect(maskPersonalData(known, "masked")).toEqual({
      customerInfo: {
        firstName: "R•••",
        email: "r•••",
        phone: "•••0199",
        accountNumber: "•••",
        authenticationToken: "•••",
        language: "en-US",
      },
      deviceInfo: { esn: "•••2345", vin: "•••0001", promoCode: "SAVE" },
      account: { closedDevices: [{ radioId: "•••7890", vehicleInfo: { make: "Ford" } }] },
    });
  });

  it.each(["robin@example.com", "4242424242424242", "5125550199"])(
    "hides %s where a code belongs, whatever else is told",
    (promoCode) => {
      for (const mode of ["masked", "withheld"] as const)
        expect(maskPersonalData({ deviceInfo: { promoCode } }, mode)).toEqual({
          deviceInfo: { promoCode: "•••" },
        });
    },
  );

  it("knows the personal fields of the catalogue, and no other", () => {
    const catalogued = Object.values(DATA_GROUPS).flatMap((field) => tracesIn(field));
    expect(Object.fromEntries(catalogued)).toEqual(TRACES);
  });

  it("leaves nothing of them where they are withheld, and what it was given as it is", () => {
    expect(maskPersonalData(known, "withheld")).toEqual({
      customerInfo: { language: "en-US" },
      deviceInfo: { promoCode: "SAVE" },
      account: { closedDevices: [{ vehicleInfo: { make: "Ford" } }] },
    });
    expect(known.customerInfo.firstName).toBe("Robin");
  });
});
