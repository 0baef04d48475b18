import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

const NO_FUNDS_LATER = "4000000770000018";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Everything about bills that was handed to the mail, which is so or not with the bill itself. */
async function messagesTo({ email }: Subscriber): Promise<string[]> {
  const rows = await readRows(
    api,
    `select data->'content'->>'event' as event from pgboss.job where name = 'send-message' and data->>'to' = '${email}' and data->'content'->>'template' = 'subscription-message'`,
  );
  return rows.map(({ event }) => event ?? "");
}

const billsOf = ({ subscriptionId }: Subscriber) =>
  readRows(api, `select id from invoices where subscription_id = '${subscriptionId}'`);

async function choose({ visitor }: Subscriber, isEBill: boolean) {
  const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
  const params = { billingProfileId: profile.data?.id ?? "" };
  return visitor.call("billing", "updateBillingProfile", { params, body: { isEBill } });
}

describe("e-bill", () => {
  test("[S1.03] mails each bill until it is switched off, and again once it is on", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const before = await subscriber.visitor.call("billing", "getDefaultBillingProfile", {});
    expect(before.data?.isEBill).toBe(true);
    await moveClock(api, "P32D");
    expect(await messagesTo(subscriber)).toEqual(["receipt"]);

    const off = await choose(subscriber, false);
    expect([off.status, off.data]).toEqual([200, { ...before.data, isEBill: false }]);
    await moveClock(api, "P31D");
    expect(await billsOf(subscriber)).toHaveLength(3);
    expect(await messagesTo(subscriber)).toEqual(["receipt"]);

    expect((await choose(subscriber, true)).data.isEBill).toBe(true);
    await moveClock(api, "P31D");
    expect(await billsOf(subscriber)).toHaveLength(4);
    expect(await messagesTo(subscriber)).toEqual(["receipt", "receipt"]);
  });

  test("tells of a card that did not pay also where bills are not mailed", async () => {
    const subscriber = await subscribe(api, "us-music-monthly", { card: NO_FUNDS_LATER });
    await choose(subscriber, false);
    await moveClock(api, "P33D");
    expect(await messagesTo(subscriber)).toContain("payment-declined");
  });
});
