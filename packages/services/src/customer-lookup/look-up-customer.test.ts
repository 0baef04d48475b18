import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { lookUpCustomer, recallCustomer } from "./look-up-customer.ts";

const ADA = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  phone: "5125550147",
  zipCode: "78701",
};
const CUSTOMER = { maskedEmail: "a••@example.com", maskedPhone: "•••-•••-0147" };
const FOUND = { customersFound: 1, customers: [CUSTOMER], token: "lookup-1" };
const NOBODY = { customersFound: 0, customers: [], token: "" };
const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };

describe("lookUpCustomer", () => {
  it("asks with all five details, and tells who was found and by which token they are recalled", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("lookUpCustomer", answered(200, { data: FOUND }));
    expect(await lookUpCustomer(skywave, ADA)).toEqual({ ok: true, customer: CUSTOMER, token: "lookup-1" });
    expect(bodies("lookUpCustomer")).toEqual([ADA]);
  });

  it.each([
    ["nobody fits", answered(200, { data: NOBODY }), { ok: false, code: "NOT_FOUND" }],
    [
      "a detail cannot be read",
      refused({ status: 400, code: "INVALID_PAYLOAD" }),
      { ok: false, code: "INVALID_PAYLOAD" },
    ],
    ["the network is gone", { kind: "lost" } as const, UNREACHABLE],
  ])("tells that %s", async (_what, answer, outcome) => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("lookUpCustomer", answer);
    expect(await run(lookUpCustomer(skywave, ADA))).toEqual(outcome);
  });
});

describe("recallCustomer", () => {
  it("gives the answer back for its token", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("recallCustomerLookup", answered(200, { data: FOUND }));
    expect(await recallCustomer(skywave, "lookup-1")).toEqual({
      ok: true,
      customer: CUSTOMER,
      token: "lookup-1",
    });
    expect(bodies("recallCustomerLookup")).toEqual([{ token: "lookup-1" }]);
  });

  it.each([
    ["it is over", refused({ status: 404, code: "NOT_FOUND" }), { ok: false, code: "NOT_FOUND" }],
    ["the network is gone", { kind: "lost" } as const, UNREACHABLE],
  ])("tells that %s", async (_what, answer, outcome) => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("recallCustomerLookup", answer);
    expect(await run(recallCustomer(skywave, "lookup-1"))).toEqual(outcome);
  });
});
