import { randomUUID } from "node:crypto";
import type { Shopper } from "../../system/shopper.ts";
import { inParallel } from "../in-parallel.ts";

/** One quote and its confirmation; returns the order's ID. */
export async function sell(shopper: Shopper, url: string): Promise<string> {
  shopper.url = url;
  const order = await shopper.quote();
  await confirmOrder(shopper, order.id);
  return order.id;
}

/** Confirms a quoted order; returns how long the answer took, in milliseconds. */
export async function confirmOrder(shopper: Shopper, orderId: string): Promise<number> {
  const answer = await shopper.confirm(orderId, { key: randomUUID() });
  if (answer.ok && answer.data.status === "confirmed") return answer.milliseconds;
  throw new Error(`a measured order was not confirmed: ${JSON.stringify(answer)}`);
}

/** Sells to everybody once; returns flows per second, from the quote to the confirmed order. */
export async function sellToAll(
  shoppers: readonly Shopper[],
  { urlFor, atOnce }: { urlFor: (index: number) => string; atOnce: number },
): Promise<number> {
  const started = performance.now();
  await inParallel(shoppers, atOnce, (shopper, index) => sell(shopper, urlFor(index)));
  return (shoppers.length / (performance.now() - started)) * 1000;
}
