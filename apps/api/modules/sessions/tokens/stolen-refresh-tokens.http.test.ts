import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { TestVisitor } from "#testing/test-visitor.ts";

// A campaign sets more; this dose runs with the other tests.
const REPLAYS = Number(process.env["SKYWAVE_REPLAYS"] ?? 2_000);
const REPLAYS_BY_FAMILY = 40;
const COOKIE = "skywave-person";

let api: TestApi;
let owner: TestVisitor;

beforeAll(async () => {
  api = await openTestApi();
  owner = await api.visitor();
  await owner.register("owner@example.com");
});
afterAll(() => api.close());

/** The same numbers at each run, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function newFamily(): Promise<TestVisitor> {
  const visitor = await api.visitor();
  const { data } = await visitor.call("user", "authenticatePassword", {
    body: { handle: "owner@example.com", password: "a quiet evening on the air" },
  });
  await visitor.exchange(data.grant);
  return visitor;
}

/** Refreshes with a secret; the new secret and access token, or undefined when it was refused. */
async function refreshWith(secret: string) {
  const bearer = new TestVisitor(api.app, { ipAddress: "10.9.9.9", country: "US" });
  bearer.cookies.set(COOKIE, secret);
  const answer = await bearer.call("user", "refresh", { body: {} });
  if (answer.status !== 200) return undefined;
  return { secret: bearer.cookies.get(COOKIE) ?? "", accessToken: answer.data.accessToken };
}

const opens = async (accessToken: string) =>
  (await owner.call("user", "getIdentity", {}, { bearer: accessToken })).status === 200;

describe("A stolen refresh token", () => {
  test(
    `ends its family in each of ${REPLAYS} replays among the owner's refreshes`,
    { timeout: 240_000 },
    async () => {
      for (let done = 0; done < REPLAYS; done += REPLAYS_BY_FAMILY) {
        const random = randomFrom(done + 1);
        const visitor = await newFamily();
        const secrets = [visitor.cookies.get(COOKIE) ?? ""];
        const accessTokens = [visitor.accessToken];
        const goOn = async () => {
          const next = await refreshWith(secrets.at(-1) ?? "");
          if (next === undefined) return;
          secrets.push(next.secret);
          accessTokens.push(next.accessToken);
        };
        const generations = 1 + random(6);
        for (let made = 0; made < generations; made += 1) {
          await goOn();
          if (random(2) === 0) api.passTime({ seconds: random(20) });
        }
        api.passTime({ seconds: 11 });
        expect(await opens(accessTokens.at(-1) ?? "")).toBe(true);

        // The thief has any but the current secret; the owner goes on at the same moments.
        const racing = Array.from({ length: REPLAYS_BY_FAMILY }, () => {
          const replay = refreshWith(secrets[random(generations)] ?? "");
          return random(4) === 0 ? Promise.all([replay, goOn()]) : replay;
        });
        const answers = await Promise.all(racing);
        const given = answers.flat().filter((answer) => answer !== undefined);

        for (const { secret, accessToken } of given) {
          secrets.push(secret);
          accessTokens.push(accessToken);
        }
        for (const token of new Set(accessTokens)) expect(await opens(token)).toBe(false);
        for (const secret of new Set(secrets)) expect(await refreshWith(secret)).toBeUndefined();
      }
    },
  );

  test("is not what an honest repeat within ten seconds is: it gets the same successor, also twenty at once", async () => {
    const visitor = await newFamily();
    const secret = visitor.cookies.get(COOKIE) ?? "";
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshWith(secret)));
    expect(new Set(answers.map((answer) => answer?.secret)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer?.accessToken)).size).toBe(1);
    api.passTime({ seconds: 9 });
    expect((await refreshWith(secret))?.secret).toBe(answers[0]?.secret);
    expect(await opens(answers[0]?.accessToken ?? "")).toBe(true);
    api.passTime({ seconds: 1 });
    expect(await refreshWith(secret)).toBeUndefined();
    expect(await opens(answers[0]?.accessToken ?? "")).toBe(false);
  });
});
