import { describe, expect, test } from "vitest";
import { serializeLegacyAddress, serializeLegacyPaymentMethod } from "./serialize-legacy-parts.ts";

const TODAY = Temporal.PlainDate.from("2026-03-10");
const card = (expiryYear: number, expiryMonth: number) => ({
  brand: "visa",
  last4: "4242",
  expiryYear,
  expiryMonth,
  walletKind: null,
});

describe("serializeLegacyPaymentMethod", () => {
  test.each([
    [2028, 2, "active", "2028-02-29", 721],
    [2026, 4, "aboutToExpire", "2026-04-30", 51],
    [2026, 3, "aboutToExpire", "2026-03-31", 21],
    [2026, 2, "expired", "2026-02-28", -10],
  ])(
    "[S3.15] tells of a card of %d-%d that it is %s",
    (year, month, status, expirationDate, daysUntilExpiration) => {
      expect(serializeLegacyPaymentMethod(card(year, month), TODAY)).toEqual({
        type: "creditCard",
        creditCard: {
          last4Digits: "4242",
          type: "visa",
          expirationMonth: month,
          expirationYear: year,
          status,
          expirationDate,
          daysUntilExpiration,
        },
      });
    },
  );

  test("[S3.15] pays by hand without a card", () => {
    expect(serializeLegacyPaymentMethod(undefined, TODAY)).toEqual({ type: "invoice", creditCard: null });
  });
});

test("serializeLegacyAddress leaves out a second line that is not there", () => {
  const address = {
    addressLine1: "1 Main Street",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    country: "US" as const,
  };
  const { zipCode: zip, ...rest } = address;
  expect(serializeLegacyAddress(address)).toEqual({ ...rest, zip });
  expect(serializeLegacyAddress({ ...address, addressLine2: "Unit 2" })).toEqual({
    ...rest,
    zip,
    addressLine2: "Unit 2",
  });
});
