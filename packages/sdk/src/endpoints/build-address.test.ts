import { describe, expect, it } from "vitest";
import { buildAddress } from "./build-address.ts";

const endpoint = {
  domain: "order",
  name: "getOrder",
  baseUrl: "/api",
  method: "GET",
  path: "/order/v1/orders/{orderId}",
  grant: "authenticated",
  isIdempotentByKey: false,
  timeoutInMilliseconds: 15_000,
  retry: { limit: 0, delayInMilliseconds: 0, backoff: "fixed", isRepeatable: false },
} as const;

describe("buildAddress", () => {
  it("fills the parameters of the path, encoded", () => {
    expect(buildAddress(endpoint, { params: { orderId: "a/b?c" } })).toBe("/api/order/v1/orders/a%2Fb%3Fc");
  });

  it("encodes the query and leaves out what is undefined", () => {
    const query = { locale: undefined, text: "a & b|c", pageSize: 20 };
    const address = buildAddress({ ...endpoint, path: "/x" }, { query });
    expect(address).toBe("/api/x?text=a%20%26%20b%7Cc&pageSize=20");
  });

  it.each([{}, { orderId: "" }])("refuses to call without a parameter: %j", (params) => {
    expect(() => buildAddress(endpoint, { params })).toThrow("getOrder needs orderId");
  });
});
