import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { type ReceivedMessage, readInbox } from "#testing/read-inbox.ts";
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

const messagesOf = ({ identityId }: Pick<Subscriber, "identityId">) =>
  readRows(
    api,
    `select kind, about, sent_on, rule_ids->>0 as rule from advance_messages where identity_id = '${identityId}' order by sent_on`,
  );
const today = async (): Promise<Temporal.PlainDate> => {
  const { now } = (await api.app.inject({ url: "/sandbox/api/clock" })).json();
  return Temporal.Instant.from(now).toZonedDateTimeISO("America/New_York").toPlainDate();
};
const walk = async (advance: string) => {
  const answer = await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance } });
  return answer.json().steps as { on: string; kind: string; who: string; plan: string }[];
};
/** The only mail to somebody with such a subject. */
const mailAbout = (email: string, subject: RegExp): Promise<ReceivedMessage> =>
  vi.waitFor(
    async () => {
      const found = (await readInbox(api, email)).filter((mail) => subject.test(mail.subject));
      const [mail] = found;
      if (mail === undefined || found.length > 1) throw new Error(`${found.length} mails`);
      return mail;
    },
    { timeout: 45_000, interval: 100 },
  );

describe("advance messages of a card's end", () => {
  test("[S4.40] come 30 days before and when it has expired and is still the default, once each", async () => {
    const person = await subscribe(api, "us-music-monthly");
    const expiresOn = (await today()).with({ day: 1 }).add({ months: 4 });
    const lastDay = expiresOn.subtract({ days: 1 });
    await readRows(
      api,
      `update payment_methods set expiry_year = ${lastDay.year}, expiry_month = ${lastDay.month} where identity_id = '${person.identityId}' returning id`,
    );
    const steps = await walk("P4M");
    const told = steps.filter(({ who, kind }) => who === person.email && kind.startsWith("card"));
    expect(told.map(({ on, kind, plan }) => [on, kind, plan])).toEqual([
      [expiresOn.subtract({ days: 30 }).toString(), "cardExpiring", "•••• 4242"],
      [expiresOn.toString(), "cardExpired", "•••• 4242"],
    ]);
    await moveClock(api, "P1M");
    const cards = (await messagesOf(person)).filter(({ kind }) => kind === "cardExpiry");
    expect(cards).toHaveLength(2);
    const mail = await mailAbout(person.email, /^Your card ending in 4242 expires soon$/);
    expect(mail.text).toContain("Add another card before then");
    await mailAbout(person.email, /^Your card ending in 4242 has expired$/);
  });
});

