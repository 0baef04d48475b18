import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { grantForAddress, linkGrant } from "#testing/proved-grants.ts";
import { receive } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const create = (visitor: TestVisitor, bearer: string, emailAddress: string) =>
  visitor.call("user", "create", { body: { emailAddress, password: PASSWORD } }, { bearer });
const override = (visitor: TestVisitor, bearer: string, emailAddress: string) =>
  visitor.call("user", "override", { body: { emailAddress } }, { bearer });

describe("create", () => {
  test("[S7.47] makes an identity for the address that the grant proves, once, and for no other", async () => {
    const visitor = await api.visitor();
    const wrong = await create(
      visitor,
      await grantForAddress(api, visitor, "a@example.com"),
      "b@example.com",
    );
    expect(wrong.problem.code).toBe("UNAUTHORIZED");
    const grant = await grantForAddress(api, visitor, "proved@example.com");
    const created = await create(visitor, grant, "Proved@example.com");
    expect([created.status, created.data.emailAddress]).toEqual([201, "proved@example.com"]);
    await visitor.exchange(created.data.grant);
    expect((await create(visitor, grant, "proved@example.com")).problem.code).toBe("UNAUTHORIZED");
  });

  test("[S5.02] says that an identity exists only to who has proved to read the mail", async () => {
    const owner = await api.visitor();
    await owner.register("exists@example.com", PASSWORD);
    const visitor = await api.visitor();
    const proved = await create(
      visitor,
      await linkGrant(api, visitor, "exists@example.com"),
      "exists@example.com",
    );
    expect(proved.problem.code).toBe("IDENTITY_ALREADY_EXISTS_ERROR");
    const unproved = await create(visitor, "A".repeat(43), "exists@example.com");
    expect(unproved.problem.code).toBe("UNAUTHORIZED");
  });
});

describe("createV2", () => {
  test("[S5.03] [S7.47] takes a username that is free, however it is written", async () => {
    const first = await api.visitor();
    const body = { emailAddress: "first@example.com", password: PASSWORD, username: "Night.Owl" };
    expect((await first.call("user", "createV2", { body })).status).toBe(201);
    const second = await api.visitor();
    const again = { ...body, emailAddress: "second@example.com", username: "night.owl" };
    expect((await second.call("user", "createV2", { body: again })).problem.code).toBe("USERNAME_IN_USE");
  });

  test("[S5.01] refuses a password with the owner's own username in it", async () => {
    const visitor = await api.visitor();
    const body = { emailAddress: "x@example.com", username: "barnaby", password: "barnaby rules" };
    const refused = await visitor.call("user", "createV2", { body });
    expect(refused.problem).toMatchObject({
      code: "INVALID_PASSWORD_ERROR",
      details: { reason: "personalData" },
    });
  });
});

describe("override", () => {
  test("[S7.47] gives the identity that a link names another address, and tells both", async () => {
    const owner = await api.visitor();
    const body = { emailAddress: "typo@example.com" };
    const { identityId } = (await owner.call("user", "createV2", { body })).data;
    await owner.proveAddress(identityId);
    const visitor = await api.visitor();
    const grant = await linkGrant(api, visitor, "typo@example.com");
    const replaced = await override(visitor, grant, "right@example.com");
    expect(replaced.data).toMatchObject({ identityId, emailAddress: "right@example.com" });
    await receive(api, "right@example.com");
    const subjects = (await receive(api, "typo@example.com", 2)).map(({ subject }) => subject);
    expect(subjects).toContain("Your email was changed");
  });

  test("is refused where mail is too little proof, and where the address is taken", async () => {
    const owner = await api.visitor();
    await owner.register("guarded@example.com", PASSWORD);
    const visitor = await api.visitor();
    const weak = await override(
      visitor,
      await linkGrant(api, visitor, "guarded@example.com"),
      "mine@example.com",
    );
    expect(weak.problem.code).toBe("UNAUTHORIZED");
    const bare = await api.visitor();
    const created = await bare.call("user", "createV2", { body: { emailAddress: "bare@example.com" } });
    await bare.proveAddress(created.data.identityId);
    const grant = await linkGrant(api, bare, "bare@example.com");
    expect((await override(bare, grant, "guarded@example.com")).problem.code).toBe("HANDLE_ALREADY_IN_USE");
  });
});

describe("statusForSignUp", () => {
  test("[S7.45] says whether an address can be one and what was probably meant, never whether it is known", async () => {
    const owner = await api.visitor();
    await owner.register("known-here@example.com", PASSWORD);
    const ask = async (emailAddress: string) =>
      (await owner.call("user", "statusForSignUp", { query: { emailAddress } })).data;
    expect(await ask("known-here@example.com")).toEqual({ isAcceptable: true });
    expect(await ask("nobody-here@example.com")).toEqual({ isAcceptable: true });
    expect(await ask("dana@example.con")).toEqual({
      isAcceptable: true,
      suggestedEmailAddress: "dana@example.com",
    });
    expect(await ask("dana")).toEqual({ isAcceptable: false });
  });
});

describe("statusByHandle", () => {
  test("[S4.24] refuses what can be neither an address nor a username", async () => {
    const visitor = await api.visitor();
    for (const handle of ["dana@", "da na", "@", "ab"]) {
      const status = await visitor.call("user", "statusByHandle", { query: { handle } });
      expect(status.problem.code).toBe("INVALID_HANDLE");
    }
  });
});

describe("getIdentity", () => {
  test("[S8.01] [S8.28] tells of a surprise only that it was one, and the trace by which to find it", async () => {
    const visitor = await api.visitor();
    const identityId = await visitor.register("surprise@example.com", PASSWORD);
    // A state that no release of ours has ever written, and that the contract does not know.
    await api.database.queries().execute(`update identities set state = 'ODD' where id = '${identityId}'`);
    const refused = await visitor.call("user", "getIdentity", {});
    expect([refused.status, refused.problem.code]).toEqual([500, "SYSTEM"]);
    expect(refused.problem.traceId).not.toBe("");
    expect(JSON.stringify(refused.problem)).not.toMatch(/ODD|state|surprise@/);
  });
});
