import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi, TEST_SECRET_KEY } from "#testing/open-test-api.ts";
import { shareTestDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createConsentLedger } from "./consent-ledger.ts";
import { createConsentsRepository } from "./consents-repository.ts";

const TERMS = {
  consentType: "OfferAndRenewalTerms",
  countryCode: "US",
  platform: "Web",
  appVersion: "1.0",
  version: "2026-01-15",
  language: "en-US",
} as const;
let api: TestApi;
let said = 0;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const consentsOn = (database: TestApi["database"]) =>
  createConsentLedger({
    repository: createConsentsRepository(database),
    secrets: createSecrets(TEST_SECRET_KEY),
    clock: createClock("UTC"),
  });
const ledgerOf = (subject: string) =>
  readRows(
    api,
    `select topic, is_granted, version, language, country, source, reference, recorded_at from consent_ledger where subject = '${subject}' order by place`,
  );
const identity = (subject: string) => ({ subjectKind: "identity", subject }) as const;
const marketing = (isGranted: boolean) => {
  said += 1;
  return { topic: "MarketingOffers", isGranted, source: "request", reference: `said-${said}` } as const;
};
const buyer = async (email: string) => {
  const visitor = await api.visitor();
  const identityId = await visitor.register(email);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  return { visitor, identityId };
};
const buy = async (visitor: TestVisitor) => {
  const order = await visitor.call("order", "createOrder", { body: { offerId: "us-music-monthly" } });
  const agreement = { version: "2026-01-15", language: "en-US" } as const;
  const input = { params: { orderId: order.data.id }, body: { agreement } };
  const answers = await Promise.all([1, 2, 3].map(() => visitor.call("order", "completeOrder", input)));
  return { orderId: order.data.id, answers };
};

