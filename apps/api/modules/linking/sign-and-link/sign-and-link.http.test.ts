import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const SAM = { email: "sam@skywave.example", password: "an-evening-on-the-air" };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ STRIPE_PUBLISHABLE_KEY: "pk_test_unit" });
  await api.app.seedPersonas();
});
afterAll(() => api.close());

async function waitingPlan(status: string): Promise<string> {
  const answer = await api.app.inject({
    method: "POST",
    url: "/sandbox/api/waiting-plans",
    payload: { status },
  });
  return answer.json().magicLinkGrant;
}
const check = (visitor: TestVisitor, magicLinkGrant: string) =>
  visitor.call("user", "checkSalStatus", { params: { magicLinkGrant } });
const claim = (visitor: TestVisitor, magicLinkGrant: string) =>
  visitor.call("user", "claimSubscription", { body: { magicLinkGrant } });

async function person(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email);
  return visitor;
}
async function signIn(email: string, password: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  const { data } = await visitor.call("user", "authenticatePassword", { body: { handle: email, password } });
  await visitor.exchange(data.grant);
  return visitor;
}

describe("checkSalStatus", () => {
  test("[S4.29] tells the address it was mailed to, when nobody has it yet", async () => {
    const { data } = await check(await api.visitor(), await waitingPlan("UNCLAIMED_EMAIL_AVAILABLE"));
    expect(data).toEqual({
      status: "UNCLAIMED_EMAIL_AVAILABLE",
      planName: "Horizon",
      maskedEmail: "o•••@s•••.example",
      emailAddress: expect.stringMatching(/^owner-.*@skywave\.example$/),
      grant: expect.any(String),
    });
  });

  test("proves the address that it was mailed to, for one identity, while nobody has the address", async () => {
    const link = await waitingPlan("UNCLAIMED_EMAIL_AVAILABLE");
    const visitor = await api.visitor();
    const first = (await check(visitor, link)).data;
    const second = (await check(visitor, link)).data;
    const body = { emailAddress: first.emailAddress ?? "" };
    const create = (bearer = "") => visitor.call("user", "create", { body }, { bearer });
    const created = await create(first.grant);
    expect([created.status, created.data.emailAddress]).toEqual([201, first.emailAddress]);
    expect((await create(first.grant)).problem.code).toBe("UNAUTHORIZED");
    expect((await create(second.grant)).problem.code).toBe("IDENTITY_ALREADY_EXISTS_ERROR");
    const { data: known } = await check(visitor, link);
    expect([known.status, known.grant]).toEqual(["UNCLAIMED_SIGN_IN_TO_REUSE", undefined]);
    await visitor.exchange(created.data.grant);
    expect((await claim(visitor, link)).status).toBe(201);
  });

  test("[S6.02] gives a proof of an address that is spoilt by another one, and by five minutes", async () => {
    const visitor = await api.visitor();
    const create = async (bearer: string | undefined, emailAddress = "") =>
      (await visitor.call("user", "create", { body: { emailAddress } }, { bearer: bearer ?? "" })).problem
        .code;
    const foreign = (await check(visitor, await waitingPlan("UNCLAIMED_EMAIL_AVAILABLE"))).data;
    expect(await create(foreign.grant, "not-the-owner@example.com")).toBe("UNAUTHORIZED");
    const late = (await check(visitor, await waitingPlan("UNCLAIMED_EMAIL_AVAILABLE"))).data;
    api.passTime({ minutes: 6 });
    expect(await create(late.grant, late.emailAddress)).toBe("UNAUTHORIZED");
  });

  test("[S4.30] asks the customer who has the address to sign in", async () => {
    const { data } = await check(await api.visitor(), await waitingPlan("UNCLAIMED_SIGN_IN_TO_REUSE"));
    expect([data.status, data.emailAddress]).toEqual(["UNCLAIMED_SIGN_IN_TO_REUSE", SAM.email]);
  });

  test("[S4.31] has no address where it was sold without", async () => {
    const { data } = await check(await api.visitor(), await waitingPlan("UNCLAIMED_NO_EMAIL"));
    expect(data).toEqual({ status: "UNCLAIMED_NO_EMAIL", planName: "Horizon" });
  });

  test("[S4.32] says that the address is taken by somebody who has the plan", async () => {
    const { data } = await check(await api.visitor(), await waitingPlan("UNCLAIMED_EMAIL_TAKEN"));
    expect(data).toEqual({
      status: "UNCLAIMED_EMAIL_TAKEN",
      planName: "Horizon",
      maskedEmail: "d•••@s•••.example",
      emailAddress: "dana@skywave.example",
    });
  });

  test("[S4.33] gives a grant for a claimed plan only where its owner has signed in before", async () => {
    const owner = await person("claims-here@example.com");
    const link = await waitingPlan("UNCLAIMED_NO_EMAIL");
    await claim(owner, link);
    const elsewhere = await check(await api.visitor(), link);
    expect(elsewhere.data).toEqual({ status: "CLAIMED", planName: "Horizon" });
    await owner.call("user", "signOut", {});
    owner.accessToken = (await owner.call("user", "refresh", { body: {} })).data.accessToken;
    const here = await check(owner, link);
    expect(here.data.status).toBe("CLAIMED");
    await owner.exchange(here.data.grant ?? "");
    const who = await owner.call("user", "getIdentity", {});
    expect(who.data.identityId).toBe(here.data.identityId);
  });

  test("[S8.19] knows no link that it never gave, and none that is over", async () => {
    const visitor = await api.visitor();
    const unknown = await check(visitor, "unknown");
    expect([unknown.status, unknown.problem.code]).toEqual([409, "INVALID_SAL_STATUS"]);
    const link = await waitingPlan("UNCLAIMED_NO_EMAIL");
    api.passTime({ days: 30 });
    expect((await check(await api.visitor(), link)).problem.code).toBe("INVALID_SAL_STATUS");
  });
});

