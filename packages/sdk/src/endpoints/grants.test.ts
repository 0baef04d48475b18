import { endpointTable } from "@skywave/contract";
import { describe, expect, it } from "vitest";
import { grantOf, isIdempotentByKey } from "./grants.ts";

const endpoints = Object.values(endpointTable).flatMap((domain) =>
  Object.values(domain).map((endpoint) => ({ isIdempotentByKey: false, ...endpoint })),
);

describe("grantOf", () => {
  it.each(endpoints)("agrees with the contract on $domain.$name", (endpoint) => {
    expect(grantOf(endpoint.name)).toBe(endpoint.grant);
  });

  it("has no two calls of one name in the contract, so that the name is enough", () => {
    expect(new Set(endpoints.map((endpoint) => endpoint.name)).size).toBe(endpoints.length);
  });

  it("asks most of a call that the contract does not hold", () => {
    expect(grantOf("toString")).toBe("authenticated");
  });
});

describe("isIdempotentByKey", () => {
  it.each(endpoints)("agrees with the contract on $domain.$name", (endpoint) => {
    expect(isIdempotentByKey(endpoint.name)).toBe(endpoint.isIdempotentByKey);
  });
});
