import type { OrderRow } from "../orders-repository.ts";
import type { StoredLine } from "../orders-tables.ts";

type Bought = Pick<OrderRow, "offer" | "lines" | "subscriptionId">;

/** What an order buys, plan by plan; most orders buy one. */
export function linesOf({ offer, lines, subscriptionId }: Bought): readonly StoredLine[] {
  return lines ?? [{ offer, seat: 0, subscriptionId }];
}

/** Names what an order buys, for its bill: each plan once, with how many of it where there are several. */
export function describeLines(order: Bought): string {
  const counts = new Map<string, number>();
  for (const { offer } of linesOf(order)) counts.set(offer.name, (counts.get(offer.name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(", ");
}
