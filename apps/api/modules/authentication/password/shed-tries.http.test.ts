import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import { createPasswordHashes } from "#platform/security/password-hashes.ts";
import { floodHashes } from "#testing/flood-hashes.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createCheckPassword } from "./check-password.ts";
import { createPasswordLocks } from "./password-locks.ts";
import { createPasswordLocksRepository } from "./password-locks-repository.ts";

const CHECK = {
  passwordHash: null,
  password: "a wrong guess",
  deviceId: "dev_guesser",
  ipAddress: "10.0.0.1",
};

const PASSWORD = "a quiet evening on the air";
/** Of the node, which the tests keep busy. */
const hashes = createPasswordHashes();

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, { hashes });
});
afterAll(() => api.close());

/** Each call by which somebody sets, changes or shows a password. */
const HASHING: readonly [string, (visitor: TestVisitor, email: string) => Promise<{ status: number }>][] = [
  [
    "authenticatePassword",
    (visitor, handle) =>
      visitor.call("user", "authenticatePassword", { body: { handle, password: PASSWORD } }),
  ],
  [
    "logIn",
    (visitor, username) => visitor.call("legacy", "logIn", { body: { username, password: PASSWORD } }),
  ],
  [
    "stepUpWithPassword",
    (visitor) => visitor.call("user", "stepUpWithPassword", { body: { password: PASSWORD } }),
  ],
  [
    "changePassword",
    (visitor) =>
      visitor.call("user", "changePassword", { body: { newPassword: "seven green lamps at sea" } }),
  ],
  [
    "updateAccountPassword",
    (visitor) =>
      visitor.call("legacy", "updateAccountPassword", {
        body: { oldPassword: PASSWORD, newPassword: "seven green lamps at sea" },
      }),
  ],
  [
    "setStreamingCredentials",
    (visitor, email) =>
      visitor.call("user", "setStreamingCredentials", {
        body: { username: email.replace("@", "."), newPassword: "seven green lamps at sea" },
      }),
  ],
  [
    "updateStreaming",
    (visitor, email) =>
      visitor.call("legacy", "updateStreaming", {
        body: { username: email.replace("@", "."), newPassword: "seven green lamps at sea" },
      }),
  ],
];

describe("a call that has to wait for too many others", () => {
  test.each(HASHING)("is asked to come again, and does its work then: %s", async (name, ask) => {
    const email = `waits-for-${name.toLowerCase()}@example.com`;
    const visitor = await api.visitor();
    await visitor.register(email, PASSWORD);
    const stop = floodHashes(hashes);
    try {
      const shed = await ask(visitor, email);
      expect(shed).toMatchObject({ status: 503, headers: { "retry-after": expect.stringMatching(/^\d+$/) } });
    } finally {
      await stop();
    }
    expect((await ask(visitor, email)).status).toBeLessThan(300);
  });
});

describe("a try that was shed because too many came at once", () => {
  test("counts as no failure, neither of the account nor of the network", async () => {
    const clock = createClock("UTC", () => Temporal.Instant.from("2026-03-10T15:00:00Z"));
    const repository = createPasswordLocksRepository(api.database);
    const taken: string[] = [];
    const checkPassword = createCheckPassword({
      hashes,
      limits: {
        hold: async (limit) => {
          taken.push(limit);
          return undefined;
        },
        giveBack: async () => {
          taken.pop();
        },
      },
      locks: createPasswordLocks({ repository, database: api.database, clock }),
      isKnownDevice: async () => false,
    });
    const tryFor = (identityId: string) => checkPassword({ ...CHECK, identityId });
    const stop = floodHashes(hashes);
    for (let n = 0; n < 12; n += 1) await expect(tryFor("idn_shed")).rejects.toThrow("too many sign-ins");
    await stop();
    const failures = "select failures, failures_in_a_row as row from password_locks where identity_id";
    expect(await readRows(api, `${failures} = 'idn_shed'`)).toEqual([{ failures: "0", row: "0" }]);
    expect(taken).toEqual([]);
    expect((await tryFor("idn_shed")).ok).toBe(false);
    expect(await readRows(api, `${failures} = 'idn_shed'`)).toEqual([{ failures: "1", row: "1" }]);
  });
});
