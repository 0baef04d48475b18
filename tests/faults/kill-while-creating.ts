import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { spawnService } from "../system/service.ts";
import { Shopper } from "../system/shopper.ts";
import type { NodeOptions, System } from "../system/system.ts";
import { judgePurchases } from "./judge-purchases.ts";

const EARLIEST_IN_MILLISECONDS = 300;

/**
 * Kills the API while it makes its database for the first time, up to the moment given, and starts it again on
 * what is left: it has to come up and sell.
 */
export async function killWhileCreating(
  system: System,
  latestInMilliseconds: number,
  options: (folder: string) => Promise<NodeOptions>,
): Promise<string[]> {
  const folder = await mkdtemp(join(system.folder, "created-"));
  const node = { ...(await options(folder)), folder };
  const first = spawnService(await system.nodeAt(node));
  await pause(EARLIEST_IN_MILLISECONDS + Math.random() * (latestInMilliseconds - EARLIEST_IN_MILLISECONDS));
  await first.kill();
  const second = await system.startNode(node);
  try {
    const shopper = await Shopper.ready(second.url, system.cards);
    const order = await shopper.quote();
    await shopper.confirm(order.id, { key: randomUUID() });
    const charges = await system.cards.chargesByOrder();
    const { confirmed, violations } = await judgePurchases(shopper, [order], charges);
    return confirmed.length === 1
      ? violations
      : [...violations, `${order.id} was not confirmed on a new database`];
  } finally {
    await second.stop();
  }
}
