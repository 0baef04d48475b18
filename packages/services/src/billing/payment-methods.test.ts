import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeBillingProfile } from "../testing/make-billing-profile.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadBillingProfiles } from "./load-billing-profiles.ts";
import { loadPaymentHistory } from "./bills/load-payment-history.ts";
import { removePaymentMethod } from "./remove-payment-method.ts";
import { setDefaultPaymentMethod } from "./set-default-payment-method.ts";
import { updatePaymentMethod } from "./update-payment-method.ts";

const CARD = { billingProfileId: "profile-1", paymentMethodId: "card-1" };

describe("loadBillingProfiles", () => {
  it("[S7.08] gives each profile with its cards", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const profile = makeBillingProfile();
    platform.server.answer("listBillingProfiles", answered(200, { billingProfiles: [profile] }));
    platform.server.answer("listPaymentMethods", answered(200, { paymentMethods: [{ id: "card-1" }] }));
    expect(await loadBillingProfiles(skywave)).toEqual({
      ok: true,
      profiles: [{ profile, paymentMethods: [{ id: "card-1" }] }],
    });
  });
});

describe("updatePaymentMethod", () => {
  it("[S7.11] changes the expiry", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("updatePaymentMethod", answered(200, { id: "card-1" }));
    const expiryDate = { year: 2031, month: 4 };
    const outcome = await updatePaymentMethod(skywave, { ...CARD, expiryDate });
    expect(outcome).toEqual({ ok: true, paymentMethod: { id: "card-1" } });
    expect(bodies("updatePaymentMethod")).toEqual([{ expiryDate }]);
  });

  it("names the fields that are wrong", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const invalidFields = [{ field: "expiryDate", code: "past" }];
    platform.server.answer(
      "updatePaymentMethod",
      refused({ status: 400, code: "INVALID_PAYLOAD", invalidFields }),
    );
    const outcome = await updatePaymentMethod(skywave, CARD);
    expect(outcome).toEqual({ ok: false, code: "INVALID_DETAILS", invalidFields });
  });

  it.each([
    [404, "NOT_FOUND"],
    [402, "CREDIT_CARD_ERROR"],
  ])("tells the refusal %i %s", async (status, code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("updatePaymentMethod", refused({ status, code }));
    expect(await updatePaymentMethod(skywave, CARD)).toMatchObject({ ok: false, code });
  });
});

describe("removePaymentMethod", () => {
  it("[S7.11] forgets a card, also one that is forgotten", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("removePaymentMethod", answered(204));
    expect(await removePaymentMethod(skywave, CARD)).toEqual({ ok: true });
    platform.server.answer("removePaymentMethod", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await removePaymentMethod(skywave, CARD)).toEqual({ ok: true });
  });

  it.each(["LAST_PAYMENT_METHOD", "PAYMENT_IN_PROGRESS"])("tells %s", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("removePaymentMethod", refused({ status: 409, code }));
    expect(await removePaymentMethod(skywave, CARD)).toEqual({ ok: false, code });
  });
});

describe("setDefaultPaymentMethod", () => {
  it("[S7.13] chooses a card", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("setDefaultPaymentMethod", answered(200, { id: "card-1" }));
    const outcome = await setDefaultPaymentMethod(skywave, CARD);
    expect(outcome).toEqual({ ok: true, paymentMethod: { id: "card-1" } });
  });

  it.each([
    [404, "NOT_FOUND", "NOT_FOUND"],
    [402, "CREDIT_CARD_ERROR", "CARD_EXPIRED"],
  ])("tells the refusal %i %s as %s", async (status, code, told) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("setDefaultPaymentMethod", refused({ status, code }));
    expect(await setDefaultPaymentMethod(skywave, CARD)).toEqual({ ok: false, code: told });
  });
});

describe("loadPaymentHistory", () => {
  it("[S7.21] asks for one kind and one card, as far back as is wanted", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listPaymentHistory", answered(200, { items: [], nextToken: "next" }));
    const filter = { entryType: "refund", paymentMethodId: "card-1", months: 3 } as const;
    expect(await loadPaymentHistory(skywave, filter)).toEqual({ ok: true, items: [], hasMore: true });
    const url = platform.server.seen("listPaymentHistory")[0]?.url ?? "";
    for (const part of ["entryType=refund", "paymentMethodId=card-1", "startDateTime=2026-08-22"])
      expect(url).toContain(part);
  });

  it("gives several pages as one list, and asks for none after the last", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer(
      "listPaymentHistory",
      answered(200, { items: [{ id: "payment-2" }], nextToken: "next" }),
      answered(200, { items: [{ id: "payment-1" }] }),
    );
    expect(await loadPaymentHistory(skywave, { pages: 3 })).toMatchObject({
      items: [{ id: "payment-2" }, { id: "payment-1" }],
      hasMore: false,
    });
    const [, second] = platform.server.seen("listPaymentHistory");
    expect(second?.url).toContain("nextToken=next");
  });
});
