import { endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { post } from "#testing/requests/ask-sandbox.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const waitingLink = async (status = "UNCLAIMED_NO_EMAIL") =>
  String((await post(api, "/sandbox/api/waiting-plans", { status }))["magicLinkGrant"]);
const exchange = async (dtok: string) =>
  (await api.visitor()).call("legacy", "exchangeDeviceToken", { body: { dtok } });

describe("exchangeDeviceToken", () => {
  test("gives the link that a token stands for, once, and to one of those who ask at once", async () => {
    const link = await waitingLink();
    const dtok = await api.app.modules.linking.mintDeviceToken(link);
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(dtok)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won.map(({ data }) => data)).toEqual([{ data: { magicLinkGrant: link } }]);
    expect(legacyCodeOf(await exchange(dtok))).toBe("MAGIC_LINK_NOT_FOUND");
    const kept = JSON.stringify(await readRows(api, "select * from device_tokens"));
    for (const secret of [link, dtok]) expect(kept).not.toContain(secret);
  });

  test("knows none that nobody made, and is over after a quarter of an hour", async () => {
    expect(legacyCodeOf(await exchange("made-up"))).toBe("MAGIC_LINK_NOT_FOUND");
    const dtok = await api.app.modules.linking.mintDeviceToken(await waitingLink());
    api.passTime({ minutes: 15 });
    expect(legacyCodeOf(await exchange(dtok))).toBe("MAGIC_LINK_EXPIRED");
  });
});

describe("createSalIdentity", () => {
  const create = async (magicLinkGrant: string, emailAddress: string) => {
    const visitor = await api.visitor();
    const body = { magicLinkGrant, emailAddress, password: "an unusual evening train" };
    return { visitor, answer: await visitor.call("legacy", "createSalIdentity", { body }) };
  };

  test("makes an identity for a newcomer, and the plan of the link theirs", async () => {
    const { visitor, answer } = await create(await waitingLink(), "newcomer@example.com");
    const { identityId, grant, subscriptionId, planName } = answer.data.data;
    expect(planName).toBe("Horizon");
    await visitor.exchange(grant);
    const { data } = await visitor.call("subscription", "listSubscriptions", {});
    expect(data.subscriptions.map(({ id }) => id)).toEqual([subscriptionId]);
    expect((await visitor.call("user", "getIdentity", {})).data.identityId).toBe(identityId);
  });

  test.each([
    ["INVALID_EMAIL_ERROR", { emailAddress: "no-address" }],
    ["INVALID_PASSWORD_ERROR", { emailAddress: "rosalind@example.com", password: "rosalind-secret" }],
    ["PASSWORD_POLICY_NOT_MET", { password: "a quiet\tevening" }],
    ["PASSWORD_DISALLOWED_WORDS", { password: "password123" }],
    ["USERNAME_IN_USE", { username: "Had.Already" }],
  ])(
    "makes nobody of what no account can be made of, and leaves the plan where it waits: %s",
    async (code, typed) => {
      const owner = await api.visitor();
      if (code === "USERNAME_IN_USE")
        await owner.call("user", "createV2", {
          body: { emailAddress: "has-the-name@example.com", username: "had.already" },
        });
      const magicLinkGrant = await waitingLink();
      const visitor = await api.visitor();
      const body = { magicLinkGrant, emailAddress: `${code.toLowerCase()}@example.com`, ...typed };
      expect(legacyCodeOf(await visitor.call("legacy", "createSalIdentity", { body }))).toBe(code);
      const { answer } = await create(magicLinkGrant, `after-${code.toLowerCase()}@example.com`);
      expect(answer.data.data.subscriptionId).not.toBeNull();
    },
  );

  test("makes nobody where the link holds no longer, or the plan is somebody's or waits for them", async () => {
    const claimed = await waitingLink();
    await create(claimed, "first-comer@example.com");
    expect(legacyCodeOf((await create(claimed, "late-comer@example.com")).answer)).toBe(
      "CLAIMING_WITH_UNAUTHORIZED_USER",
    );
    const waits = await waitingLink("UNCLAIMED_EMAIL_AVAILABLE");
    const owner = await api.visitor();
    const sold = await owner.call("user", "checkSalStatus", { params: { magicLinkGrant: waits } });
    await owner.register(sold.data.emailAddress ?? "");
    expect(legacyCodeOf((await create(waits, "not-them@example.com")).answer)).toBe(
      "CLAIMING_WITH_UNAUTHORIZED_USER",
    );
    expect(legacyCodeOf((await create("made-up", "nobody@example.com")).answer)).toBe("INVALID_SAL_STATUS");
    const made = await readRows(
      api,
      "select id from identities where email in ('late-comer@example.com', 'not-them@example.com', 'nobody@example.com')",
    );
    expect(made).toEqual([]);
  });

  test("tells of a taken address its owner only, and leaves the plan waiting", async () => {
    await (await api.visitor()).register("taken@example.com");
    const link = await waitingLink();
    const { answer } = await create(link, "taken@example.com");
    expect(legacyCodeOf(answer)).toBe("WAITING_ON_ONE_TIME_PASSWORD_ERROR");
    const status = await (
      await api.visitor()
    ).call("user", "checkSalStatus", { params: { magicLinkGrant: link } });
    expect(status.data.status).toBe("UNCLAIMED_NO_EMAIL");
  });
});

test("[S7.82] each question about who somebody is has its address in the legacy system, and is answered in data", async () => {
  const visitor = await api.visitor();
  const typed = { firstName: "Robin", lastName: "Ferrer", email: "robin@example.com", phone: "5125550100" };
  const answers = [
    await visitor.call("legacy", "lookUpCustomerByEmail", { body: { email: "robin@example.com" } }),
    await visitor.call("legacy", "lookUpCustomer", { body: { ...typed, zipCode: "78701" } }),
    await visitor.call("legacy", "lookUpPlate", { body: { licensePlate: "TEZT 1", state: "TX" } }),
    await visitor.call("legacy", "createSalIdentity", {
      body: { magicLinkGrant: await waitingLink(), emailAddress: "by-all-addresses@example.com" },
    }),
  ];
  expect(answers.map(({ status, data }) => [status, Object.keys(data)])).toEqual(
    answers.map(() => [200, ["data"]]),
  );
  const { legacy } = endpointTable;
  const calls = [
    legacy.lookUpCustomerByEmail,
    legacy.lookUpCustomer,
    legacy.lookUpPlate,
    legacy.createSalIdentity,
  ];
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /identity/customer/email",
    "POST /identity/customer/flepz",
    "POST /identity/device/license-plate",
    "POST /identity/sal/create",
  ]);
});
