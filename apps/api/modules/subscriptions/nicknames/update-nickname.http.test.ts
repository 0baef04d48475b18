import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const name = (visitor: TestVisitor, subscriptionId: string, nickname: string | null) =>
  visitor.call("subscription", "updateNickname", { params: { subscriptionId }, body: { nickname } });
const list = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
const show = async (visitor: TestVisitor, subscriptionId: string) =>
  (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data;

describe("updateNickname", () => {
  test("[S3.12] keeps what an owner calls each of two plans that are alike, and takes a name away again", async () => {
    const { visitor, subscriptionId: first } = await subscribe(api, "us-music-monthly");
    expect((await show(visitor, first)).amongSame).toBeUndefined();
    const lines = [{ offerId: "us-music-monthly", quantity: 2 }];
    const order = await visitor.call("order", "createOrder", { body: { newSubscriptions: { lines } } });
    expect((await confirmOf(visitor, order.data.id)).data.status).toBe("confirmed");
    expect((await list(visitor)).map(({ amongSame }) => amongSame)).toEqual(
      [1, 2, 3].map((place) => ({ place, count: 3 })),
    );
    const ids = (await list(visitor)).map(({ id }) => id);
    expect(ids[0]).toBe(first);

    expect((await name(visitor, ids[1] ?? "", "  Küche 🎧 ")).status).toBe(204);
    expect((await list(visitor)).map(({ nickname }) => nickname)).toEqual([undefined, "Küche 🎧", undefined]);
    expect(await show(visitor, ids[1] ?? "")).toMatchObject({
      nickname: "Küche 🎧",
      amongSame: { place: 2 },
    });

    const body = { subscriptionId: first, cancellationType: "immediate" as const };
    const cancelled = await quoteOf(visitor, { cancelSubscription: body });
    expect((await confirmOf(visitor, cancelled.data.id)).data.status).toBe("confirmed");
    expect((await list(visitor)).map(({ amongSame }) => amongSame?.place)).toEqual([undefined, 1, 2]);

    expect((await name(visitor, ids[1] ?? "", null)).status).toBe(204);
    expect((await list(visitor)).every(({ nickname }) => nickname === undefined)).toBe(true);
  });

  test.each([
    ["nothing", ""],
    ["blanks", "   "],
    ["more than 30 characters", "x".repeat(31)],
    ["two lines", "Kitchen\nCar"],
    ["a sign that turns the others round", "Kitchen\u202Ecar"],
    ["a sign that cannot be seen", "Kit\u200Bchen"],
  ])("refuses %s as a name, and keeps the one before", async (_what, nickname) => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    await name(visitor, subscriptionId, "Kitchen");
    const refused = await name(visitor, subscriptionId, nickname);
    expect([refused.status, refused.problem.code]).toEqual([400, "INVALID_PAYLOAD"]);
    expect((await show(visitor, subscriptionId)).nickname).toBe("Kitchen");
  });

  test("is its owner's alone, and forgotten with the account", async () => {
    const { visitor, subscriptionId, identityId } = await subscribe(api, "us-music-monthly");
    const { visitor: other } = await subscribe(api, "us-music-monthly");
    expect((await name(other, subscriptionId, "Mine")).problem.code).toBe("NOT_FOUND");
    await name(visitor, subscriptionId, "Kitchen");
    await visitor.call("user", "stepUpWithPassword", { body: { password: "a quiet evening on the air" } });
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    const left = `select 1 from subscription_nicknames where identity_id = '${identityId}'`;
    expect(await readRows(api, left)).toEqual([]);
  });
});
