import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { receive } from "#testing/read-inbox.ts";
import { type Deviation, SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member() {
  people += 1;
  const email = `passkey-${people}@example.com`;
  const visitor = await api.visitor();
  const identityId = await visitor.register(email, PASSWORD);
  return { visitor, identityId, email, authenticator: new SoftwareAuthenticator() };
}

async function add(visitor: TestVisitor, authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
  const headers = { origin: authenticator.origin, host: new URL(authenticator.origin).host };
  const start = await visitor.call("user", "passkeyCreateStart", {}, { headers });
  const credential = authenticator.create(start.data.publicKeyCredentialCreationOptions, deviation);
  const { grant } = start.data;
  return visitor.call("user", "passkeyCreateFinish", { body: { credential } }, { bearer: grant });
}

async function signIn(visitor: TestVisitor, authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
  const start = await visitor.call("user", "passkeyAuthenticateStart", {});
  const credential = authenticator.get(start.data.publicKeyCredentialRequestOptions, deviation);
  const { grant } = start.data;
  return visitor.call("user", "passkeyAuthenticateFinish", { body: { credential } }, { bearer: grant });
}

describe("a passkey", () => {
  test("[S7.43] is added, signs in, is named and removed, and its owner is told", async () => {
    const { visitor, identityId, email, authenticator } = await member();
    const added = await add(visitor, authenticator);
    expect([added.status, added.data.name, added.data.isSynced]).toEqual([201, "test 1", true]);

    const elsewhere = await api.visitor();
    const signedIn = await signIn(elsewhere, authenticator);
    expect(signedIn.data.identityId).toBe(identityId);
    await elsewhere.exchange(signedIn.data.grant);
    const status = await elsewhere.call("user", "statusByHandle", { query: { handle: email } });
    expect(status.data.hasPasskey).toBe(true);

    const { passkeyId } = added.data;
    const renamed = await elsewhere.call("user", "renamePasskey", {
      params: { passkeyId },
      body: { name: "Kitchen" },
    });
    expect(renamed.data).toMatchObject({ name: "Kitchen", lastUsedAt: expect.any(String) });
    const removed = await elsewhere.call("user", "removePasskey", { params: { passkeyId } });
    expect(removed.status).toBe(204);
    expect((await elsewhere.call("user", "listPasskeys", {})).data.passkeys).toEqual([]);
    expect((await signIn(await api.visitor(), authenticator)).problem.code).toBe("INVALID_PASSKEY");
    const subjects = (await receive(api, email, 2)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(2);
  });

  test("[S7.43] is asked for with a random user handle, a challenge of 256 bits and our own domain", async () => {
    const { visitor, authenticator, email } = await member();
    const start = await visitor.call("user", "passkeyCreateStart", {});
    const options = start.data.publicKeyCredentialCreationOptions;
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Skywave" },
      user: { name: email },
      authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
      attestation: "none",
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, "base64url")).toHaveLength(32);
    expect(Buffer.from(options.challenge, "base64url")).toHaveLength(32);
    await add(visitor, authenticator);
    const again = await visitor.call("user", "passkeyCreateStart", {});
    const second = again.data.publicKeyCredentialCreationOptions;
    expect(second.user.id).toBe(options.user.id);
    expect(second.excludeCredentials).toHaveLength(1);
  });

  test("may be made on any page of ours, the Canadian one too, and belongs to its host", async () => {
    const { visitor } = await member();
    const origin = "http://can.localhost:8080";
    const canadian = new SoftwareAuthenticator(origin);
    const headers = { origin, host: "can.localhost:8080" };
    const start = await visitor.call("user", "passkeyCreateStart", {}, { headers });
    expect(start.data.publicKeyCredentialCreationOptions.rp.id).toBe("can.localhost");
    expect((await add(visitor, canadian)).status).toBe(201);
    expect((await add(visitor, canadian, { format: "none" })).status).toBe(201);
  });

  test("is one of ten at most, also when two are added at once", async () => {
    const { visitor, authenticator } = await member();
    for (let n = 0; n < 9; n += 1) expect((await add(visitor, authenticator)).status).toBe(201);
    const begun = [
      await visitor.call("user", "passkeyCreateStart", {}),
      await visitor.call("user", "passkeyCreateStart", {}),
    ].map(({ data }) => ({
      bearer: data.grant,
      body: { credential: authenticator.create(data.publicKeyCredentialCreationOptions) },
    }));
    const racing = await Promise.all(
      begun.map(({ bearer, body }) => visitor.call("user", "passkeyCreateFinish", { body }, { bearer })),
    );
    expect(racing.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const start = await visitor.call("user", "passkeyCreateStart", {});
    expect(start.problem.code).toBe("PASSKEY_LIMIT_REACHED");
  });

  test("is neither seen nor changed by anybody else", async () => {
    const { visitor, authenticator } = await member();
    const { passkeyId } = (await add(visitor, authenticator)).data;
    const { visitor: stranger } = await member();
    expect((await stranger.call("user", "listPasskeys", {})).data.passkeys).toEqual([]);
    const body = { name: "Mine" };
    const renamed = await stranger.call("user", "renamePasskey", { params: { passkeyId }, body });
    const removed = await stranger.call("user", "removePasskey", { params: { passkeyId } });
    expect([renamed.problem.code, removed.problem.code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });
});

const WRONG_IN_BOTH: [string, Deviation][] = [
  ["another origin", { origin: "https://evil.example" }],
  ["our host on another port", { origin: "http://localhost:9090" }],
  ["an origin that only starts like ours", { origin: "http://localhost:8080.evil.example" }],
  ["another domain", { rpId: "evil.example" }],
  ["another challenge", { challenge: "A".repeat(43) }],
  ["a frame of another page", { crossOrigin: true }],
  ["nobody present", { isUserPresent: false }],
  ["nobody verified", { isUserVerified: false }],
  ["a forged signature", { isForged: true }],
];

describe("passkeyCreateFinish", () => {
  test.each([...WRONG_IN_BOTH, ["an answer to a sign-in", { type: "webauthn.get" }] as const])(
    "refuses %s",
    async (_what, deviation) => {
      const { visitor, authenticator } = await member();
      const answer = await add(visitor, authenticator, deviation);
      expect([answer.status, answer.problem.code]).toEqual([400, "INVALID_PASSKEY"]);
    },
  );

  test("refuses a credential that somebody has already", async () => {
    const { visitor, authenticator } = await member();
    const credentialId = Buffer.alloc(32, 7);
    expect((await add(visitor, authenticator, { credentialId })).status).toBe(201);
    const other = await member();
    const stolen = await add(other.visitor, other.authenticator, { credentialId });
    expect(stolen.problem.code).toBe("INVALID_PASSKEY");
  });

  test("takes one answer to a challenge, within five minutes, while the session lives", async () => {
    const { visitor, authenticator } = await member();
    const begin = async () => {
      const { data } = await visitor.call("user", "passkeyCreateStart", {});
      const credential = authenticator.create(data.publicKeyCredentialCreationOptions);
      return () =>
        visitor.call("user", "passkeyCreateFinish", { body: { credential } }, { bearer: data.grant });
    };
    const finish = await begin();
    expect((await finish()).status).toBe(201);
    expect((await finish()).status).toBe(401);
    const late = await begin();
    const ended = await begin();
    await visitor.call("user", "signOut", {});
    expect((await ended()).status).toBe(401);
    api.passTime({ minutes: 5 });
    expect((await late()).status).toBe(401);
  });
});

describe("passkeyAuthenticateFinish", () => {
  test.each<[string, Deviation]>([
    ...WRONG_IN_BOTH,
    ["an answer to a registration", { type: "webauthn.create" }],
    ["no user handle", { userHandle: undefined }],
    ["somebody else's user handle", { userHandle: Buffer.alloc(32, 1).toString("base64url") }],
    ["a credential that nobody has", { credentialId: Buffer.alloc(32, 9) }],
  ])("refuses %s", async (_what, deviation) => {
    const { visitor, authenticator } = await member();
    await add(visitor, authenticator);
    const answer = await signIn(await api.visitor(), authenticator, deviation);
    expect([answer.status, answer.problem.code]).toEqual([400, "INVALID_PASSKEY"]);
  });

  test("refuses an answer to the challenge with which a passkey is added", async () => {
    const { visitor, authenticator } = await member();
    await add(visitor, authenticator);
    const { data } = await visitor.call("user", "passkeyCreateStart", {});
    const { challenge } = data.publicKeyCredentialCreationOptions;
    const start = await visitor.call("user", "passkeyAuthenticateStart", {});
    const options = { ...start.data.publicKeyCredentialRequestOptions, challenge };
    const body = { credential: authenticator.get(options) };
    const finished = await visitor.call(
      "user",
      "passkeyAuthenticateFinish",
      { body },
      { bearer: data.grant },
    );
    expect(finished.status).toBe(401);
  });

  test("takes one answer to a challenge", async () => {
    const { visitor, authenticator } = await member();
    await add(visitor, authenticator);
    const { data } = await visitor.call("user", "passkeyAuthenticateStart", {});
    const credential = authenticator.get(data.publicKeyCredentialRequestOptions);
    const finish = () =>
      visitor.call("user", "passkeyAuthenticateFinish", { body: { credential } }, { bearer: data.grant });
    expect([(await finish()).status, (await finish()).status]).toEqual([200, 401]);
  });

  test("refuses a counter that did not grow, and takes the session's fresh proofs with it", async () => {
    const { visitor, authenticator } = await member();
    await add(visitor, authenticator);
    expect((await signIn(visitor, authenticator, { counter: 7 })).status).toBe(200);
    api.passTime({ minutes: 6 });
    await visitor.call("user", "stepUpWithPassword", { body: { password: PASSWORD } });
    expect((await visitor.call("user", "passkeyCreateStart", {})).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const cloned = await signIn(visitor, authenticator, { counter });
      expect(cloned.problem.code).toBe("INVALID_PASSKEY");
    }
    expect((await visitor.call("user", "passkeyCreateStart", {})).problem.code).toBe("STEP_UP_REQUIRED");
    expect((await signIn(visitor, authenticator, { counter: 8 })).status).toBe(200);
  });
});
