import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { giveTrial, sayAsMaker, trialOf } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readInbox, receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

let people = 0;
const somebody = async (email = `claimant-${(people += 1)}@example.com`) => {
  const visitor = await api.visitor();
  await visitor.register(email);
  return visitor;
};
type Named = { radioId?: string; vin?: string; magicLinkGrant?: string; oemDriverId?: string };
const claim = (visitor: TestVisitor, body: Named) => visitor.call("user", "b2bTrialClaim", { body });
const codeOf = async (visitor: TestVisitor, body: Named) => (await claim(visitor, body)).problem.code;
const stateOf = async (visitor: TestVisitor, radioId: string) =>
  (await visitor.call("partnerIntegration", "getDetailedState", { query: { deviceId: radioId } })).data;

describe("b2bTrialClaim", () => {
  test("[S2.05] [S4.36] [S7.47] claims by a link, by a radio ID and, for whom it is meant, by a VIN", async () => {
    const [byLink, byRadio] = [await giveTrial(api), await giveTrial(api)];
    const byVin = await giveTrial(api, { email: "first.owner@example.com" });
    const claims = [
      await claim(await somebody(), { magicLinkGrant: byLink.link }),
      await claim(await somebody(), { radioId: ` ${byRadio.radioId.toLowerCase()}` }),
      await claim(await somebody("first.owner@example.com"), { vin: byVin.vin }),
    ];
    expect(claims.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(claims.map(({ data }) => data)).toEqual(
      [byLink, byRadio, byVin].map(({ radioId }) => ({
        subscriptionId: expect.stringMatching(/^sub_/),
        planName: "Polaris",
        radioIdLastFour: radioId.slice(-4),
        trialEndsOn: "2026-05-30",
        days: 90,
        daysLeft: 81,
        oemDriverId: null,
      })),
    );
  });

  test("starts a plan on the radio without a card, for the days that are left, and asks for no payment", async () => {
    const { radioId, link } = await giveTrial(api);
    const visitor = await somebody();
    const { data } = await claim(visitor, { magicLinkGrant: link });
    const listed = await visitor.call("subscription", "listSubscriptions", {});
    expect(listed.data.subscriptions).toMatchObject([
      {
        id: data.subscriptionId,
        state: "active",
        source: { type: "internal" },
        currentPhase: { type: "Free" },
      },
    ]);
    const radios = await visitor.call("subscription", "listRadios", {});
    expect(radios.data.radios).toMatchObject([
      { subscriptionId: data.subscriptionId, radioIdLastFour: radioId.slice(-4) },
    ]);
    expect((await stateOf(visitor, radioId)).lifecycleState).toBe("TRIAL_CLAIMED");
    const sent = `select state from signal_refreshes where radio_id = '${radioId}'`;
    await expect.poll(() => readRows(api, sent)).toHaveLength(1);
  });

  test("gives somebody three vehicles a day, each asked for as often as they like, and leaves the fourth to its owner", async () => {
    const visitor = await somebody();
    const claimAndLeave = async () => {
      const { link } = await giveTrial(api);
      const claimed = await claim(visitor, { magicLinkGrant: link });
      const again = await claim(visitor, { magicLinkGrant: link });
      // Whoever has one gets no other beside it.
      await readRows(
        api,
        `update subscriptions set state = 'cancelled' where id = '${claimed.data.subscriptionId}' returning 1`,
      );
      return [claimed.status, again.status];
    };
    for (let vehicle = 0; vehicle < 3; vehicle += 1) expect(await claimAndLeave()).toEqual([201, 201]);
    const { link } = await giveTrial(api);
    const fourth = await claim(visitor, { magicLinkGrant: link });
    expect([fourth.status, fourth.problem.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(fourth.headers["retry-after"])).toBeLessThanOrEqual(86_400);
    expect((await claim(await somebody(), { magicLinkGrant: link })).status).toBe(201);
  });

  test("[S4.36] answers its owner again with what they have", async () => {
    const { link, radioId } = await giveTrial(api);
    const visitor = await somebody();
    const first = await claim(visitor, { magicLinkGrant: link });
    expect((await claim(visitor, { radioId })).data).toEqual(first.data);
    const kept = await readRows(
      api,
      `select id from radio_subscriptions where radio_id = '${radioId}' and until is null`,
    );
    expect(kept).toHaveLength(1);
  });

  test("[S4.36] [S8.18] says by the link why a vehicle that stands otherwise is not to be had", async () => {
    const stranger = await somebody();
    for (const startsOn of [null, "2026-03-11"]) {
      const waiting = await giveTrial(api, { startsOn });
      expect(await codeOf(stranger, { magicLinkGrant: waiting.link })).toBe("TRIAL_PENDING_ACTIVATION_ERROR");
    }
    const claimed = await giveTrial(api);
    await claim(await somebody(), { magicLinkGrant: claimed.link });
    expect(await codeOf(stranger, { magicLinkGrant: claimed.link })).toBe(
      "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
    );
    const paid = await giveTrial(api);
    await makeListener(api, paid);
    expect(await codeOf(stranger, { magicLinkGrant: paid.link })).toBe(
      "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    );
    const followed = await giveTrial(api);
    const holder = await somebody();
    await claim(holder, { magicLinkGrant: followed.link });
    await holder.addBilling(await api.cards.typeCard("4242424242424242"));
    const deviceId = await tokenOf(holder, followed.radioId);
    const { data: quote } = await quoteOf(holder, { offerId: "us-satellite-monthly", deviceId });
    expect((await confirmOf(holder, quote.id)).data.status).toBe("confirmed");
    expect(await codeOf(stranger, { magicLinkGrant: followed.link })).toBe(
      "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    );
    const over = await giveTrial(api, { days: 9 });
    expect(await codeOf(stranger, { magicLinkGrant: over.link })).toBe("SUBSCRIPTION_PRODUCT_NOT_FOUND");
    expect(await codeOf(stranger, { vin: "9SKTEZT00T1999999" })).toBe("VEHICLE_NOT_FOUND");
    expect(await codeOf(stranger, { radioId: "N0B0DYZ1" })).toBe("DEVICE_NOT_FOUND");
  });

  test("[S8.18] tells whoever reads a number alone the same of a trial that waits for another, a claimed one and a paid plan", async () => {
    const meant = await giveTrial(api, { email: "meant@example.com" });
    const claimed = await giveTrial(api);
    await claim(await somebody(), { magicLinkGrant: claimed.link });
    const paid = await makeRadio(api);
    await makeListener(api, paid);
    const stranger = await somebody();
    for (const { radioId, vin } of [meant, claimed, paid]) {
      expect(await codeOf(stranger, { radioId })).toBe("CLAIMING_WITH_UNAUTHORIZED_USER");
      expect(await codeOf(stranger, { vin })).toBe("DEVICE_INFORMATION_REQUIRED");
    }
  });

  test("takes nobody's word for the address that it is meant for", async () => {
    const { vin } = await giveTrial(api, { email: "victim@example.com" });
    const liar = await api.visitor();
    await liar.signUp("victim@example.com");
    expect(await codeOf(liar, { vin })).toBe("DEVICE_INFORMATION_REQUIRED");
  });

  test("[S6.03] uses the driver that the maker knows where none is named, and takes no other", async () => {
    const driver = "driver-77";
    const known = await giveTrial(api, { oemDriverId: driver });
    const owner = await somebody();
    expect((await claim(owner, { magicLinkGrant: known.link })).data.oemDriverId).toBe(driver);
    expect((await stateOf(owner, known.radioId)).oemDriverId).toBe(driver);
    const named = await giveTrial(api, { oemDriverId: driver });
    const other = { radioId: named.radioId, oemDriverId: "driver-78" };
    expect(await codeOf(await somebody(), other)).toBe("CLAIMING_WITH_UNAUTHORIZED_USER");
    expect((await claim(await somebody(), { ...other, oemDriverId: driver })).status).toBe(201);
    const unknown = await giveTrial(api);
    const { data } = await claim(await somebody(), { magicLinkGrant: unknown.link, oemDriverId: driver });
    expect(data.oemDriverId).toBe(driver);
  });

  test("goes to one of ten who claim at once on two nodes, with one plan and one radio", async () => {
    const { link, radioId } = await giveTrial(api);
    const visitors = await Promise.all(Array.from({ length: 10 }, () => somebody()));
    const node = await api.openNode();
    const answers = await Promise.all(
      visitors.map((visitor, place) =>
        claim(place % 2 === 0 ? visitor : visitor.through(node.app), { magicLinkGrant: link }),
      ),
    );
    await node.close();
    const lost = answers.filter(({ status }) => status !== 201);
    expect(lost.map(({ problem }) => problem.code)).toEqual(
      Array.from({ length: 9 }, () => "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR"),
    );
    const won = answers.find(({ status }) => status === 201)?.data.subscriptionId;
    const heard = await readRows(
      api,
      `select subscription_id from radio_subscriptions where radio_id = '${radioId}' and until is null`,
    );
    expect(heard).toEqual([{ subscription_id: won }]);
    const plans = await readRows(
      api,
      `select s.id from subscriptions s join vehicle_trials t on t.id = s.order_id where t.radio_id = '${radioId}'`,
    );
    expect(plans).toHaveLength(1);
  });

  test("[S8.18] gives one person one trial at a time, of two vehicles claimed at once too", async () => {
    const [one, other] = [await giveTrial(api), await giveTrial(api)];
    const visitor = await somebody();
    const answers = await Promise.all(
      [one, other].map(({ link }) => claim(visitor, { magicLinkGrant: link })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe(
      "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    );
  });

  test("takes over a radio whose earlier plan is over", async () => {
    const radio = await makeRadio(api);
    await makeListener(api, { ...radio, state: "cancelled" });
    const given = await sayAsMaker(api, trialOf(radio));
    expect(given).toMatchObject({ data: { lifecycleState: "TRIAL_NOT_CLAIMED" } });
    expect((await claim(await somebody(), { radioId: radio.radioId })).status).toBe(201);
  });

  test.each([
    {},
    { radioId: "TEZT0001", vin: "9SKTEZT00T1000001" },
    { magicLinkGrant: "x", vin: "9SKTEZT00T1000001" },
    { radioId: "D4A7B2CO" },
  ])("[S8.18] INVALID_PAYLOAD for %j", async (body) => {
    expect(await codeOf(await somebody(), body)).toBe("INVALID_PAYLOAD");
  });

  test("[S8.18] needs somebody who has signed in, whose identity can have a plan", async () => {
    const { link, radioId } = await giveTrial(api);
    expect(await codeOf(await api.visitor(), { radioId })).toBe("FORBIDDEN");
    const visitor = await somebody("elsewhere@example.com");
    await readRows(
      api,
      "update identities set state = 'STREAMING' where email = 'elsewhere@example.com' returning id",
    );
    expect(await codeOf(visitor, { magicLinkGrant: link })).toBe("IDENTITY_NOT_ELIGIBLE_ERROR");
  });

  // This and the next move everybody's time, so they come last.
  test("ends by itself after its days, of which its owner is told a week before, with nothing billed", async () => {
    const { link, radioId } = await giveTrial(api);
    const email = "is-told-of-the-end@example.com";
    const visitor = await somebody(email);
    const { data } = await claim(visitor, { magicLinkGrant: link });
    await moveClock(api, "P73D");
    expect(await readInbox(api, email)).toEqual([]);
    await moveClock(api, "P1D");
    const [told] = await receive(api, email);
    expect(told?.subject).toBe("Your free Polaris trial ends on May 30, 2026, with nothing to pay");
    expect(told?.text).toContain("/subscribe/checkout/purchase/satellite/organic/new");
    await moveClock(api, "P8D");
    expect((await stateOf(visitor, radioId)).lifecycleState).toBe("INACTIVE");
    const { data: over } = await visitor.call("subscription", "listSubscriptions", {});
    expect(over.subscriptions).toMatchObject([{ id: data.subscriptionId, state: "expired" }]);
    const { identityId } = (await visitor.call("user", "getIdentity", {})).data;
    for (const money of ["invoices", "payments"])
      expect(await readRows(api, `select id from ${money} where identity_id = '${identityId}'`)).toEqual([]);
  });

  test("[S4.36] gives all days of a trial on the first day that its maker named, and none before", async () => {
    const { link } = await giveTrial(api, { startsOn: "2026-06-01" });
    const visitor = await somebody();
    expect(await codeOf(visitor, { magicLinkGrant: link })).toBe("TRIAL_PENDING_ACTIVATION_ERROR");
    await moveClock(api, "P1D");
    const { status, data } = await claim(visitor, { magicLinkGrant: link });
    expect(status).toBe(201);
    expect(data).toMatchObject({ days: 90, daysLeft: 90, trialEndsOn: "2026-08-30" });
  });
});
