import type { Capability } from "@skywave/domain/radios/radio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { makeImportedAccount } from "#testing/make-imported-account.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const INELIGIBLE = [409, "CS_INELIGIBLE_RADIO"];
const NOT_FOUND = [400, "DEVICE_NOT_FOUND"];
const NOBODY = [422, "UNAUTHENTICATED_CUSTOMER"];
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Somebody who pays for a plan in their car. */
async function payer() {
  const { radioId } = await makeRadio(api);
  const radioIdLastFour = radioId.slice(-4);
  return { radioId, radioIdLastFour, ...(await makeListener(api, { radioId })) };
}
/** A radio that somebody has just bought, as they find it. */
async function newRadio(visitor: TestVisitor, capabilities: Capability[] = ["AUDIO"]) {
  const { radioId } = await makeRadio(api, { capabilities });
  return { radioId, token: await find(visitor, radioId) };
}
const find = async (visitor: TestVisitor, radioId: string) =>
  (await visitor.call("legacy", "validateDevice", { body: { radioId } })).data.data.token;
const change = (id: string, to: string) =>
  readRows(api, `update subscriptions set ${to} where id = '${id}' returning id`);
/** Hands a plan and its radio to another person, as another product than the one that they have. */
async function handOver(
  plan: { subscriptionId: string; radioId: string },
  to: TestVisitor,
  productId: string,
) {
  const { identityId } = (await to.call("user", "getIdentity", {})).data;
  await change(
    plan.subscriptionId,
    `identity_id = '${identityId}', product_id = '${productId}',
      plans = jsonb_set(plans, '{0,offer,products,0,id}', '"${productId}"')`,
  );
  await readRows(
    api,
    `update radio_subscriptions set identity_id = '${identityId}' where radio_id = '${plan.radioId}' returning id`,
  );
}
const toTrial = (id: string) => change(id, `plans = jsonb_set(plans, '{0,offer,phases,0,type}', '"Free"')`);
const shownOf = ({
  radioIdLastFour,
  subscriptionId,
}: {
  radioIdLastFour: string;
  subscriptionId: string;
}) => ({
  subscriptionId,
  planName: "Polaris",
  radioIdLastFour,
  type: "car",
  yearMakeModel: "2024 Solano Vireo",
});
const accountProof = async (visitor: TestVisitor, subjectId: string) =>
  api.app.modules.visitorProofs.issue({ kind: "account", subjectId, deviceId: visitor.deviceId });

describe("acsc", () => {
  const ask = (visitor: TestVisitor, token: string) => visitor.call("legacy", "acsc", { body: { token } });

  test("lets a paid plan go on in a new car, and the car join the account", async () => {
    const owner = await payer();
    const { radioId, token } = await newRadio(owner.visitor);
    const { status, data } = await ask(owner.visitor, token);
    expect([status, data.data]).toEqual([
      200,
      {
        radio: {
          type: "car",
          radioIdLastFour: radioId.slice(-4),
          canPlayAudio: true,
          receives: ["entertainment"] as "entertainment"[],
          vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
        },
        serviceContinuity: { isEligible: true, radios: [shownOf(owner)] },
        accountConsolidation: { isEligible: true },
      },
    ]);
  });

  test("lets the plan take the place of the owner's own trial, which is in the account already", async () => {
    const owner = await payer();
    const car = await payer();
    await handOver(car, owner.visitor, "satellite-trial");
    await toTrial(car.subscriptionId);
    const { data } = await ask(owner.visitor, await find(owner.visitor, car.radioId));
    expect(data.data).toMatchObject({
      serviceContinuity: { isEligible: true, radios: [shownOf(owner)] },
      accountConsolidation: { isEligible: false },
    });
  });

  test("tells of a radio that plays in another account no more than that this account may join", async () => {
    const { visitor } = await payer();
    const others = await payer();
    const token = await find(visitor, others.radioId);
    expect((await ask(visitor, token)).data.data).toMatchObject({
      serviceContinuity: { isEligible: false, radios: [] },
      accountConsolidation: { isEligible: true },
    });
    await change(others.subscriptionId, "state = 'cancelled'");
    expect((await ask(visitor, token)).data.data.serviceContinuity.isEligible).toBe(true);
  });

  test("knows no radio by a token that is none, or of another browser", async () => {
    const [one, other] = [await payer(), await payer()];
    const { token } = await newRadio(other.visitor);
    expect(legacyRefusalOf(await ask(one.visitor, token))).toEqual(NOT_FOUND);
    expect(legacyRefusalOf(await ask(one.visitor, "x".repeat(101)))).toEqual([400, "INVALID_PAYLOAD"]);
  });
});

