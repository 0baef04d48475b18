import type { Market } from "../orders/prepare-shoppers.ts";

/** Lets the first shopper of a market buy the subscription that all others are copies of. */
export async function buyTemplate({ preparedUrl, shoppers, startNode }: Market): Promise<void> {
  const node = await startNode(preparedUrl);
  const [shopper] = shoppers;
  if (shopper === undefined) throw new Error("nobody was signed up");
  shopper.url = node.url;
  await shopper.buy("us-all-access-monthly");
  await node.stop();
}
