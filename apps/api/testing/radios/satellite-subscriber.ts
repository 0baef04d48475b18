import type { TestApi } from "../open-test-api.ts";
import { confirmOf, quoteOf } from "../money/subscribe.ts";
import { readRows } from "../read-rows.ts";
import type { TestVisitor } from "../test-visitor.ts";
import { makeRadio } from "./make-radio.ts";

export interface SatelliteSubscriber {
  visitor: TestVisitor;
  identityId: string;
  email: string;
  subscriptionId: string;
  radioId: string;
}

let people = 0;

/** Somebody with an account, an address and a card. */
export async function radioBuyer(
  api: TestApi,
  { card = "4242424242424242", state = "TX" } = {},
): Promise<Pick<SatelliteSubscriber, "visitor" | "identityId" | "email">> {
  const visitor = await api.visitor();
  people += 1;
  const email = `has-a-radio-${people}@example.com`;
  const identityId = await visitor.register(email);
  await visitor.addBilling(await api.cards.typeCard(card), state);
  return { visitor, identityId, email };
}

/** Somebody who has bought a plan for a radio of their own. */
export async function satelliteSubscriber(
  api: TestApi,
  { offerId = "us-satellite-monthly", card }: { offerId?: string; card?: string } = {},
): Promise<SatelliteSubscriber> {
  const { radioId } = await makeRadio(api);
  const buyer = await radioBuyer(api, card === undefined ? {} : { card });
  const { visitor } = buyer;
  const quote = await quoteOf(visitor, { offerId, deviceId: await tokenOf(visitor, radioId) });
  const confirmed = await confirmOf(visitor, quote.data.id);
  const subscriptionId = confirmed.data.newSubscription?.subscriptionId;
  if (subscriptionId === undefined) throw new Error(`completeOrder: ${JSON.stringify(confirmed.problem)}`);
  return { ...buyer, subscriptionId, radioId };
}

/** Looks a radio up, and returns what stands for it in this browser. */
export async function tokenOf(visitor: TestVisitor, radioId: string): Promise<string> {
  return (await visitor.call("legacy", "validateDevice", { body: { radioId } })).data.data.token;
}

/** Asks what it takes to move a plan to a radio that is looked up. */
export async function quoteMove(visitor: TestVisitor, subscriptionId: string, radioId: string) {
  const deviceId = await tokenOf(visitor, radioId);
  return quoteOf(visitor, { radioTransfer: { subscriptionId, deviceId } });
}

/** Whether a radio of the garage takes its channels from the sky. */
export async function plays(api: TestApi, radioId: string): Promise<boolean> {
  const [row] = await readRows(api, `select is_activated from local_radios where radio_id = '${radioId}'`);
  return row?.["is_activated"] === "true";
}

/** Which radio a subscription is heard on, and which one is kept for it while its move is paid for. */
export async function heardOn(api: TestApi, subscriptionId: string): Promise<[string, boolean][]> {
  const rows = await readRows(
    api,
    `select radio_id, is_moving_in from radio_subscriptions
     where subscription_id = '${subscriptionId}' and until is null order by is_moving_in`,
  );
  return rows.map((row) => [row["radio_id"] ?? "", row["is_moving_in"] === "true"]);
}
