import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../system/free-port.ts";
import { type Service, spawnService } from "../system/service.ts";
import { Shopper } from "../system/shopper.ts";
import { openSystem, type System } from "../system/system.ts";
import { judgePurchases } from "./judge-purchases.ts";
import { readBooks } from "./read-books.ts";

// Most of its time is the loading of the program, as most of the first one's is: who waited for the folder would need
// many times as long, however busy the machine is.
const MOST_STARTS = 4;

let system: System;
let first: Service;
let startInMilliseconds: number;

beforeAll(async () => {
  system = await openSystem();
  const started = performance.now();
  first = await system.startNode();
  startInMilliseconds = performance.now() - started;
}, 120_000);
afterAll(() => system.stop());

test("a second process on the embedded folder is refused at once, and the first loses nothing", async () => {
  const shopper = await Shopper.ready(first.url, system.cards);
  const order = await shopper.quote();
  const confirming = shopper.confirm(order.id, { key: randomUUID() });

  const started = performance.now();
  const second = spawnService(await system.nodeAt({ port: await freePort() }));
  const ending = await second.ended;
  expect(ending).toEqual({ code: 1, signal: null });
  expect(second.errors()).toContain("is in use by another process");
  expect(second.errors()).toContain("DATA_DIR");
  expect(performance.now() - started).toBeLessThan(MOST_STARTS * startInMilliseconds);

  expect((await confirming).ok).toBe(true);
  await first.stop();
  first = await system.startNode();
  const verdict = await judgePurchases(shopper, [order], await system.cards.chargesByOrder());
  expect(verdict.violations).toEqual([]);
  expect(verdict.confirmed.map(({ id }) => id)).toEqual([order.id]);
  // The judge itself: with a charge missing it must not be content.
  expect((await judgePurchases(shopper, [order], new Map())).violations).not.toEqual([]);
  await first.stop();
  expect(await readBooks({ folder: system.folder })).toEqual([]);
}, 120_000);
