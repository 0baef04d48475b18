import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { ADDRESS, makeBillingProfile } from "../testing/make-billing-profile.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { saveBillingDetails, type SaveBillingDetailsInput } from "./save-billing-details.ts";

const INPUT: SaveBillingDetailsInput = {
  firstName: "Ada",
  lastName: "Byron",
  serviceAddress: ADDRESS,
  cardToken: "pm_1",
  idempotencyKey: "key-1",
};
const WITHOUT_CARD: SaveBillingDetailsInput = {
  firstName: "Ada",
  lastName: "Byron",
  serviceAddress: ADDRESS,
  idempotencyKey: "key-1",
};
const DETAILS = {
  billingProfileName: { firstAndLastName: { firstName: "Ada", lastName: "Byron" } },
  serviceAddress: ADDRESS,
  locale: "en-US",
};

function open() {
  const opened = openSkywave("signedIn");
  const { server } = opened.platform;
  const fresh = makeBillingProfile({ id: "profile-2", defaultPaymentMethodId: "card-2" });
  server.answer("getDefaultBillingProfile", answered(200, makeBillingProfile()));
  server.answer("updateBillingProfile", answered(200, makeBillingProfile()));
  server.answer("addPaymentMethod", answered(201, { id: "card-2" }));
  server.answer("createBillingProfile", answered(201, fresh));
  return { ...opened, server };
}

describe("saveBillingDetails", () => {
  it("[S4.46] updates the profile on file and adds the card to it", async () => {
    const { skywave, bodies, server } = open();
    expect(await saveBillingDetails(skywave, INPUT)).toEqual({
      ok: true,
      billingProfileId: "profile-1",
      paymentMethodId: "card-2",
    });
    expect(bodies("updateBillingProfile")).toEqual([DETAILS]);
    expect(bodies("addPaymentMethod")).toEqual([{ stripePaymentMethodId: "pm_1" }]);
    expect(server.seen("addPaymentMethod")[0]?.headers["Idempotency-Key"]).toBe("key-1");
    expect(server.seen("createBillingProfile")).toHaveLength(0);
  });

  it("[S5.12] tells the country in capitals and, of Canada alone, the province with its language", async () => {
    const { skywave, bodies } = open();
    const at = (state: string, country: string): SaveBillingDetailsInput =>
      ({ ...WITHOUT_CARD, serviceAddress: { ...ADDRESS, state, country } }) as SaveBillingDetailsInput;
    await saveBillingDetails(skywave, at("TX", "us"));
    await saveBillingDetails(skywave, at("ON", "ca"));
    await saveBillingDetails(skywave, at("QC", "CA"));
    await saveBillingDetails(skywave, { ...at("QC", "CA"), chosenLocale: "en-CA" });
    const told = bodies("updateBillingProfile") as (typeof DETAILS & { province?: string })[];
    expect(told.map((body) => [body.serviceAddress.country, body.province, body.locale])).toEqual([
      ["US", undefined, "en-US"],
      ["CA", "ON", "en-CA"],
      ["CA", "QC", "fr-CA"],
      ["CA", "QC", "en-CA"],
    ]);
  });

  it("keeps the card on file when none is given", async () => {
    const { skywave, server } = open();
    const outcome = await saveBillingDetails(skywave, WITHOUT_CARD);
    expect(outcome).toEqual({ ok: true, billingProfileId: "profile-1", paymentMethodId: "card-1" });
    expect(server.seen("addPaymentMethod")).toHaveLength(0);
  });

  it("creates a profile with the card where there is none", async () => {
    const { skywave, server, bodies } = open();
    server.answer("getDefaultBillingProfile", answered(204));
    const outcome = await saveBillingDetails(skywave, INPUT);
    expect(outcome).toEqual({ ok: true, billingProfileId: "profile-2", paymentMethodId: "card-2" });
    expect(bodies("createBillingProfile")).toEqual([{ ...DETAILS, stripePaymentMethodId: "pm_1" }]);
  });

  it.each(["updateBillingProfile", "addPaymentMethod"])(
    "[S4.46] creates a profile with the card when %s fails",
    async (name) => {
      const { skywave, server, run } = open();
      server.answer(name, refused({ status: 404, code: "NOT_FOUND" }));
      const outcome = await run(saveBillingDetails(skywave, INPUT));
      expect(outcome).toEqual({ ok: true, billingProfileId: "profile-2", paymentMethodId: "card-2" });
      expect(server.seen("createBillingProfile")[0]?.headers["Idempotency-Key"]).toBe("key-1-profile");
    },
  );

  it.each(["tryAgain", "useAnotherCard", "callBank"])(
    "[S8.20] tells a declined card, and what to do next: %s",
    async (nextMove) => {
      const { skywave, server } = open();
      server.answer(
        "addPaymentMethod",
        refused({ status: 402, code: "CREDIT_CARD_ERROR", details: { nextMove } }),
      );
      const outcome = await saveBillingDetails(skywave, INPUT);
      expect(outcome).toEqual({ ok: false, code: "CREDIT_CARD_ERROR", nextMove });
      expect(server.seen("createBillingProfile")).toHaveLength(0);
    },
  );

  it("advises another card when the next move is none that it knows", async () => {
    const { skywave, server } = open();
    server.answer("addPaymentMethod", refused({ status: 402, code: "CREDIT_CARD_ERROR" }));
    expect(await saveBillingDetails(skywave, INPUT)).toMatchObject({ nextMove: "useAnotherCard" });
  });

  it("tells that too many cards were declined", async () => {
    const { skywave, server } = open();
    server.answer("addPaymentMethod", refused({ status: 429, code: "TOO_MANY_DECLINES" }));
    const outcome = await saveBillingDetails(skywave, INPUT);
    expect(outcome).toEqual({ ok: false, code: "TOO_MANY_DECLINES" });
  });

  it("tells which fields of the address are wrong, without trying a new profile", async () => {
    const { skywave, server } = open();
    const invalidFields = [{ field: "serviceAddress.zipCode", code: "INVALID" }];
    server.answer("updateBillingProfile", refused({ status: 422, code: "INVALID_PAYLOAD", invalidFields }));
    const outcome = await saveBillingDetails(skywave, INPUT);
    expect(outcome).toEqual({ ok: false, code: "INVALID_ADDRESS", invalidFields });
    expect(server.seen("createBillingProfile")).toHaveLength(0);
  });

  it("tells an address of another country", async () => {
    const { skywave, server } = open();
    server.answer("updateBillingProfile", refused({ status: 409, code: "COUNTRY_ERROR" }));
    const outcome = await saveBillingDetails(skywave, INPUT);
    expect(outcome).toEqual({ ok: false, code: "COUNTRY_ERROR" });
  });

  it("does not try a new profile when the network is gone", async () => {
    const { skywave, server, run } = open();
    server.answer("addPaymentMethod", { kind: "lost" });
    const outcome = await run(saveBillingDetails(skywave, INPUT));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
    expect(server.seen("createBillingProfile")).toHaveLength(0);
  });
});
