import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "../../../testing/open-test-api.ts";
import { receive } from "../../../testing/read-inbox.ts";
import type { TestVisitor } from "../../../testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function subscriber(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email, PASSWORD);
  await visitor.addBilling("pm_card_visa");
  const quote = await visitor.call("order", "createOrder", { body: { offerId: "us-music-monthly" } });
  const params = { orderId: quote.data.id };
  const headers = { "idempotency-key": "an-order-before-the-end" };
  const confirmed = await visitor.call("order", "completeOrder", { params, body: {} }, { headers });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.problem));
  return visitor;
}

describe("deleteIdentity", () => {
  test("[S7.50] ends subscriptions and sessions, frees the handle, keeps the bills, and says goodbye", async () => {
    const visitor = await subscriber("gone@example.com");
    const preview = await visitor.call("user", "previewDeletion", {});
    expect(preview.data).toEqual({
      subscriptions: [
        {
          subscriptionId: expect.any(String),
          name: expect.any(String),
          endsNow: true,
          paidUntil: "2026-04-10T04:00:00Z",
        },
      ],
      recordsKept: ["invoices", "payments", "consents"],
    });
    const identityId = (await visitor.call("user", "getIdentity", {})).data.identityId;
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(401);

    const again = await api.visitor();
    const body = { handle: "gone@example.com", password: PASSWORD };
    expect((await again.call("user", "authenticatePassword", { body })).status).toBe(401);
    const secondId = await again.register("gone@example.com", PASSWORD);
    expect(secondId).not.toBe(identityId);
    const messages = await receive(api, "gone@example.com", 2);
    expect(messages.map(({ subject }) => subject)).toContain("Your Skywave account was deleted");

    const { rows } = await api.database.queries().execute(
      `select (select count(*)::int from subscriptions where identity_id = '${identityId}' and state = 'cancelled') as ended,
              (select count(*)::int from invoices where identity_id = '${identityId}') as invoices,
              (select count(*)::int from identities where id = '${identityId}' and email is null and phone is null
                 and username is null and password_hash is null) as wiped`,
    );
    expect(rows).toEqual([{ ended: 1, invoices: 1, wiped: 1 }]);
  });

  test("asks for a fresh proof", async () => {
    const visitor = await api.visitor();
    await visitor.register("stays@example.com", PASSWORD);
    api.passTime({ minutes: 5 });
    expect((await visitor.call("user", "deleteIdentity", {})).problem.code).toBe("STEP_UP_REQUIRED");
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(200);
  });
});
