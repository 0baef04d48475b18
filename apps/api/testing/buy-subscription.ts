import type { WalletKind } from "@skywave/domain/billing/wallet-kind";
import type { TestApi } from "./open-test-api.ts";
import type { TestVisitor } from "./test-visitor.ts";

export interface Purchase {
  visitor: TestVisitor;
  identityId: string;
  billingProfileId: string;
  paymentMethodId: string;
  orderId: string;
  /** The key of the payment. */
  paymentId: string;
  amountInCents: number;
}

let people = 0;

/** Somebody who has bought a month of streaming with a card. */
export async function buySubscription(
  api: TestApi,
  card = "4242424242424242",
  wallet?: WalletKind,
): Promise<Purchase> {
  const visitor = await api.visitor();
  people += 1;
  const identityId = await visitor.register(`purchase${people}.${process.pid}@example.com`);
  const paymentMethodId = await api.cards.typeCard(card, wallet);
  const profile = await visitor.addBilling(paymentMethodId);
  if (profile.status !== 201) throw new Error(`createBillingProfile: ${JSON.stringify(profile.problem)}`);
  const order = await visitor.call("order", "createOrder", { body: { offerId: "us-all-access-monthly" } });
  if (order.status !== 201) throw new Error(`createOrder: ${JSON.stringify(order.problem)}`);
  const orderId = order.data.id;
  await visitor.call("order", "completeOrder", { params: { orderId }, body: {} });
  const total = order.data.charges.oneTimeCharge[0]?.lines.total ?? 0;
  return {
    visitor,
    identityId,
    billingProfileId: profile.data.id,
    paymentMethodId,
    orderId,
    paymentId: `order:${orderId}:1`,
    amountInCents: Math.round(total * 100),
  };
}
