import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const VIREO = { year: 2024, make: "Solano", model: "Vireo" };
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const claimed = async (email: string, changes: Parameters<typeof giveTrial>[1] = {}) => {
  const trial = await giveTrial(api, changes);
  const visitor = await api.visitor();
  const identityId = await visitor.register(email);
  const { data } = await visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: trial.link } });
  return { ...trial, visitor, identityId, subscriptionId: data.subscriptionId };
};
const stateBy = (visitor: TestVisitor, locator: "radioId" | "vin" | "subscriptionId", number: string) =>
  visitor.call("partnerIntegration", "getState", { params: { locator, number } });
const handoff = (visitor: TestVisitor, magicLinkGrant: string) =>
  visitor.call("partnerIntegration", "getHandoffState", { params: { magicLinkGrant } });
const accept = (visitor: TestVisitor, body: { magicLinkGrant: string; version: string }) =>
  visitor.call("partnerIntegration", "acceptTermsAndConditions", { body: { ...body, language: "en-US" } });

describe("getDetailedState", () => {
  test("[S7.59] [S3.25] tells owners all of their vehicle, by the device however it is typed and by the subscription", async () => {
    const { visitor, radioId, vin, subscriptionId } = await claimed("owner@example.com", {
      oemDriverId: "driver-1",
    });
    const answers = await Promise.all(
      [{ deviceId: radioId }, { deviceId: ` ${radioId.toLowerCase()} ` }, { subscriptionId }].map((query) =>
        visitor.call("partnerIntegration", "getDetailedState", { query }),
      ),
    );
    const all = {
      deviceId: radioId,
      radioId,
      oemDriverId: "driver-1",
      lifecycleState: "TRIAL_CLAIMED",
      vehicleState: { ...VIREO, vin },
      deviceSource: "ATLAS",
      billingSystem: "ATLAS",
    };
    expect(answers.map(({ data }) => data)).toEqual([all, all, all]);
  });

  test("[S3.25] says SMS of what the legacy system knows and bills", async () => {
    const radio = await makeRadio(api);
    const { visitor, subscriptionId } = await makeListener(api, radio);
    await readRows(
      api,
      `update subscriptions set source = 'sms' where id = '${subscriptionId}' returning id`,
    );
    const query = { subscriptionId };
    const { data } = await visitor.call("partnerIntegration", "getDetailedState", { query });
    expect(data).toMatchObject({ deviceSource: "SMS", billingSystem: "SMS", lifecycleState: "SELF_PAY" });
  });

  test("[S4.35] tells each state that a vehicle can be in, and finds none where there is no vehicle", async () => {
    const stateOf = async (visitor: TestVisitor, deviceId: string) => {
      const query = { deviceId };
      const { data, problem } = await visitor.call("partnerIntegration", "getDetailedState", { query });
      return data.lifecycleState ?? problem.code;
    };
    const waitingState = async (startsOn: string | null) => {
      const { radioId } = await giveTrial(api, { startsOn });
      return (await stateBy(await api.visitor(), "radioId", radioId)).data.lifecycleState;
    };
    expect(await waitingState(null)).toBe("TRIAL_ELIGIBLE");
    expect(await waitingState("2026-03-11")).toBe("TRIAL_ELIGIBLE");
    expect(await waitingState("2026-03-01")).toBe("TRIAL_NOT_CLAIMED");
    const inTrial = await claimed("each-state@example.com");
    expect(await stateOf(inTrial.visitor, inTrial.radioId)).toBe("TRIAL_CLAIMED");
    await inTrial.visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const deviceId = await tokenOf(inTrial.visitor, inTrial.radioId);
    const followed = await quoteOf(inTrial.visitor, { offerId: "us-satellite-monthly", deviceId });
    expect((await confirmOf(inTrial.visitor, followed.data.id)).data.status).toBe("confirmed");
    expect(await stateOf(inTrial.visitor, inTrial.radioId)).toBe("TRIAL_WITH_FOLLOW_ON");
    const paid = await makeRadio(api);
    expect(await stateOf((await makeListener(api, paid)).visitor, paid.radioId)).toBe("SELF_PAY");
    const over = await makeRadio(api);
    const former = await makeListener(api, { ...over, state: "cancelled" });
    expect(await stateOf(former.visitor, over.radioId)).toBe("INACTIVE");
    expect(await stateOf(former.visitor, "N0B0DYZ1")).toBe("VEHICLE_NOT_FOUND");
  });

  test("answers for somebody else's vehicle as for one that nobody has", async () => {
    const { radioId, subscriptionId } = await claimed("theirs@example.com");
    const stranger = await api.visitor();
    await stranger.register("stranger@example.com");
    const codes = await Promise.all(
      [{ deviceId: radioId }, { subscriptionId }, { deviceId: "N0B0DYZ1" }, {}].map(
        async (query) =>
          (await stranger.call("partnerIntegration", "getDetailedState", { query })).problem.code,
      ),
    );
    expect(codes).toEqual(["VEHICLE_NOT_FOUND", "VEHICLE_NOT_FOUND", "VEHICLE_NOT_FOUND", "INVALID_PAYLOAD"]);
  });
});

