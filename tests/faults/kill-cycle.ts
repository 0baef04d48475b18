import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Order } from "@skywave/contract";
import { type Service, startUnlessKilled, wasKilled } from "../system/service.ts";
import { Shopper } from "../system/shopper.ts";
import type { NodeOptions, System } from "../system/system.ts";
import type { Kill } from "./kill-plan.ts";

const CRASH_LIMIT_IN_MILLISECONDS = 15_000;
const TRIES = 5;

/** An order whose confirming call was cut off. */
export interface CutOrder {
  shopper: Shopper;
  order: Order;
  /** The client's key; it repeats the call under it. */
  key: string;
  kill: Kill;
  /** The answer, when it came before the kill: a promise that has to hold. */
  answer: Order | undefined;
}

/** Starts the API, lets somebody confirm an order, and kills the API while it does. */
export async function killWhileConfirming(
  system: System,
  kill: Kill,
  options: NodeOptions,
): Promise<CutOrder> {
  const crash = kill.kind === "point" ? { crashAt: kill.crashAt } : {};
  for (let tries = 1; ; tries += 1) {
    const ready = await readyShopper(system, { ...options, ...crash }, kill);
    if (ready !== undefined) return cutOff(ready.node, kill, ready);
    // The job that settles earlier orders met the same crash point first. That is one kill more, and no harm.
    if (tries === TRIES) throw new Error(`the API died ${TRIES} times before its order was confirmed`);
  }
}

/** Somebody with a quote on a node of their own; undefined when that was killed meanwhile. */
async function readyShopper(system: System, options: NodeOptions, { isForSeveral }: Kill) {
  const node = await startUnlessKilled(await system.nodeAt(options));
  if (node === undefined) return undefined;
  try {
    const shopper = await Shopper.ready(node.url, system.cards);
    return { node, shopper, order: await (isForSeveral ? shopper.quoteSeveral() : shopper.quote()) };
  } catch (cause) {
    if (await wasKilled(node)) return undefined;
    throw cause;
  }
}

async function cutOff(
  node: Service,
  kill: Kill,
  { shopper, order }: { shopper: Shopper; order: Order },
): Promise<CutOrder> {
  const key = randomUUID();
  const answering = shopper.confirm(order.id, { key }).then(
    (answer) => (answer.ok && answer.data.status === "confirmed" ? answer.data : undefined),
    // The connection was lost with the process, as it was meant to be.
    () => undefined,
  );
  if (kill.kind === "moment") {
    await pause(kill.afterMilliseconds);
    await node.kill();
  } else {
    await untilCrashed(node, kill.crashAt);
  }
  return { shopper, order, key, kill, answer: await answering };
}

async function untilCrashed(node: Service, crashAt: string): Promise<void> {
  const ending = await Promise.race([node.ended, pause(CRASH_LIMIT_IN_MILLISECONDS, undefined)]);
  if (ending?.signal === "SIGKILL") return;
  await node.kill();
  throw new Error(
    `the API did not die at ${crashAt}: ${ending === undefined ? "it lived on" : `it ended with ${ending.code}`}`,
  );
}
