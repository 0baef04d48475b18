import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeBillingProfile } from "../../testing/make-billing-profile.ts";
import { openSkywave } from "../../testing/open-skywave.ts";
import { loadDetails } from "./load-details.ts";
import { quoteAddress } from "./quote-address.ts";
import { loadNextBill, saveDetails, type SaveDetailsInput } from "./save-details.ts";

const IDENTITY = { identityId: "idn_1", handle: {}, contact: {}, state: "ATLAS", hasPassword: true };
const DETAILS = {
  firstName: " Robin ",
  lastName: "Ferrer",
  addressLine1: "12 Hill Road",
  addressLine2: "",
  city: "Austin",
  state: "TX",
  zipCode: " 78701 ",
};
const INPUT: SaveDetailsInput = {
  details: DETAILS,
  parts: ["name", "address"],
  country: "US",
  billingProfileId: "bp_1",
  idempotencyKey: "one-save",
};

describe("loadDetails", () => {
  it("asks for everything of whoever has no profile yet", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getIdentity", answered(200, IDENTITY));
    platform.server.answer("getDefaultBillingProfile", answered(204));
    const outcome = await loadDetails(skywave, "US");
    expect(outcome).toMatchObject({ ok: true, billingProfileId: undefined });
    expect(outcome.ok && outcome.missing).toHaveLength(7);
  });

  it("asks for the whole address of another country, and for nothing that is good", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const profile = makeBillingProfile();
    platform.server.answer("getIdentity", answered(200, IDENTITY));
    platform.server.answer("getDefaultBillingProfile", answered(200, profile));
    const { country } = profile.serviceAddress;
    expect(await loadDetails(skywave, country)).toMatchObject({ ok: true, missing: [] });
    const other = await loadDetails(skywave, country === "US" ? "CA" : "US");
    expect(other.ok && other.missing).toEqual(["addressLine1", "addressLine2", "city", "state", "zipCode"]);
  });
});

describe("loadDetails, in parts", () => {
  it("knows nothing of whoever has no profile, not even an empty word", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getIdentity", answered(200, IDENTITY));
    platform.server.answer("getDefaultBillingProfile", answered(204));
    const outcome = await loadDetails(skywave, "US");
    const details = outcome.ok ? Object.values(outcome.details) : [];
    expect(details).toEqual(Array.from({ length: 7 }, () => ""));
  });

  it("asks for the whole address again that the post does not know", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const profile = makeBillingProfile();
    const status = { ...profile.status, open: { ...profile.status.open, serviceAddressStatus: "notValid" } };
    platform.server.answer("getIdentity", answered(200, IDENTITY));
    platform.server.answer("getDefaultBillingProfile", answered(200, { ...profile, status }));
    const outcome = await loadDetails(skywave, profile.serviceAddress.country);
    expect(outcome.ok && outcome.missing).toHaveLength(5);
  });

  it.each(["getIdentity", "getDefaultBillingProfile"])("fails when %s fails", async (name) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("getIdentity", answered(200, IDENTITY));
    platform.server.answer("getDefaultBillingProfile", answered(204));
    platform.server.answer(name, refused({ status: 500, code: "SYSTEM" }));
    expect(await run(loadDetails(skywave, "US"))).toMatchObject({ ok: false });
  });
});

describe("saveDetails", () => {
  it("changes the part that was asked for and leaves the other alone", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("updateBillingProfile", answered(200, makeBillingProfile()));
    expect((await saveDetails(skywave, { ...INPUT, parts: ["name"] })).ok).toBe(true);
    expect((await saveDetails(skywave, { ...INPUT, parts: ["address"] })).ok).toBe(true);
    expect(bodies("updateBillingProfile")).toEqual([
      { billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } } },
      {
        serviceAddress: {
          addressLine1: "12 Hill Road",
          city: "Austin",
          state: "TX",
          zipCode: "78701",
          country: "US",
        },
        locale: "en-US",
      },
    ]);
  });

  it("makes a profile where there is none", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("createBillingProfile", answered(201, makeBillingProfile()));
    const outcome = await saveDetails(skywave, { ...INPUT, billingProfileId: undefined });
    expect(outcome.ok).toBe(true);
    const [call] = platform.server.seen("createBillingProfile");
    expect(call?.headers["Idempotency-Key"]).toBe("one-save");
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
      serviceAddress: { zipCode: "78701" },
    });
  });

  it("tells the fields that the server does not take", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const invalidFields = [{ field: "serviceAddress.zipCode", code: "format" }];
    platform.server.answer(
      "updateBillingProfile",
      refused({ status: 400, code: "INVALID_PAYLOAD", invalidFields }),
    );
    const outcome = await saveDetails(skywave, INPUT);
    expect(outcome).toEqual({ ok: false, code: "INVALID_DETAILS", fields: ["zipCode"] });
  });

  it("tells an address in another country", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("updateBillingProfile", refused({ status: 400, code: "COUNTRY_ERROR" }));
    expect(await saveDetails(skywave, INPUT)).toEqual({ ok: false, code: "COUNTRY_ERROR" });
  });
});

describe("a server that fails", () => {
  it("keeps nothing and quotes nothing, and is told as busy", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    for (const name of ["updateBillingProfile", "quoteAddress", "getNextBill"])
      platform.server.answer(name, refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    const busy = { ok: false, code: "RATE_LIMIT_EXCEEDED", isBusy: true };
    expect(await run(saveDetails(skywave, INPUT))).toMatchObject(busy);
    const asked = { details: DETAILS, country: "US", billingProfileId: "bp_1" } as const;
    expect(await run(quoteAddress(skywave, asked))).toMatchObject(busy);
    expect(await run(loadNextBill(skywave))).toMatchObject(busy);
  });
});

describe("loadNextBill", () => {
  it("tells that nothing will be charged", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getNextBill", answered(204));
    expect(await loadNextBill(skywave)).toEqual({ ok: true, nextBill: undefined });
  });
});

describe("quoteAddress", () => {
  const asked = { details: DETAILS, country: "US", billingProfileId: "bp_1" } as const;
  const bill = (amount: number) => ({ date: "2026-04-10", amount, currency: "USD", lines: [] });

  it("tells both bills where the amount changes, and none where it does not or nothing is billed", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const from = "2026-03-11";
    platform.server.answer("quoteAddress", answered(200, { from, before: bill(10), after: bill(11) }));
    expect(await quoteAddress(skywave, asked)).toEqual({
      ok: true,
      changed: { from, before: bill(10), after: bill(11) },
    });
    expect(bodies("quoteAddress")).toMatchObject([{ serviceAddress: { zipCode: "78701", country: "US" } }]);
    platform.server.answer("quoteAddress", answered(200, { from, before: bill(10), after: bill(10) }));
    expect(await quoteAddress(skywave, asked)).toEqual({ ok: true, changed: undefined });
    platform.server.answer("quoteAddress", answered(200, { from }));
    expect(await quoteAddress(skywave, asked)).toEqual({ ok: true, changed: undefined });
  });

  it("tells the fields that the server does not take, and an address in another country", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const invalidFields = [{ field: "serviceAddress.state", code: "unknown" }];
    platform.server.answer("quoteAddress", refused({ status: 400, code: "INVALID_PAYLOAD", invalidFields }));
    expect(await quoteAddress(skywave, asked)).toEqual({
      ok: false,
      code: "INVALID_DETAILS",
      fields: ["state"],
    });
    platform.server.answer("quoteAddress", refused({ status: 400, code: "COUNTRY_ERROR" }));
    expect(await quoteAddress(skywave, asked)).toEqual({ ok: false, code: "COUNTRY_ERROR" });
  });
});
