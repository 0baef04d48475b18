import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningPostgres, startPostgres } from "../postgres/start-postgres.ts";
import { freePort } from "../system/free-port.ts";
import { sendRequest } from "../system/send-request.ts";
import type { Service } from "../system/service.ts";
import { Shopper } from "../system/shopper.ts";
import { openSystem, type System } from "../system/system.ts";

/** Workers look for jobs every half second. */
const LONGER_THAN_WORKERS_WAIT_IN_MILLISECONDS = 2_000;
const PATIENCE = { timeout: 60_000, interval: 250 };

let server: RunningPostgres;
let system: System;
beforeAll(async () => {
  [server, system] = await Promise.all([startPostgres(), openSystem()]);
  await server.createDatabase("apart");
}, 120_000);
afterAll(async () => {
  await system.stop();
  await server.stop();
});

async function mailsTo(address: string, { url }: Service): Promise<unknown[]> {
  const { content } = await sendRequest({
    method: "GET",
    url: `${url}/sandbox/api/inbox?to=${encodeURIComponent(address)}`,
    text: undefined,
    headers: { "sxm-trace-id": randomUUID() },
  });
  const inbox: { messages: unknown[] } = JSON.parse(content);
  return inbox.messages;
}

test("a node without background work sells, and another one on its database sends the mail", async () => {
  const databaseUrl = server.urlOf("apart");
  const calls = await system.startNode({ databaseUrl, env: { BACKGROUND_WORK: "off" } });
  const shopper = await Shopper.ready(calls.url, system.cards);
  await shopper.buy("us-all-access-monthly");
  await pause(LONGER_THAN_WORKERS_WAIT_IN_MILLISECONDS);
  expect(await mailsTo(shopper.email, calls)).toEqual([]);

  const behind = await system.startNode({ databaseUrl, port: await freePort() });
  await expect.poll(() => mailsTo(shopper.email, calls), PATIENCE).not.toEqual([]);
  await Promise.all([calls.stop(), behind.stop()]);
}, 240_000);