describe("the ledger of consents", () => {
  test("holds what was agreed to in an order, once, with the words that were shown", async () => {
    const { visitor, identityId } = await buyer("agrees-in-order@example.com");
    const { orderId, answers } = await buy(visitor);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ledgerOf(identityId)).toMatchObject([
      {
        topic: "OfferAndRenewalTerms",
        is_granted: "true",
        version: "2026-01-15",
        language: "en-US",
        country: "US",
        source: "order",
        reference: `${orderId}:1`,
      },
    ]);
    const other = await buyer("agrees-too@example.com");
    await buy(other.visitor);
    const texts = await readRows(
      api,
      `select distinct t.text from consent_ledger l join consent_texts t on t.digest = l.text_digest where l.subject in ('${identityId}', '${other.identityId}')`,
    );
    expect(texts).toHaveLength(1);
    expect(texts[0]?.["text"]).toContain("agree");
  });

  test("holds what stood beside the button that switched a plan", async () => {
    const subscriber = await subscribe(api, "ca-music-monthly", { country: "CA" });
    const { visitor, identityId, subscriptionId } = subscriber;
    const planSwitch = { subscriptionId, offerId: "ca-all-access-monthly" };
    const quote = await visitor.call("order", "createOrder", { body: { planSwitch } });
    const agreement = { version: "2026-01-15", language: "fr-CA" } as const;
    const input = { params: { orderId: quote.data.id }, body: { agreement } };
    expect((await visitor.call("order", "completeOrder", input)).status).toBe(200);
    const [switched] = await ledgerOf(identityId);
    expect(switched).toMatchObject({ source: "order", reference: `${quote.data.id}:1`, language: "fr-CA" });
    const [words] = await readRows(
      api,
      `select t.text from consent_ledger l join consent_texts t on t.digest = l.text_digest where l.subject = '${identityId}' and l.language = 'fr-CA'`,
    );
    expect(words?.["text"]).toContain("{plan} se renouvelle");
  });

  test("[S7.55] [S6.08] holds what the account is told: agreements, and the signal of the browser and its end", async () => {
    const visitor = await api.visitor();
    const identityId = await visitor.register("tells-account@example.com");
    await visitor.call("user", "updateAccount", {
      body: { privacyAgreements: [TERMS, { ...TERMS, consentType: "MarketingOffers" }] },
    });
    const opt = (isOptedOut: boolean) =>
      visitor.call("user", "recordPrivacyOptionByIdentityId", {
        params: { identityId },
        body: { isOptedOut, source: "globalPrivacyControl" },
      });
    await Promise.all([opt(true), opt(true), opt(true)]);
    await opt(false);
    expect((await ledgerOf(identityId)).map(({ topic, is_granted: is }) => `${topic} ${is}`)).toEqual([
      "OfferAndRenewalTerms true",
      "MarketingOffers true",
      "PrivacyOptOut true",
      "PrivacyOptOut false",
    ]);
    const { stateNow, mayMarketTo } = consentsOn(api.database);
    expect(await stateNow(identity(identityId))).toEqual({
      OfferAndRenewalTerms: true,
      MarketingOffers: true,
      PrivacyOptOut: false,
    });
    const to = { contact: "tells-account@example.com", identityId, channel: "mail" as const };
    expect(await mayMarketTo(to)).toBe(true);
  });

  test.each([
    "update consent_ledger set is_granted = not is_granted",
    "delete from consent_ledger",
    "truncate consent_ledger",
    "update consent_texts set text = 'other words'",
    "delete from consent_texts",
    "insert into consent_texts (digest, text) select digest, 'x' from consent_texts on conflict (digest) do update set text = 'x'",
  ])("refuses in the database to %s", async (statement) => {
    const count = () =>
      readRows(
        api,
        "select (select count(*) from consent_ledger) as said, (select count(*) from consent_texts) as texts",
      );
    const before = await count();
    const refused = await readRows(api, statement).then(
      () => undefined,
      (error: Error) => error.cause,
    );
    expect(String(refused)).toContain("added only");
    expect(await count()).toEqual(before);
  });

  test("stays when the account goes, for as long as the law asks", async () => {
    const { visitor, identityId } = await buyer("goes@example.com");
    await buy(visitor);
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect(await ledgerOf(identityId)).toHaveLength(1);
  });

  test("has one last word for everybody, whatever two nodes say in between", async () => {
    const second = await shareTestDatabase(api.database);
    const [here, there] = [consentsOn(api.database), consentsOn(second)];
    const nodes = [here, there];
    const subject = identity("idn_interleaved");
    await Promise.all(
      Array.from({ length: 40 }, (_all, turn) =>
        (turn % 2 === 0 ? here : there).record(subject, [marketing(turn % 3 === 0)]),
      ),
    );
    const rows = await ledgerOf(subject.subject);
    expect(rows).toHaveLength(40);
    const last = rows.at(-1)?.["is_granted"] === "true";
    for (const node of nodes) expect(await node.stateNow(subject)).toEqual({ MarketingOffers: last });
    for (const isGranted of [true, false, true, false]) {
      await (isGranted ? here : there).record(subject, [marketing(isGranted)]);
      for (const node of nodes) expect(await node.stateNow(subject)).toEqual({ MarketingOffers: isGranted });
    }
    await second.close();
  });

  test("writes down once what two nodes are told twice", async () => {
    const consents = consentsOn(api.database);
    const once = marketing(true);
    await Promise.all([1, 2, 3, 4].map(() => consents.record(identity("idn_twice"), [once])));
    expect(await ledgerOf("idn_twice")).toHaveLength(1);
  });
});

describe("mayMarketTo", () => {
  test("needs a yes, and ends with a wish to be left alone by the address, with an account or without", async () => {
    const consents = consentsOn(api.database);
    const to = { contact: "Offers@example.com", identityId: "idn_offers", channel: "mail" as const };
    expect(await consents.mayMarketTo(to)).toBe(false);
    await consents.record(identity(to.identityId), [marketing(true)]);
    expect(await consents.mayMarketTo(to)).toBe(true);
    const alone = {
      topic: "DoNotContact",
      isGranted: true,
      source: "request",
      reference: "alone-1",
    } as const;
    await consents.record(consents.contactSubject("offers@example.com "), [alone]);
    expect(await consents.mayMarketTo(to)).toBe(false);
    expect(await consents.mayMarketTo({ contact: to.contact, identityId: undefined, channel: "mail" })).toBe(
      false,
    );
    const rows = await readRows(api, "select subject from consent_ledger where topic = 'DoNotContact'");
    expect(rows[0]?.["subject"]).not.toContain("offers");
  });
});