describe("csEligibleRadios", () => {
  const list = async (visitor: TestVisitor) =>
    (await visitor.call("legacy", "csEligibleRadios", {})).data.data.radios;

  test("lists the radios with a paid plan that runs, and no other", async () => {
    const owner = await payer();
    expect(await list(owner.visitor)).toEqual([shownOf(owner)]);
    for (const to of [
      "state = 'paused'",
      "state = 'active', source = 'apple'",
      "source = 'internal', primary_id = 'sub_of_another'",
    ]) {
      await change(owner.subscriptionId, to);
      expect(await list(owner.visitor)).toEqual([]);
    }
    await change(owner.subscriptionId, "primary_id = null");
    expect(await list(owner.visitor)).toEqual([shownOf(owner)]);
    await toTrial(owner.subscriptionId);
    expect(await list(owner.visitor)).toEqual([]);
  });

  test("lists none of an account that is in collections, of a company, or closed", async () => {
    const owner = await payer();
    const { identityId } = (await owner.visitor.call("user", "getIdentity", {})).data;
    const account = { identityId, country: "US", accountType: "consumer", hasService: true } as const;
    const { imports } = api.app.modules.legacyAccounts;
    for (const standing of [
      { isInCollections: true },
      { accountType: "business" as const },
      { isClosed: true },
    ]) {
      await imports.put({ ...account, ...standing });
      expect(await list(owner.visitor)).toEqual([]);
    }
    await imports.put({ ...account, isInCollections: false, isClosed: false });
    expect(await list(owner.visitor)).toEqual([shownOf(owner)]);
  });
});