describe("accountOem", () => {
  test("tells owners of all their vehicles with a radio of the maker's, and of nobody else's", async () => {
    const { visitor, radioId, vin } = await claimed("of-makers@example.com");
    const answer = await visitor.call("legacy", "accountOem", {});
    expect(answer.data.data.vehicles).toMatchObject([
      { partner: "Solano", radioId, lifecycleState: "TRIAL_CLAIMED", vehicleState: { ...VIREO, vin } },
    ]);
    const other = await api.visitor();
    await other.register("of-no-maker@example.com");
    expect((await other.call("legacy", "accountOem", {})).data).toEqual({ data: { vehicles: [] } });
  });
});

describe("getHandoffState", () => {
  test("[S7.60] tells by a maker's link how its trial stands, signs nobody in and uses nothing up", async () => {
    const { link, radioId, vin } = await giveTrial(api, { email: "buyer@example.com" });
    const visitor = await api.visitor();
    const [first, again] = [await handoff(visitor, link), await handoff(visitor, link)];
    expect(first.data).toEqual({
      trialState: "TrialNotClaimed",
      daysBeforeTrialEnd: 81,
      trialStartsOn: null,
      trialEndsOn: "2026-05-30",
      partner: "Solano",
      planName: "Polaris",
      radioIdLastFour: radioId.slice(-4),
      vehicleState: VIREO,
      termsVersion: "2026-01-15",
      areTermsAccepted: false,
    });
    expect(again.data).toEqual(first.data);
    for (const secret of [radioId, vin, "buyer"]) expect(JSON.stringify(first.data)).not.toContain(secret);
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(403);
  });

  test("[S4.37] tells every state of a trial by its link, with the days that are left of all its days", async () => {
    const visitor = await api.visitor();
    const stateBehind = async (link: string) => {
      const { trialState, daysBeforeTrialEnd } = (await handoff(visitor, link)).data;
      return [trialState, daysBeforeTrialEnd];
    };
    // The tests stand nine days after the first of March.
    expect(await stateBehind((await giveTrial(api, { startsOn: null })).link)).toEqual([
      "TrialNotStarted",
      90,
    ]);
    expect(await stateBehind((await giveTrial(api, { startsOn: "2026-03-11" })).link)).toEqual([
      "TrialNotStarted",
      90,
    ]);
    expect(await stateBehind((await giveTrial(api, { startsOn: "2026-03-10" })).link)).toEqual([
      "TrialNotClaimed",
      90,
    ]);
    expect(await stateBehind((await giveTrial(api, { days: 30 })).link)).toEqual(["TrialNotClaimed", 21]);
    expect(await stateBehind((await giveTrial(api, { days: 5 })).link)).toEqual(["TrialClaimed", 0]);
    const taken = await claimed("each-link-state@example.com");
    expect(await stateBehind(taken.link)).toEqual(["TrialClaimed", 81]);
    await taken.visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const deviceId = await tokenOf(taken.visitor, taken.radioId);
    const { data: quote } = await quoteOf(taken.visitor, { offerId: "us-satellite-monthly", deviceId });
    await confirmOf(taken.visitor, quote.id);
    expect(await stateBehind(taken.link)).toEqual(["TrialWithFollowOn", 81]);
    const paid = await giveTrial(api);
    await makeListener(api, paid);
    expect((await stateBehind(paid.link))[0]).toBe("SelfPay");
  });

  test("[S4.37] tells the first and the last day of a trial to come, as far as its maker knows them", async () => {
    const visitor = await api.visitor();
    for (const [startsOn, trialEndsOn] of [
      ["2026-03-11", "2026-06-09"],
      [null, null],
    ] as const) {
      const { data } = await handoff(visitor, (await giveTrial(api, { startsOn })).link);
      expect(data).toMatchObject({ trialStartsOn: startsOn, trialEndsOn });
    }
  });

  test("tells of a claimed one that it is, and not whose", async () => {
    const { link, identityId } = await claimed("whose@example.com");
    const { data } = await handoff(await api.visitor(), link);
    expect(data.trialState).toBe("TrialClaimed");
    expect(JSON.stringify(data)).not.toContain(identityId);
  });

  test("knows no link that nobody made, and none of the other country", async () => {
    const { link } = await giveTrial(api);
    const canadian = await api.visitor({ country: "CA" });
    const codes = [await handoff(canadian, link), await handoff(canadian, "made-up")];
    expect(codes.map(({ problem }) => problem.code)).toEqual([
      "MAGIC_LINK_NOT_FOUND",
      "MAGIC_LINK_NOT_FOUND",
    ]);
  });
});

