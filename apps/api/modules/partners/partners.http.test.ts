import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PROMO_CODES } from "#modules/offers/index.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const OFFER = "us-horizon-with-podcasts";

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
  const { offers } = api.app.modules;
  const plain = await offers.findNewest("us-all-access-monthly");
  if (plain === undefined) throw new Error("the catalogue has no monthly offer");
  const podcasts = { id: "partner-podwave", name: "Podwave", productType: "partner" as const };
  await offers.addMissing(
    [{ ...plain, id: OFFER, products: [...plain.products, podcasts] }],
    [...PROMO_CODES],
  );
});
afterEach(() => api.partners.order());
afterAll(() => api.close());

async function subscriber() {
  const visitor = await api.visitor();
  people += 1;
  const email = `partnered${people}@example.com`;
  const identityId = await visitor.register(email);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  const order = await visitor.call("order", "createOrder", { body: { offerId: OFFER } });
  await visitor.call("order", "completeOrder", { params: { orderId: order.data.id }, body: {} });
  return { visitor, identityId, email };
}

async function entitlementsOf(visitor: TestVisitor, query: object = {}) {
  return (await visitor.call("partner", "listEntitlements", { query })).data.entitlements;
}

async function pendingOf(visitor: TestVisitor): Promise<string> {
  const [entitlement] = await entitlementsOf(visitor);
  return entitlement?.id ?? "";
}

const activate = (visitor: TestVisitor, partnerEntitlementId: string) =>
  visitor.call("partner", "activateEntitlement", { params: { partnerEntitlementId } });

describe("partner entitlements", () => {
  test("[S7.03] [S3.37] come with a plan, and are listed by subscription and by status", async () => {
    const { visitor } = await subscriber();
    const [entitlement] = await entitlementsOf(visitor);
    expect(entitlement).toMatchObject({ productId: "partner-podwave", status: "pending" });
    const subscriptionId = entitlement?.subscriptionId ?? "";
    expect(await entitlementsOf(visitor, { subscriptionId, status: "pending" })).toHaveLength(1);
    expect(await entitlementsOf(visitor, { subscriptionId: "sub_other" })).toEqual([]);
    expect(await entitlementsOf(visitor, { status: "activated" })).toEqual([]);
  });

  test("[S7.02] [S4.47] are redeemed once: the same page within ten minutes, none afterwards", async () => {
    const { visitor, email } = await subscriber();
    const id = await pendingOf(visitor);
    const before = api.partners.counts();
    const first = await activate(visitor, id);
    expect(first.data.signupUrl).toMatch(/^https:\/\/join\.podwave\.example\/start\?ticket=/);
    expect((await activate(visitor, id)).data.signupUrl).toBe(first.data.signupUrl);
    expect(await entitlementsOf(visitor)).toMatchObject([{ status: "activated" }]);
    expect(api.partners.counts()).toEqual({
      calls: before.calls + 1,
      redemptions: before.redemptions + 1,
    });
    api.passTime({ minutes: 11 });
    const later = await api.visitor();
    await later.signIn(email);
    expect((await activate(later, id)).problem).toMatchObject({ status: 409, code: "ALREADY_REDEEMED" });
  });

  test("are redeemed once where the partner answers too late", async () => {
    const { visitor } = await subscriber();
    const id = await pendingOf(visitor);
    const { redemptions } = api.partners.counts();
    api.partners.order("timesOutAfterRedeeming");
    expect((await activate(visitor, id)).problem.code).toBe("SERVICE_UNAVAILABLE");
    expect(await entitlementsOf(visitor)).toMatchObject([{ status: "pending" }]);
    api.partners.order();
    expect((await activate(visitor, id)).status).toBe(200);
    expect(api.partners.counts().redemptions).toBe(redemptions + 1);
  });

  test("give one page to ten tabs at the same moment", async () => {
    const { visitor } = await subscriber();
    const id = await pendingOf(visitor);
    const { redemptions } = api.partners.counts();
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(visitor, id)));
    expect(new Set(answers.map(({ data }) => data.signupUrl)).size).toBe(1);
    expect(api.partners.counts().redemptions).toBe(redemptions + 1);
  });

  test.each(["strangeHost", "plainHttp"] as const)("never lead anywhere else: %s", async (fault) => {
    const { visitor } = await subscriber();
    const id = await pendingOf(visitor);
    api.partners.order(fault);
    const refused = await activate(visitor, id);
    expect(refused.problem.code).toBe("SERVICE_UNAVAILABLE");
    expect(JSON.stringify(refused.problem)).not.toContain("podwave");
  });

  test("leave a partner alone for half a minute that failed five times", async () => {
    const { visitor } = await subscriber();
    const id = await pendingOf(visitor);
    // One that goes well, so that the failures of before are forgotten.
    const other = await subscriber();
    expect((await activate(other.visitor, await pendingOf(other.visitor))).status).toBe(200);
    const { calls } = api.partners.counts();
    api.partners.order("down");
    for (let n = 0; n < 7; n += 1) expect((await activate(visitor, id)).status).toBe(503);
    expect(api.partners.counts().calls).toBe(calls + 5);
    api.partners.order();
    expect((await activate(visitor, id)).headers["retry-after"]).toBe("30");
    api.passTime({ seconds: 31 });
    expect((await activate(visitor, id)).status).toBe(200);
  });

  test("[S3.37] are revoked with their plan, listed so, and redeemed no more", async () => {
    const { visitor } = await subscriber();
    const [entitlement] = await entitlementsOf(visitor);
    const { id = "", subscriptionId = "" } = entitlement ?? {};
    const { data: order } = await visitor.call("order", "createOrder", {
      body: { cancelSubscription: { subscriptionId, cancellationType: "immediate" } },
    });
    await visitor.call("order", "completeOrder", { params: { orderId: order.id }, body: {} });
    expect(await entitlementsOf(visitor, { status: "revoked" })).toMatchObject([{ id, status: "revoked" }]);
    expect(await entitlementsOf(visitor, { status: "pending" })).toEqual([]);
    expect((await activate(visitor, id)).status).toBe(404);
  });

  test("are nobody else's", async () => {
    const { visitor } = await subscriber();
    const stranger = await subscriber();
    expect((await activate(stranger.visitor, await pendingOf(visitor))).status).toBe(404);
  });
});

