import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { WAITING_PLANS } from "./waiting-plans.ts";

const ATTRIBUTES = {
  browser: { app: "web-commerce", appVersion: "1.0", browser: "t", browserVersion: "1", userAgent: "t" },
} as const;

describe("What comes from elsewhere", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ STRIPE_PUBLISHABLE_KEY: "pk_test_unit" });
    await api.app.seedPersonas();
  });
  afterAll(() => api.close());
  const post = (path: string, payload: object) =>
    api.app.inject({ method: "POST", url: `/sandbox/api/${path}`, payload });

  test("[S7.38] is a legacy sign-in of a persona, which becomes a session", async () => {
    const visitor = await api.visitor();
    const issued = await post("legacy-tokens", { email: "Sam@skywave.example" });
    const { sxmData } = issued.json();
    const started = await visitor.call(
      "user",
      "migrateSession",
      { body: { sxmData } },
      { bearer: visitor.deviceGrant },
    );
    expect(started.data.sessionType).toBe("authenticated");
    const unknown = await post("legacy-tokens", { email: "nobody@skywave.example" });
    expect(unknown.json().code).toBe("INVALID_PAYLOAD");
  });

  test("[S4.16] is a device grant of version 1, which becomes one of version 2", async () => {
    const visitor = await api.visitor();
    const { deviceId, grant, grantVersion } = (await post("legacy-device-grants", {})).json();
    const body = { grant, grantVersion, deviceAttributes: ATTRIBUTES };
    const migrated = await visitor.call("user", "migrateDeviceGrant", { body });
    expect(migrated.data).toMatchObject({ deviceId, grantVersion: "v2" });
  });

  test("is a gift card that was sold for the amount asked for", async () => {
    const visitor = await api.visitor();
    await visitor.register("gifted@example.com");
    const { number } = (await post("gift-cards", { country: "US", amountInCents: 1250 })).json();
    const body = { type: "cardIdentifier" as const, number };
    const shown = await visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body });
    expect(shown.data).toMatchObject({ actualBalance: 12.5, cardType: "digital" });
    expect((await post("gift-cards", { country: "US", amountInCents: 0 })).statusCode).toBe(400);
  });

  test("is a link to move a plan that its owner pays for, which is bought for a new car where there is none", async () => {
    const follow = async (purpose: string) =>
      (await api.app.inject({ url: `/sandbox/api/targeted-links/${purpose}?email=ray%40skywave.example` }))
        .headers["location"] ?? "";
    const billed = () =>
      readRows(
        api,
        `select id from subscriptions where source = 'stripe'
         and identity_id in (select id from identities where email = 'ray@skywave.example')`,
      );
    expect(await billed()).toEqual([]);
    const [first, second] = [await follow("transfer"), await follow("transfer")];
    expect(first).toMatch(/^\/transfer\/targeted\?token=.{43}$/);
    expect(second).not.toBe(first);
    const [plan, ...others] = await billed();
    expect(others).toEqual([]);
    const linked = `select id from radio_subscriptions where until is null and subscription_id = '${plan?.["id"]}'`;
    expect(await readRows(api, linked)).toHaveLength(1);
  });

  test("[S4.28] is a waiting plan for each case of sign-and-link, again and again", async () => {
    const visitor = await api.visitor();
    for (const { status } of [...WAITING_PLANS, ...WAITING_PLANS]) {
      const { magicLinkGrant } = (await post("waiting-plans", { status })).json();
      const found = await visitor.call("user", "checkSalStatus", { params: { magicLinkGrant } });
      expect(found.data.status).toBe(status);
    }
    expect((await post("waiting-plans", { status: "LOST" })).json().code).toBe("INVALID_PAYLOAD");
  });

  test.each([
    ["a card that the bank says no to", { card: "4000000000000341" }, "CREDIT_CARD_ERROR"],
    ["an offer that nobody sells", { offerId: "us-no-such-plan" }, "INVALID_OFFER_DATA"],
  ])("is no past that nobody could have: %s", async (_what, changed, code) => {
    const visitor = await api.visitor();
    const email = `${code.toLowerCase().replaceAll("_", "-")}@example.com`;
    await visitor.register(email);
    const past = { email, offerId: "us-all-access-monthly", ago: "P10D", place: "TX", ...changed };
    expect((await post("past-plans", past)).json().code).toBe(code);
  });

  test("is a past with bills, each of its own day, and one that is not paid", async () => {
    const visitor = await api.visitor();
    await visitor.register("past@example.com");
    const lived = await post("past-plans", {
      email: "past@example.com",
      offerId: "us-all-access-trial",
      ago: "P2M3D",
      place: "TX",
      card: "4000000770000018",
    });
    expect(lived.statusCode).toBe(204);
    const { data: due } = await visitor.call("billing", "getBalanceDue", {});
    const span = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z" };
    const { data } = await visitor.call("billing", "listInvoices", { query: span });
    const days = data.invoices.map(({ dueDate }) => dueDate);
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
    expect(days.length).toBeGreaterThan(1);
    expect(due.invoices.map(({ amountDue }) => amountDue)).toEqual([due.amount]);
    expect((await post("past-plans", { email: "past@example.com", ago: "P3Y" })).json().code).toBe(
      "INVALID_PAYLOAD",
    );
  });
});