describe("advance messages of what is coming", () => {
  test("tell of the end of a trial and of a promotion, and the clock of the sandbox tells of the mails", async () => {
    const person = await subscribe(api, "us-all-access-trial");
    const started = await today();
    const [trialEnd, promotionEnd] = [started.add({ months: 1 }), started.add({ months: 4 })];
    const steps = await walk("P4M1D");
    const told = steps.filter(({ who, kind }) => who === person.email && kind === "advanceMessage");
    expect(told.map(({ on, plan }) => [on, plan])).toEqual([
      [trialEnd.subtract({ days: 7 }).toString(), "Horizon"],
      [promotionEnd.subtract({ days: 14 }).toString(), "Horizon"],
    ]);
    const trialMail = await mailAbout(person.email, /free Horizon trial ends on April 10, 2026/);
    for (const words of [
      "From April 10, 2026 it costs $5.30 a month, tax included.",
      "Horizon: $4.59",
      "Music royalty fee (charged by us): $0.40",
      "Texas sales tax: $0.31",
      "Total: $5.30",
      "If you do nothing, this bill is due on April 10, 2026",
      "If you cancel before April 10, 2026, you won’t be charged for this bill.",
      `/account/plan/${person.subscriptionId}`,
    ])
      expect(trialMail.text).toContain(words);
    expect(trialMail.html).toContain("Texas sales tax");
    const promotionMail = await mailAbout(person.email, /Horizon price changes on July 10, 2026/);
    expect(promotionMail.text).toContain(
      "Until then, each bill for your Horizon plan is $5.30. From July 10, 2026 it’s $12.74 a month",
    );
  });

  test.each([
    { place: "California", state: "CA", country: "US", days: 30, rule: "notice-renewal-us-ca" },
    { place: "New York", state: "NY", country: "US", days: 30, rule: "notice-renewal-us-ny" },
    { place: "Minnesota", state: "MN", country: "US", days: 14, rule: "notice-renewal" },
    { place: "British Columbia", state: "BC", country: "CA", days: 45, rule: "notice-renewal-ca-bc" },
  ] as const)(
    "tell in $place $days days before that a year renews, once on two nodes",
    async ({ state, country, days, rule }) => {
      const person = await subscribe(api, `${country.toLowerCase()}-all-access-annual`, { country, state });
      const renewal = (await today()).add({ years: 1 });
      const [sentOn, before] = [renewal.subtract({ days }), renewal.subtract({ days: days + 1 })];
      const span = (await today()).until(before, { largestUnit: "days" });
      await moveClock(api, span.toString());
      expect(await messagesOf(person)).toEqual([]);
      const node = await api.openNode();
      try {
        await Promise.all(
          [api.app, node.app].map((app) =>
            app.inject({
              method: "POST",
              url: "/sandbox/api/clock",
              payload: { set: `${sentOn.toString()}T15:00:00Z` },
            }),
          ),
        );
      } finally {
        await node.close();
      }
      await moveClock(api, "P10D");
      expect(await messagesOf(person)).toEqual([
        { kind: "renewal", about: renewal.toString(), sent_on: sentOn.toString(), rule },
      ]);
      await mailAbout(person.email, /Horizon plan renews on/);
    },
  );

  test("tell in Quebec of the end of a promotion in French, each tax on its line", async () => {
    const person = await subscribe(api, "ca-all-access-trial", { country: "CA", state: "QC" });
    await readRows(
      api,
      `update identities set language = 'fr-CA' where id = '${person.identityId}' returning id`,
    );
    await moveClock(api, "P4M");
    const mail = await mailAbout(person.email, /^Le prix de votre forfait Horizon change le /);
    expect(mail.locale).toBe("fr-CA");
    const text = mail.text.replaceAll("\u00a0", " ");
    expect(text).toContain("Votre promotion prend fin le ");
    for (const line of ["TPS : 0,70 $", "TVQ : 1,40 $", "s’élève à 16,09 $ par mois, taxes comprises"])
      expect(text).toContain(line);
    expect(mail.html).toContain('lang="fr-CA"');
  });

  test("are silent after a cancellation, and come once it is taken back", async () => {
    const person = await subscribe(api, "us-all-access-annual", { state: "CA" });
    const { visitor, subscriptionId } = person;
    const renewal = (await today()).add({ years: 1 });
    const change = async (body: object) => {
      const quote = await visitor.call("order", "createOrder", { body });
      await visitor.call("order", "completeOrder", { params: { orderId: quote.data.id }, body: {} });
    };
    await change({ cancelSubscription: { subscriptionId } });
    await moveClock(api, "P11M15D");
    expect(await messagesOf(person)).toEqual([]);
    await change({ revokeSubscriptionCancellation: { subscriptionId } });
    await moveClock(api, "PT1M");
    expect(await messagesOf(person)).toMatchObject([{ kind: "renewal", about: renewal.toString() }]);
  });

  test("tell once, without a card, of free time that ends by itself, and how to go on", async () => {
    const visitor = await api.visitor();
    const email = "free-end@example.com";
    const identityId = await visitor.register(email);
    await visitor.addBilling(undefined);
    const quote = await quoteOf(visitor, { offerId: "us-all-access-trial", trialOnly: true });
    const { data } = await confirmOf(visitor, quote.data.id);
    const end = (await today()).add({ months: 1 });
    const steps = await walk("P2M");
    const told = steps.filter(({ who, kind }) => who === email && kind === "advanceMessage");
    expect(told.map(({ on }) => on)).toEqual([end.subtract({ days: 7 }).toString()]);
    expect(await messagesOf({ identityId })).toMatchObject([
      { kind: "freeEnd", about: end.toString(), rule: "notice-free-end" },
    ]);
    const said = end.toLocaleString("en-US", { dateStyle: "long" });
    const mail = await mailAbout(email, /^Your free Horizon trial ends on .*, with nothing to pay$/);
    for (const words of [
      `ends automatically on ${said}. You won’t be charged, and there’s nothing you need to do.`,
      "Choose your next plan",
      `/account/plan/${data.newSubscription?.subscriptionId ?? "none"}`,
    ])
      expect(mail.text).toContain(words);
    expect(mail.text).not.toContain("$");
    await mailAbout(email, /^Your Horizon plan has ended$/);
  });

  test("say nothing of the end of free time that was cancelled", async () => {
    const visitor = await api.visitor();
    const identityId = await visitor.register("free-cancelled@example.com");
    await visitor.addBilling(undefined);
    const quote = await quoteOf(visitor, { offerId: "us-all-access-trial", trialOnly: true });
    const { data } = await confirmOf(visitor, quote.data.id);
    const subscriptionId = data.newSubscription?.subscriptionId ?? "";
    const ending = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    expect((await confirmOf(visitor, ending.data.id)).data.status).toBe("confirmed");
    await moveClock(api, "P2M");
    expect(await messagesOf({ identityId })).toEqual([]);
  });

  test("make up for weeks without a running job, but never tell of a bill that has come", async () => {
    const person = await subscribe(api, "us-all-access-trial");
    const started = await today();
    const back = started.add({ months: 3, days: 25 });
    api.passTime({ days: started.until(back, { largestUnit: "days" }).days });
    await moveClock(api, "PT1S");
    expect(await messagesOf(person)).toMatchObject([
      { kind: "promotionEnd", about: started.add({ months: 4 }).toString(), sent_on: back.toString() },
    ]);
  });

  test("remind once a year whoever pays by the month", async () => {
    const person = await subscribe(api, "us-music-monthly", { state: "MN" });
    const reminder = (await today()).add({ years: 1 }).subtract({ days: 15 });
    await moveClock(api, "P13M");
    expect(await messagesOf(person)).toMatchObject([
      { kind: "yearlyReminder", sent_on: reminder.toString(), rule: "notice-yearly-us-mn" },
    ]);
  });
});