describe("csEligibilityCheck", () => {
  const check = (visitor: TestVisitor, radioIdLastFour: string, token: string) =>
    visitor.call("legacy", "csEligibilityCheck", { body: { radioIdLastFour, token } });

  test("passes a plan by the last four of its radio", async () => {
    const owner = await payer();
    const { token } = await newRadio(owner.visitor);
    const { status, data } = await check(owner.visitor, owner.radioIdLastFour, token);
    expect([status, data]).toEqual([200, { data: { radio: shownOf(owner) } }]);
    expect(legacyRefusalOf(await check(owner.visitor, "ZZZZ", token))).toEqual(NOT_FOUND);
    expect(legacyRefusalOf(await check(owner.visitor, owner.radioId, token))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
    expect(legacyRefusalOf(await check(owner.visitor, owner.radioIdLastFour, "none"))).toEqual(NOT_FOUND);
  });

  test("refuses a radio that plays for somebody, one that cannot receive the plan, and a trial", async () => {
    const owner = await payer();
    const taken = await find(owner.visitor, (await payer()).radioId);
    const deaf = await newRadio(owner.visitor, ["FISHMAP"]);
    const good = await newRadio(owner.visitor);
    const { visitor, radioIdLastFour } = owner;
    expect(legacyRefusalOf(await check(visitor, radioIdLastFour, taken))).toEqual(INELIGIBLE);
    expect(legacyRefusalOf(await check(visitor, radioIdLastFour, deaf.token))).toEqual(INELIGIBLE);
    await toTrial(owner.subscriptionId);
    expect(legacyRefusalOf(await check(visitor, radioIdLastFour, good.token))).toEqual(INELIGIBLE);
  });
});

describe("csEligibleRadioNonPii", () => {
  const ask = (visitor: TestVisitor, token: string, radioIdLastFour: string) =>
    visitor.call("legacy", "csEligibleRadioNonPii", { body: { token, radioIdLastFour } });

  test("tells a visitor who has identified the account about one of its radios, without an id of it", async () => {
    const owner = await makeImportedAccount(api);
    const visitor = await api.visitor();
    const token = await accountProof(visitor, owner.identityId);
    const { status, data } = await ask(visitor, token, owner.radioIdLastFour);
    expect([status, data.data.radio]).toEqual([200, { ...shownOf(owner), subscriptionId: null }]);
    expect(legacyRefusalOf(await ask(visitor, token, "ZZZZ"))).toEqual(NOT_FOUND);
    await toTrial(owner.subscriptionId);
    expect(legacyRefusalOf(await ask(visitor, token, owner.radioIdLastFour))).toEqual(INELIGIBLE);
    const elsewhere = await api.visitor();
    expect(legacyRefusalOf(await ask(elsewhere, token, owner.radioIdLastFour))).toEqual(NOBODY);
    const { visitor: another } = await payer();
    const theirs = await accountProof(another, owner.identityId);
    expect(legacyRefusalOf(await ask(another, theirs, owner.radioIdLastFour))).toEqual(NOBODY);
  });
});

describe("tokenCsEligibleRadios", () => {
  const list = (visitor: TestVisitor, token: string) =>
    visitor.call("legacy", "tokenCsEligibleRadios", { body: { token } });

  test("lists what the account has that a lookup has named, in the browser that made it", async () => {
    const owner = await makeImportedAccount(api);
    const visitor = await api.visitor();
    const token = await accountProof(visitor, owner.identityId);
    const { data } = await list(visitor, token);
    expect(data.data.radios).toEqual([{ ...shownOf(owner), subscriptionId: null }]);
    expect(legacyRefusalOf(await list(await api.visitor(), token))).toEqual(NOBODY);
  });

  test("lists the one plan that a mailed link names, as long as the link is good", async () => {
    const owner = await payer();
    await handOver(await payer(), owner.visitor, "satellite-other");
    const email = `listens-on-${owner.radioId.toLowerCase()}@example.com`;
    const link = await api.app.inject({ url: "/sandbox/api/targeted-links/cancel", query: { email } });
    const { searchParams } = new URL(link.headers.location ?? "", "http://localhost");
    const token = searchParams.get("token") ?? "";
    const { subscriptions } = (await owner.visitor.call("subscription", "listSubscriptions", {})).data;
    expect(subscriptions).toHaveLength(2);
    const visitor = await api.visitor();
    const { data } = await list(visitor, token);
    expect(data.data.radios.map(({ radioIdLastFour }) => radioIdLastFour)).toEqual([
      subscriptions.at(-1)?.radio?.radioIdLastFour,
    ]);
    expect(legacyRefusalOf(await list((await payer()).visitor, token))).toEqual(NOBODY);
    await readRows(api, "update targeted_links set used_at = now() returning digest");
    expect(legacyRefusalOf(await list(visitor, token))).toEqual(NOBODY);
  });
});

describe("csEligibleSubscriptions", () => {
  const list = (visitor: TestVisitor, token: string) =>
    visitor.call("legacy", "csEligibleSubscriptions", { body: { token } });

  test("lists the plans that a new radio receives", async () => {
    const owner = await payer();
    const atSea = await payer();
    await handOver(atSea, owner.visitor, "marine-offshore");
    const car = await newRadio(owner.visitor);
    expect((await list(owner.visitor, car.token)).data.data.subscriptions).toEqual([shownOf(owner)]);
    const boat = await newRadio(owner.visitor, ["OFF"]);
    expect((await list(owner.visitor, boat.token)).data.data.subscriptions).toEqual([shownOf(atSea)]);
    const taken = await find(owner.visitor, (await payer()).radioId);
    expect(legacyRefusalOf(await list(owner.visitor, taken))).toEqual(INELIGIBLE);
    expect(legacyRefusalOf(await list(owner.visitor, "no-token"))).toEqual(NOT_FOUND);
  });
});
