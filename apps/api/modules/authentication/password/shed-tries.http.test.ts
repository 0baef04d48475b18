import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import { createPasswordHashes, type PasswordHashes } from "#platform/security/password-hashes.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { createCheckPassword } from "./check-password.ts";
import { createPasswordLocks } from "./password-locks.ts";
import { createPasswordLocksRepository } from "./password-locks-repository.ts";

// More than run and wait at once, so that the queue is full whoever comes.
const AT_ONCE = 60;
const CHECK = {
  passwordHash: null,
  password: "a wrong guess",
  deviceId: "dev_guesser",
  ipAddress: "10.0.0.1",
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Keeps a queue of hashes full until it is told to stop. */
function flood(hashes: PasswordHashes): () => Promise<void> {
  let isOn = true;
  const pump = async () => {
    while (isOn) {
      const isShed = await hashes.verify("flood", null).catch(() => true);
      if (isShed) await new Promise((resume) => setImmediate(resume));
    }
  };
  const pumps = Array.from({ length: AT_ONCE }, pump);
  return async () => {
    isOn = false;
    await Promise.all(pumps);
  };
}

describe("a try that was shed because too many came at once", () => {
  test("counts as no failure, neither of the account nor of the network", async () => {
    const hashes = createPasswordHashes();
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
    const stop = flood(hashes);
    for (let n = 0; n < 12; n += 1) await expect(tryFor("idn_shed")).rejects.toThrow("too many sign-ins");
    await stop();
    const failures = "select failures, failures_in_a_row as row from password_locks where identity_id";
    expect(await readRows(api, `${failures} = 'idn_shed'`)).toEqual([{ failures: "0", row: "0" }]);
    expect(taken).toEqual([]);
    expect((await tryFor("idn_shed")).ok).toBe(false);
    expect(await readRows(api, `${failures} = 'idn_shed'`)).toEqual([{ failures: "1", row: "1" }]);
  });
});
