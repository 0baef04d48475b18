import { endpointTable } from "@skywave/contract";
import { describe, expect, it } from "vitest";
import { grantOf, isIdempotentByKey } from "./grants.ts";

const endpoints = Object.values(endpointTable).flatMap((domain) =>
  Object.values(domain).map((endpoint) => ({ isIdempotentByKey: false, ...endpoint })),
);

describe("grantOf", () => {
  it.each(endpoints)("agrees with the contract on $domain.$name", (endpoint) => {
    expect(grantOf(endpoint.domain, endpoint.name)).toBe(endpoint.grant);
  });

  it("knows nothing of what the contract does not hold", () => {
    expect(grantOf("user", "toString")).toBeUndefined();
    expect(grantOf("constructor", "name")).toBeUndefined();
  });
});

describe("isIdempotentByKey", () => {
  it.each(endpoints)("agrees with the contract on $domain.$name", (endpoint) => {
    expect(isIdempotentByKey(endpoint.name)).toBe(endpoint.isIdempotentByKey);
  });
});
