import { describe, expect, test } from "vitest";
import { accountNumberFrom, isAccountNumber, readAccountNumber } from "./account-number.ts";

describe("accountNumberFrom", () => {
  test("has ten digits, the last of which checks the others", () => {
    expect(accountNumberFrom(7)).toBe("0000000075");
    expect(accountNumberFrom(123_456_789)).toBe("1234567897");
  });
});

describe("isAccountNumber", () => {
  test("tells of every wrong digit, and of neighbours that changed places", () => {
    const number = accountNumberFrom(402_913_586);
    expect(isAccountNumber(number)).toBe(true);
    for (let place = 0; place < number.length; place += 1) {
      const digit = Number(number[place]);
      const wrong = number.slice(0, place) + String((digit + 1) % 10) + number.slice(place + 1);
      expect([wrong, isAccountNumber(wrong)]).toEqual([wrong, false]);
    }
    expect(isAccountNumber(`${number[1]}${number[0]}${number.slice(2)}`)).toBe(false);
  });

  test("knows nothing shorter, longer or written in letters", () => {
    for (const text of ["", "123456789", "12345678970", "12345678O7"])
      expect(isAccountNumber(text)).toBe(false);
  });
});

describe("readAccountNumber", () => {
  test("forgives how it is written", () => {
    expect(readAccountNumber(" 12345 678-97 ")).toBe("1234567897");
  });
});