describe("claimSubscription", () => {
  test("makes the person its owner, without a bill, and answers a repeat alike", async () => {
    const owner = await person("owner@example.com");
    const link = await waitingPlan("UNCLAIMED_EMAIL_AVAILABLE");
    const claimed = await claim(owner, link);
    expect([claimed.status, claimed.data.planName]).toEqual([201, "Horizon"]);
    expect((await claim(owner, link)).data).toEqual(claimed.data);
    const { subscriptions } = (await owner.call("subscription", "listSubscriptions", {})).data;
    expect(subscriptions).toHaveLength(1);
    expect(subscriptions[0]).toMatchObject({
      id: claimed.data.subscriptionId,
      state: "active",
      billingProfileId: null,
      source: { type: "internal" },
      currentPhase: { type: "Free" },
    });
    expect((await owner.call("billing", "getNextBill", {})).status).toBe(204);
  });

  test("gives it to one of ten who claim it at once, and to nobody else later", async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_all, index) => person(`racer-${index}@example.com`)),
    );
    const link = await waitingPlan("UNCLAIMED_NO_EMAIL");
    const answers = await Promise.all(people.map((visitor) => claim(visitor, link)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 403);
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(
      new Set(["CLAIMING_WITH_UNAUTHORIZED_USER"]),
    );
    expect(refused).toHaveLength(9);
  });

  test("keeps it for the customer whose address it was sold to", async () => {
    const link = await waitingPlan("UNCLAIMED_SIGN_IN_TO_REUSE");
    const stranger = await person("not-sam@example.com");
    expect((await claim(stranger, link)).problem.code).toBe("CLAIMING_WITH_UNAUTHORIZED_USER");
    const sam = await signIn(SAM.email, SAM.password);
    expect((await claim(sam, link)).status).toBe(201);
  });

  test("refuses somebody who has the plan already, and leaves it to others", async () => {
    const owner = await person("has-it@example.com");
    await claim(owner, await waitingPlan("UNCLAIMED_NO_EMAIL"));
    const link = await waitingPlan("UNCLAIMED_NO_EMAIL");
    const refused = await claim(owner, link);
    expect([refused.status, refused.problem.code]).toEqual([409, "SUB_ALREADY_EXISTS_FOR_IDENTITY"]);
    expect((await claim(await person("has-it-not@example.com"), link)).status).toBe(201);
    expect((await claim(owner, "unknown")).problem.code).toBe("INVALID_SAL_STATUS");
  });
});
