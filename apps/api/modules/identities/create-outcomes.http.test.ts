import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { grantForAddress, linkGrant } from "#testing/proved-grants.ts";
import { codeSentTo, readInbox } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
  const owner = await api.visitor();
  const body = { emailAddress: "owner@example.com", username: "owner", password: PASSWORD };
  const { identityId } = (await owner.call("user", "createV2", { body })).data;
  await owner.proveAddress(identityId);
});
afterAll(() => api.close());

interface NewIdentity {
  emailAddress?: string;
  username?: string;
  password?: string;
}

/** The grant of a code that was sent to somebody's address. */
async function codeGrant(visitor: TestVisitor, identityId: string, email: string): Promise<string> {
  const body = { identityId, otpOption: "EMAIL", otpContext: "sign-in" } as const;
  const sent = (await readInbox(api, email)).length;
  await visitor.call("user", "otpInitiate", { body });
  const otp = await codeSentTo(api, email, sent + 1);
  return (await visitor.call("user", "otpRedeem", { body: { identityId, otp } })).data.grant;
}

const REFUSED_BY_BOTH: [string, number, NewIdentity][] = [
  ["INVALID_EMAIL_ERROR", 400, { emailAddress: "no-address" }],
  ["INVALID_PASSWORD_ERROR", 400, { emailAddress: "rosalind@example.com", password: "rosalind-secret" }],
  ["PASSWORD_POLICY_NOT_MET", 400, { password: "a quiet\tevening" }],
  ["PASSWORD_DISALLOWED_WORDS", 400, { password: "password123" }],
  ["USERNAME_IN_USE", 409, { username: "Owner" }],
];

describe("create", () => {
  const create = async ({ emailAddress = "new@example.com", ...rest }: NewIdentity, grant?: string) => {
    const visitor = await api.visitor();
    const bearer = grant ?? (await grantForAddress(api, visitor, emailAddress));
    return visitor.call("user", "create", { body: { emailAddress, ...rest } }, { bearer });
  };

  test("answers with a grant that signs the new person in", async () => {
    const created = await create({ emailAddress: "created@example.com", password: PASSWORD });
    expect(created.status).toBe(201);
    const visitor = await api.visitor();
    await visitor.exchange(created.data.grant);
    expect((await visitor.call("user", "getIdentity", {})).data.identityId).toBe(created.data.identityId);
  });

  test.each(REFUSED_BY_BOTH)("refuses with %s", async (code, status, body) => {
    const refused = await create(body);
    expect([refused.status, refused.problem.code]).toEqual([status, code]);
  });

  test("refuses with IDENTITY_ALREADY_EXISTS_ERROR whoever has proved to be its owner", async () => {
    const visitor = await api.visitor();
    const query = { handle: "owner@example.com" };
    const { identityId } = (await visitor.call("user", "statusByHandle", { query })).data;
    const grant = await codeGrant(visitor, identityId, "owner@example.com");
    const refused = await create({ emailAddress: "owner@example.com" }, grant);
    expect([refused.status, refused.problem.code]).toEqual([409, "IDENTITY_ALREADY_EXISTS_ERROR"]);
  });

  test("refuses with UNAUTHORIZED who has proved nothing", async () => {
    const refused = await create({ emailAddress: "owner@example.com" }, "A".repeat(43));
    expect([refused.status, refused.problem.code]).toEqual([401, "UNAUTHORIZED"]);
  });
});

describe("createV2", () => {
  const createV2 = async ({ emailAddress = "newer@example.com", ...rest }: NewIdentity) =>
    (await api.visitor()).call("user", "createV2", { body: { emailAddress, ...rest } });

  test("answers with a grant that signs the new person in, without a password too", async () => {
    const created = await createV2({ emailAddress: "bare@example.com" });
    expect([created.status, created.data.emailAddress]).toEqual([201, "bare@example.com"]);
    const visitor = await api.visitor();
    await visitor.exchange(created.data.grant);
    expect((await visitor.call("user", "getIdentity", {})).data.hasPassword).toBe(false);
  });

  test.each(REFUSED_BY_BOTH)("refuses with %s", async (code, status, body) => {
    const refused = await createV2(body);
    expect([refused.status, refused.problem.code]).toEqual([status, code]);
  });

  test("waits for a code where the address is taken: WAITING_ON_ONE_TIME_PASSWORD_ERROR", async () => {
    const refused = await createV2({ emailAddress: "Owner@example.com", password: "some other secret" });
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
      details: { maskedEmail: "o•••@e•••.com" },
    });
  });

  test("refuses with RATE_LIMIT_EXCEEDED who signs up again and again on one device", async () => {
    const visitor = await api.visitor();
    const answers = [];
    for (let n = 0; n < 11; n += 1) {
      const body = { emailAddress: `many-${n}@example.com` };
      answers.push(await visitor.call("user", "createV2", { body }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
    expect(answers.at(-1)?.problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });
});

describe("override", () => {
  const override = async (bearer: string, emailAddress: string) =>
    (await api.visitor()).call("user", "override", { body: { emailAddress } }, { bearer });

  /** Somebody who has nothing but their mail, and their link. */
  async function mailOnly(emailAddress: string): Promise<string> {
    const visitor = await api.visitor();
    const { identityId } = (await visitor.call("user", "createV2", { body: { emailAddress } })).data;
    await visitor.proveAddress(identityId);
    return linkGrant(api, visitor, emailAddress);
  }

  test("answers with a grant that signs the person in under the other address", async () => {
    const replaced = await override(await mailOnly("mistyped@example.com"), "meant@example.com");
    expect(replaced.status).toBe(200);
    const visitor = await api.visitor();
    await visitor.exchange(replaced.data.grant);
    const { handle } = (await visitor.call("user", "getIdentity", {})).data;
    expect(handle.emailAddress).toBe("meant@example.com");
  });

  test.each([
    ["INVALID_EMAIL_ADDRESS", 400, "no-address"],
    ["HANDLE_ALREADY_IN_USE", 409, "owner@example.com"],
  ])("[S8.17] refuses with %s", async (code, status, emailAddress) => {
    const grant = await mailOnly(`${code.toLowerCase()}@example.com`);
    const refused = await override(grant, emailAddress);
    expect([refused.status, refused.problem.code]).toEqual([status, code]);
  });

  test("refuses with UNAUTHORIZED whoever holds no link, or has a better proof than one", async () => {
    expect((await override("A".repeat(43), "mine@example.com")).problem.code).toBe("UNAUTHORIZED");
    const guarded = await linkGrant(api, await api.visitor(), "owner@example.com");
    const refused = await override(guarded, "mine@example.com");
    expect([refused.status, refused.problem.code]).toEqual([401, "UNAUTHORIZED"]);
  });
});
