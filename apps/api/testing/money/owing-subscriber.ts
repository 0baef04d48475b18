import type { TestApi } from "../open-test-api.ts";
import { buySubscription, type Purchase } from "../buy-subscription.ts";

/** Pays once, and is declined from then on. */
const NO_FUNDS_LATER = "4000000770000018";

/** Moves business time, and has all done that is due on the way. */
export async function moveClock(api: TestApi, advance: string): Promise<void> {
  const moved = await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance } });
  if (moved.statusCode !== 200) throw new Error(`the clock did not move: ${moved.body}`);
}

/** Somebody whose second month was not paid; their clock is the others' too. */
export async function owingSubscriber(api: TestApi): Promise<Purchase & { owed: number; invoiceId: string }> {
  const bought = await buySubscription(api, NO_FUNDS_LATER);
  await moveClock(api, "P1M");
  const { data } = await bought.visitor.call("billing", "getBalanceDue", {});
  const [invoice] = data.invoices;
  if (invoice === undefined) throw new Error("nothing is owed");
  return { ...bought, owed: data.amount, invoiceId: invoice.id };
}

export async function stateOf({ visitor }: Pick<Purchase, "visitor">): Promise<string | undefined> {
  const { data } = await visitor.call("subscription", "listSubscriptions", {});
  return data.subscriptions[0]?.state;
}
