import { randomUUID } from "node:crypto";
import { cp } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "../postgres/start-postgres.ts";
import { sendRequest } from "../system/send-request.ts";
import { Shopper } from "../system/shopper.ts";
import { makeSmallDisk, mayMakeDisk } from "../system/small-disk.ts";
import { type NodeOptions, openSystem, type System } from "../system/system.ts";
import { judgePurchases } from "./judge-purchases.ts";

const DISK_IN_MEGABYTES = 200;
const PATIENCE = { timeout: 30_000, interval: 100 };

let system: System;
beforeAll(async () => {
  system = await openSystem();
}, 120_000);
afterAll(() => system.stop());

const ONE_GOOD_PURCHASE = { violations: [], confirmed: 1, code: 0 };

/** Fills the disk of the database, and empties it, while somebody buys; hands back what became of it. */
async function buyOnFullDisk(place: NodeOptions, disk: { fill(): void; free(): void }) {
  const node = await system.startNode(place);
  const shopper = await Shopper.ready(node.url, system.cards);
  const [key, order] = [randomUUID(), await shopper.quote()];
  const quoting = shopper.requestOf(["order", "createOrder"], { body: { offerId: "us-music-monthly" } });
  const quote = async () => {
    const { status, headers } = await sendRequest(quoting);
    return { status, isTimeNamed: Number(headers["retry-after"]) > 0 };
  };

  disk.fill();
  await expect.poll(quote, PATIENCE).toEqual({ status: 503, isTimeNamed: true });
  expect(await shopper.subscriptions()).toEqual([]);
  // A server still has room for some rows; whatever comes of it, it is charged once.
  await shopper.confirm(order.id, { key });

  disk.free();
  await expect.poll(quote, PATIENCE).toMatchObject({ status: 201 });
  await expect.poll(() => shopper.confirm(order.id, { key }), PATIENCE).toMatchObject({ ok: true });
  const charges = await system.cards.chargesByOrder();
  const { violations, confirmed } = await judgePurchases(shopper, [order], charges);
  const { code } = await node.stop();
  return { violations, confirmed: confirmed.length, code };
}

describe.runIf(mayMakeDisk())("while the disk of the database is full", () => {
  test("the embedded one is read, takes no order, and says when to come back", async () => {
    const disk = makeSmallDisk(DISK_IN_MEGABYTES);
    try {
      await cp(system.folder, disk.folder, { recursive: true });
      expect(await buyOnFullDisk({ folder: disk.folder }, disk)).toEqual(ONE_GOOD_PURCHASE);
    } finally {
      disk.remove();
    }
  }, 240_000);

  test("a server's is read, takes no order, and says when to come back", async () => {
    const disk = makeSmallDisk(DISK_IN_MEGABYTES);
    const server = await startPostgres({ tables: disk.folder });
    try {
      await server.createDatabase("skywave");
      const databaseUrl = server.urlOf("skywave");
      expect(await buyOnFullDisk({ databaseUrl }, disk)).toEqual(ONE_GOOD_PURCHASE);
    } finally {
      await server.stop();
      disk.remove();
    }
  }, 240_000);
});
