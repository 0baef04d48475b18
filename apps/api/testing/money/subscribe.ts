import type { CallInput } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { TestApi } from "../open-test-api.ts";
import type { TestVisitor } from "../test-visitor.ts";

export interface Subscriber {
  visitor: TestVisitor;
  identityId: string;
  subscriptionId: string;
  email: string;
}

type OrderBody = NonNullable<CallInput<"order", "createOrder">["body"]>;

let people = 0;

/** Somebody new with a subscription of their own. */
export async function subscribe(
  api: TestApi,
  offerId: string,
  {
    card = "4242424242424242",
    country = "US",
    state,
    locale,
    host,
  }: Partial<Record<"card" | "state" | "host", string>> & { country?: "US" | "CA"; locale?: Locale } = {},
): Promise<Subscriber> {
  const visitor = await api.visitor({ country, ...(host !== undefined && { host }) });
  people += 1;
  const email = `subscriber${people}.${process.pid}@example.com`;
  const identityId = await visitor.register(email, undefined, locale);
  await visitor.addBilling(await api.cards.typeCard(card), state);
  const order = await quoteOf(visitor, { offerId });
  const confirmed = await confirmOf(visitor, order.data.id);
  const subscriptionId = confirmed.data.newSubscription?.subscriptionId;
  if (subscriptionId === undefined) throw new Error(`completeOrder: ${JSON.stringify(confirmed.problem)}`);
  return { visitor, identityId, subscriptionId, email };
}

/** Asks for a quote. */
export function quoteOf(visitor: TestVisitor, body: OrderBody) {
  return visitor.call("order", "createOrder", { body });
}

/** Confirms a quote, with a key or without. */
export function confirmOf(visitor: TestVisitor, orderId: string, key?: string) {
  const options = key === undefined ? {} : { headers: { "idempotency-key": key } };
  return visitor.call("order", "completeOrder", { params: { orderId }, body: {} }, options);
}
