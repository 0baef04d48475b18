import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
// Each walk is about one person.
beforeEach(async () => {
  await readRows(api, "update subscriptions set next_step_on = null returning id");
  await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { reset: true } });
});

const messagesOf = ({ identityId }: Subscriber) =>
  readRows(
    api,
    `select topic, about, sent_on from advance_messages where identity_id = '${identityId}' order by sent_on`,
  );
const today = async (): Promise<Temporal.PlainDate> => {
  const { now } = (await api.app.inject({ url: "/sandbox/api/clock" })).json();
  return Temporal.Instant.from(now).toZonedDateTimeISO("America/New_York").toPlainDate();
};
const walkTo = async (day: Temporal.PlainDate) =>
  moveClock(api, (await today()).until(day, { largestUnit: "days" }).toString());
/** As it is once somebody else has proved that the address is theirs. */
const takeAddressFrom = ({ identityId }: Subscriber) =>
  readRows(api, `update identities set email = null where id = '${identityId}' returning id`);
const giveAddress = ({ identityId }: Subscriber, email: string) =>
  readRows(api, `update identities set email = '${email}' where id = '${identityId}' returning id`);
const nextStepOf = async ({ subscriptionId }: Subscriber) => {
  const [row] = await readRows(api, `select next_step_on from subscriptions where id = '${subscriptionId}'`);
  return row?.["next_step_on"];
};
const mailsTo = async (email: string) =>
  (await readInbox(api, email)).filter(({ subject }) => subject.includes("renews on"));

describe("an advance message for somebody without an address", () => {
  test("is not written down, and is sent once, within its days, when there is an address", async () => {
    const person = await subscribe(api, "us-all-access-annual", { state: "CA" });
    const renewal = (await today()).add({ years: 1 });
    await takeAddressFrom(person);
    await walkTo(renewal.subtract({ days: 20 }));
    expect(await messagesOf(person)).toEqual([]);
    // One look a day, and no more than that.
    expect(await nextStepOf(person)).toBe(renewal.subtract({ days: 19 }).toString());

    const found = `found.${person.email}`;
    await giveAddress(person, found);
    const sentOn = renewal.subtract({ days: 19 });
    const node = await api.openNode();
    try {
      const payload = { set: `${sentOn.toString()}T15:00:00Z` };
      await Promise.all(
        [api.app, node.app].map((app) => app.inject({ method: "POST", url: "/sandbox/api/clock", payload })),
      );
    } finally {
      await node.close();
    }
    await walkTo(renewal.subtract({ days: 2 }));
    expect(await messagesOf(person)).toEqual([
      { topic: "bill", about: renewal.toString(), sent_on: sentOn.toString() },
    ]);
    await expect.poll(() => mailsTo(found)).toHaveLength(1);
  });

  test("is never sent once its bill has come, which nothing holds up", async () => {
    const person = await subscribe(api, "us-all-access-annual", { state: "CA" });
    const renewal = (await today()).add({ years: 1 });
    await takeAddressFrom(person);
    await walkTo(renewal.add({ days: 1 }));
    const bills = await readRows(
      api,
      `select due_date from invoices where subscription_id = '${person.subscriptionId}' order by due_date`,
    );
    expect(bills.at(-1)).toEqual({ due_date: renewal.toString() });
    await giveAddress(person, person.email);
    await walkTo(renewal.add({ days: 30 }));
    // Only the reminder of the year goes out late: what they have and pay is still true.
    expect((await messagesOf(person)).map(({ topic }) => topic)).toEqual(["reminder"]);
  });

  test("about a card waits for an address, too", async () => {
    const person = await subscribe(api, "us-music-monthly");
    const expiresOn = (await today()).with({ day: 1 }).add({ months: 3 });
    const lastDay = expiresOn.subtract({ days: 1 });
    await readRows(
      api,
      `update payment_methods set expiry_year = ${lastDay.year}, expiry_month = ${lastDay.month} where identity_id = '${person.identityId}' returning id`,
    );
    await takeAddressFrom(person);
    await walkTo(expiresOn.subtract({ days: 10 }));
    expect(await messagesOf(person)).toEqual([]);
    await giveAddress(person, person.email);
    await walkTo(expiresOn.subtract({ days: 9 }));
    await walkTo(expiresOn.subtract({ days: 5 }));
    expect(await messagesOf(person)).toEqual([
      {
        topic: "cardExpiring",
        about: expiresOn.toString(),
        sent_on: expiresOn.subtract({ days: 9 }).toString(),
      },
    ]);
  });
});
