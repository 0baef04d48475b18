import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import type { StoredCharge } from "#modules/books/index.ts";
import type { OrdersRepository } from "../order/orders-repository.ts";
import { nameOfLine } from "../order/name-of-line.ts";
import type { StoredLine } from "../order/orders-tables.ts";

/** What was bought by an order, as its confirmation tells it. */
export interface Purchase {
  /** Names all of its plans in one line. */
  description: string;
  /** In the order of their charges; of one plan, `isSeveral` is false. */
  plans: readonly Offer[];
  isSeveral: boolean;
  currency: Offer["currency"];
  startsOn: Temporal.PlainDate;
  serviceAddress: Address;
  /** What was due on the day. */
  charges: readonly StoredCharge[];
  dueNowInCents: number;
  /** Balance or a gift card paid of it. */
  isFunded: boolean;
}

export type FindPurchase = (identityId: string, orderId: string) => Promise<Purchase | undefined>;

/** Finds what was bought by an order; one that changes a subscription is no purchase. */
export function createFindPurchase(orders: Pick<OrdersRepository, "find">): FindPurchase {
  return async (identityId, orderId) => {
    const order = await orders.find(identityId, orderId);
    if (order === undefined || "change" in order) return undefined;
    // A plan that begins later, when a trial ends, has a mail of its own.
    const lines = "lines" in order ? order.lines.filter(({ follows }) => follows === undefined) : [];
    return {
      description: describePlans(lines.length === 0 ? [order] : lines),
      plans: lines.length === 0 ? [order.offer] : lines.map(underItsName),
      isSeveral: lines.length > 1,
      currency: order.offer.currency,
      startsOn: order.startsOn,
      serviceAddress: order.serviceAddress,
      charges: order.charges.oneTimeCharge,
      dueNowInCents: order.dueNowInCents,
      isFunded: order.funding !== null,
    };
  };
}

/** Two plans of one name are told apart by their radios. */
function underItsName(line: StoredLine): Offer {
  return { ...line.offer, name: nameOfLine(line) };
}

/** Names what is bought, for bills and mails: each plan once, with how many of it where there are several. */
export function describePlans(plans: readonly Pick<StoredLine, "offer">[]): string {
  const counts = new Map<string, number>();
  for (const { offer } of plans) counts.set(offer.name, (counts.get(offer.name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(", ");
}