describe("acceptTermsAndConditions", () => {
  test("[S7.58] keeps which version was accepted in this browser, once, and none that nobody was shown", async () => {
    const { link: magicLinkGrant } = await giveTrial(api);
    const visitor = await api.visitor();
    const other = await accept(visitor, { magicLinkGrant, version: "2025-01-01" });
    expect([other.status, other.problem.invalidFields]).toEqual([
      400,
      [{ field: "version", code: "invalid" }],
    ]);
    for (let times = 0; times < 2; times += 1)
      expect((await accept(visitor, { magicLinkGrant, version: "2026-01-15" })).status).toBe(200);
    expect((await handoff(visitor, magicLinkGrant)).data.areTermsAccepted).toBe(true);
    expect((await handoff(await api.visitor(), magicLinkGrant)).data.areTermsAccepted).toBe(false);
    const rows = await readRows(api, `select version, language, accepted_at from vehicle_trial_terms`);
    expect(rows).toEqual([
      { version: "2026-01-15", language: "en-US", accepted_at: expect.stringContaining("2026-03-10") },
    ]);
  });
});

describe("getState", () => {
  test("[S7.61] tells how a vehicle stands whose trial waits, by its radio ID and its VIN; of one's own by a subscription", async () => {
    const { radioId, vin } = await giveTrial(api);
    const visitor = await api.visitor();
    const told = {
      radioIdLastFour: radioId.slice(-4),
      vehicleState: VIREO,
      lifecycleState: "TRIAL_NOT_CLAIMED",
      usedCarCode: null,
      planStartsOn: null,
    };
    expect((await stateBy(visitor, "radioId", radioId.toLowerCase())).data).toEqual(told);
    expect((await stateBy(visitor, "vin", vin.toLowerCase())).data).toEqual(told);
    const own = await claimed("own-state@example.com");
    const { subscriptionId } = own;
    expect((await stateBy(own.visitor, "subscriptionId", subscriptionId)).data.lifecycleState).toBe(
      "TRIAL_CLAIMED",
    );
    expect((await stateBy(visitor, "subscriptionId", subscriptionId)).problem.code).toBe("VEHICLE_NOT_FOUND");
  });

  test("tells nobody but its owner how a plan stands, or whether there is one", async () => {
    const taken = await claimed("taken@example.com");
    const [paid, quiet] = [await makeRadio(api), await makeRadio(api)];
    await makeListener(api, paid);
    const visitor = await api.visitor();
    for (const { radioId } of [taken, paid, quiet])
      expect((await stateBy(visitor, "radioId", radioId)).data.lifecycleState).toBeNull();
    expect((await stateBy(taken.visitor, "radioId", taken.radioId)).data.lifecycleState).toBe(
      "TRIAL_CLAIMED",
    );
  });

  test("INVALID_PAYLOAD for what is no number of either", async () => {
    const visitor = await api.visitor();
    for (const locator of ["radioId", "vin"] as const)
      expect((await stateBy(visitor, locator, "short")).problem.code).toBe("INVALID_PAYLOAD");
  });
});

describe("requestTrialLink", () => {
  const ask = async (body: { radioId?: string; vin?: string }) =>
    (await api.visitor()).call("partnerIntegration", "requestTrialLink", { body });

  test("[S7.62] answers 202 whatever is behind a number, and mails a link that holds to whom the maker said", async () => {
    const email = "first-buyer@example.com";
    const { vin, link } = await giveTrial(api, { email });
    const [silent, paid] = [await giveTrial(api), await makeRadio(api)];
    await makeListener(api, paid);
    const answers = [
      await ask({ vin }),
      await ask({ radioId: silent.radioId }),
      await ask({ radioId: paid.radioId }),
      await ask({ radioId: "N0B0DYZ1" }),
    ];
    expect(answers.map(({ status, data }) => [status, data])).toEqual(
      answers.map(() => [202, { isAccepted: true }]),
    );
    const [mail] = await receive(api, email);
    expect(mail?.text).toContain(`/activate#${link}`);
    expect(mail?.subject).toBe("Your free trial in the 2024 Solano Vireo");
  });

  test("mails three times a day and no more, which the answer does not tell", async () => {
    const email = "often-asked@example.com";
    const { radioId } = await giveTrial(api, { email });
    for (let times = 0; times < 5; times += 1) expect((await ask({ radioId })).status).toBe(202);
    const sent = await readRows(api, `select id from pgboss.job where data->>'to' = '${email}'`);
    expect(sent).toHaveLength(3);
  });
});