describe("stores", () => {
  const sale = (identityId: string | null, deviceId: string | null) => ({
    store: "apple" as const,
    identityId,
    deviceId,
    reference: `apple-${people}`,
    offerId: "us-music-monthly",
    state: "active" as const,
    startedAt: Temporal.Instant.from("2026-02-01T12:00:00Z"),
    endedAt: null,
  });
  const plansOf = async (visitor: TestVisitor) =>
    (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions.map(
      ({ id, source, state }) => ({ id, source, state }),
    );
  const member = async () => {
    const visitor = await api.visitor();
    people += 1;
    return { visitor, identityId: await visitor.register(`store${people}@example.com`) };
  };

  test("[S7.28] [S3.27] bring their plans along, with who bills and the name they have there", async () => {
    const { visitor, identityId } = await member();
    const sold = sale(identityId, null);
    api.stores.sell(sold);
    const params = { syncTarget: "apple" as const };
    const synced = await visitor.call("activation", "syncPurchases", { params });
    const [plan] = await plansOf(visitor);
    expect(synced.data.subscriptionIds).toEqual([plan?.id]);
    expect(plan).toMatchObject({
      state: "active",
      source: { type: "apple", externalReference: sold.reference },
    });
    expect((await visitor.call("billing", "getNextBill", {})).status).toBe(204);
    api.stores.change(sold.reference, {
      state: "expired",
      endedAt: Temporal.Instant.from("2026-03-01T12:00:00Z"),
    });
    expect((await visitor.call("activation", "syncPurchases", { params })).data.subscriptionIds).toEqual([]);
    expect(await plansOf(visitor)).toMatchObject([{ state: "expired" }]);
  });

  test("[S7.27] give back what was bought on this device before anybody had signed in, once", async () => {
    const { visitor } = await member();
    api.stores.sell(sale(null, visitor.deviceId));
    const params = { restoreTarget: "apple" as const };
    expect(
      (await visitor.call("activation", "restorePurchases", { params })).data.subscriptionIds,
    ).toHaveLength(1);
    const other = await member();
    const refused = await other.visitor.call("activation", "restorePurchases", { params });
    expect(refused.problem).toMatchObject({ status: 404, notFoundResourceType: "purchase" });
    expect(await plansOf(other.visitor)).toEqual([]);
  });

  test.each(["google", "apple", "amazon", "roku"] as const)(
    "[S7.27] give back what was bought in %s, and not what another store sold",
    async (store) => {
      const { visitor } = await member();
      const others = (["google", "apple", "amazon", "roku"] as const).filter((other) => other !== store);
      api.stores.sell({ ...sale(null, visitor.deviceId), store });
      const restore = (restoreTarget: typeof store) =>
        visitor.call("activation", "restorePurchases", { params: { restoreTarget } });
      for (const other of others) expect((await restore(other)).status).toBe(404);
      expect((await restore(store)).data.subscriptionIds).toHaveLength(1);
      expect(await plansOf(visitor)).toMatchObject([{ state: "active", source: { type: store } }]);
    },
  );

  test("[S7.28] are told apart where two of them gave one number to their sales", async () => {
    const [first, second] = [await member(), await member()];
    const sold = { ...sale(first.identityId, null), reference: "sold-twice" };
    api.stores.sell(sold);
    await first.visitor.call("activation", "syncPurchases", { params: { syncTarget: "apple" } });
    api.stores.sell({ ...sold, store: "google", identityId: second.identityId });
    const params = { syncTarget: "google" as const };
    const { data } = await second.visitor.call("activation", "syncPurchases", { params });
    expect(await plansOf(second.visitor)).toMatchObject([{ id: data.subscriptionIds[0], state: "active" }]);
    expect(await plansOf(first.visitor)).toMatchObject([{ source: { type: "apple" } }]);
  });

  test("[S7.28] are told apart, and one that does not answer changes nothing", async () => {
    const { visitor, identityId } = await member();
    api.stores.sell(sale(identityId, null));
    const sync = (syncTarget: "apple" | "google" | "amazon" | "roku") =>
      visitor.call("activation", "syncPurchases", { params: { syncTarget } });
    for (const store of ["google", "amazon", "roku"] as const)
      expect((await sync(store)).data.subscriptionIds).toEqual([]);
    api.stores.setDown(true);
    expect((await sync("apple")).problem.code).toBe("SERVICE_UNAVAILABLE");
    expect(await plansOf(visitor)).toEqual([]);
    api.stores.setDown(false);
  });
});

describe("grantPartnerAccess", () => {
  const ask = (visitor: TestVisitor) =>
    visitor.call("activation", "grantPartnerAccess", {}, { bearer: visitor.deviceGrant });

  test("[S7.26] lets a device in until the partner's time is over, and no other", async () => {
    const visitor = await api.visitor();
    expect((await ask(visitor)).data).toEqual({ granted: false, until: null });
    api.partners.payFor(visitor.deviceId, Temporal.Instant.from("2026-06-10T15:00:00Z"));
    expect((await ask(visitor)).data).toEqual({ granted: true, until: "2026-06-10T15:00:00Z" });
    api.partners.order("down");
    expect((await ask(visitor)).data.granted).toBe(true);
    const other = await api.visitor();
    expect((await ask(other)).problem.code).toBe("SERVICE_UNAVAILABLE");
  });

  test("[S7.26] asks for a device grant", async () => {
    const visitor = await api.visitor();
    const refused = await visitor.call(
      "activation",
      "grantPartnerAccess",
      {},
      { bearer: visitor.accessToken },
    );
    expect(refused.status).toBe(401);
  });
});
