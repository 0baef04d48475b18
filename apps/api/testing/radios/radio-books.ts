import { ledgerOf } from "../ledger-of.ts";
import type { TestApi } from "../open-test-api.ts";
import { readRows } from "../read-rows.ts";
import type { TestVisitor } from "../test-visitor.ts";

/** An amount of the wire in cents. */
export const cents = (amount: number): number => Math.round(amount * 100);

/** In cents, each charge that the processor has made for an order. */
export async function chargedFor(api: TestApi, orderId: string): Promise<number[]> {
  const ledger = await api.cards.ledger();
  return ledger
    .filter(({ metadata, status }) => metadata["orderId"] === orderId && status === "succeeded")
    .map(({ amount }) => amount);
}

/** A person's plans, and which of them belong together. */
export async function plansOf(visitor: TestVisitor) {
  return (await visitor.call("subscription", "listSubscriptions", {})).data;
}

/** Of the subscription that a radio is kept for or heard by; none of one that is free. */
export function subscriptionsOn(api: TestApi, radioId: string) {
  return readRows(
    api,
    `select subscription_id from radio_subscriptions where radio_id = '${radioId}' and until is null`,
  );
}

/** In cents, all of a person's accounts together: nought, where what was booked adds up. */
export async function ledgerSumOf(api: TestApi, identityId: string): Promise<number> {
  return Object.values(await ledgerOf(api, identityId)).reduce((sum, amount) => sum + amount, 0);
}
