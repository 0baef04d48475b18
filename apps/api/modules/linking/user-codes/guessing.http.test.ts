import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "#build.ts";
import { readConfig } from "#config.ts";
import { createClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { openServerDatabase } from "#platform/database/open-server-database.ts";
import { createStripeCardProcessor } from "#providers/card-processor/stripe/stripe-card-processor.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { TestVisitor } from "#testing/test-visitor.ts";
import { randomUserCode } from "./user-code.ts";
import { PRODUCTION } from "#testing/production.ts";

// A campaign sets more; this dose runs with the other tests.
const GUESSES = Number(process.env["SKYWAVE_GUESSES"] ?? 240);
const SESSIONS = 12;
const ATTACKER_ADDRESS = "203.0.113.7";
const SECRET_KEY = "a-key-for-tests-of-forty-characters-long";

let api: TestApi;
let nodes: FastifyInstance[];

/** A node beside the first, on the same database: its own connections on a server, a restart on the embedded one. */
async function anotherNode(): Promise<FastifyInstance> {
  const { driver } = api.database;
  const database: Database =
    driver.kind === "server"
      ? await openServerDatabase(driver.url, 4)
      : { ...api.database, close: () => Promise.resolve() };
  const node = await build({
    config: readConfig({
      LOG_LEVEL: "silent",
      SOUND_LIBRARY: "asked",
      CARD_PROCESSOR_URL: api.cards.url,
      ...PRODUCTION,
    }),
    database,
    outside: {
      cardProcessor: createStripeCardProcessor({ secretKey: "sk_test_unit", timeoutInMilliseconds: 1_500 }),
    },
    secretKey: SECRET_KEY,
    clock: createClock(BILLING_TIME_ZONE, () => Temporal.Instant.from("2026-03-10T15:00:00Z")),
  });
  await node.ready();
  return node;
}

beforeAll(async () => {
  api = await openTestApi(PRODUCTION);
  nodes = [api.app, await anotherNode()];
});
afterAll(async () => {
  for (const node of nodes.slice(1)) await node.close();
  await api.close();
});

/** The same browser, by way of another node. */
function through(node: FastifyInstance, visitor: TestVisitor): TestVisitor {
  const same = new TestVisitor(node, { ipAddress: ATTACKER_ADDRESS, country: "US" });
  same.accessToken = visitor.accessToken;
  return same;
}

describe("Guessing codes of devices", () => {
  test(
    "gets twenty tries an hour from an address, over two nodes and a restart, and hits nothing",
    { timeout: 120_000 },
    async () => {
      for (let made = 0; made < 20; made += 1) {
        const device = await api.visitor();
        await device.call(
          "user",
          "userCodeGenerate",
          { query: {}, body: {} },
          { bearer: device.deviceGrant },
        );
      }
      const attackers: TestVisitor[] = [];
      for (let made = 0; made < SESSIONS; made += 1) {
        const attacker = await api.visitor();
        await attacker.register(`attacker-${made}@example.com`);
        attackers.push(attacker);
      }
      const guessAll = (count: number) =>
        Promise.all(
          Array.from({ length: count }, (_all, turn) => {
            const [node, attacker] = [nodes[turn % nodes.length], attackers[turn % SESSIONS]];
            if (node === undefined || attacker === undefined) throw new Error("no node or attacker");
            return through(node, attacker).call("user", "userCodeAuthorize", {
              body: { userCode: randomUserCode() },
            });
          }),
        );
      const answers = await guessAll(GUESSES);
      nodes.push(await anotherNode());
      answers.push(...(await guessAll(60)));

      const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect(counted(200)).toBe(0);
      expect(counted(400)).toBe(20);
      expect(counted(429)).toBe(GUESSES + 60 - 20);
    },
  );
});
