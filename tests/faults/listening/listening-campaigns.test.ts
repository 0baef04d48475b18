import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../system/free-port.ts";
import { type RunningPostgres, startPostgres } from "../../postgres/start-postgres.ts";
import type { Service } from "../../system/service.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem, type System } from "../../system/system.ts";
import { openUnfairAsks, tryKeys } from "./key-tries.ts";
import { openDevices, raceForStreams } from "./stream-races.ts";

const ROUNDS = 10;
const TRIES = 400;

let server: RunningPostgres;
let system: System;
let nodes: Service[];
beforeAll(async () => {
  server = await startPostgres({ isDurable: true });
  system = await openSystem();
  await server.createDatabase("listening");
  const databaseUrl = server.urlOf("listening");
  nodes = [
    await system.startNode({ databaseUrl }),
    await system.startNode({ databaseUrl, port: await freePort() }),
  ];
}, 120_000);
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await system.stop();
  await server.stop();
});

const first = () => nodes[0]?.url ?? "";

test("of four devices that press play at once over two nodes three have a key, each time", async () => {
  const devices = await openDevices(await Shopper.readyWithPassword(first(), system.cards));
  const urls = nodes.map(({ url }) => url);
  expect([...(await raceForStreams(devices, { urls, rounds: ROUNDS }))]).toEqual([[3, ROUNDS]]);
}, 120_000);

test("nobody has a key who plays nothing, may not hear it, has left, or guesses", async () => {
  const found = await tryKeys(await openUnfairAsks(first(), system.cards), TRIES);
  expect([...found.values()].every(({ tries }) => tries === TRIES / found.size)).toBe(true);
  expect([...found].filter(([, { keys }]) => keys > 0)).toEqual([]);
}, 120_000);
