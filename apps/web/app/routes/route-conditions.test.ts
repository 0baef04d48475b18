import { describe, expect, it } from "vitest";
import { valueIn } from "#platform/value-in.ts";
import { readMatrix } from "./route-conditions.ts";

describe("readMatrix", () => {
  it.each([
    ["/subscribe/checkout", "/subscribe/checkout", []],
    ["/subscribe/checkout;proactiveFlag=true", "/subscribe/checkout", ["proactiveflag"]],
    ["/subscribe/checkout;a;B=2", "/subscribe/checkout", ["a", "b"]],
    ["/subscribe;proactiveFlag=true/checkout", "/subscribe/checkout", []],
    ["/", "/", []],
  ])("reads %s", (pathname, path, matrix) => {
    expect(readMatrix(pathname)).toEqual({ path, matrix });
  });
});

describe("valueIn", () => {
  it("finds the first parameter of any of the names, in any case, without spaces around", () => {
    const query = new URLSearchParams("a=1&PromoCode=%20SPRING%20&programcode=X");
    expect(valueIn(query, "promocode", "programcode")).toBe("SPRING");
    expect(valueIn(query, "b")).toBeUndefined();
  });
});
