import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { CallInput, Order } from "@skywave/contract";
import type { CardDesk } from "../../system/card-desk.ts";
import { sendRequest } from "../../system/send-request.ts";
import { Shopper } from "../../system/shopper.ts";
import { ask } from "../../postgres/ask.ts";

const FOR_RADIO = "us-satellite-monthly";
/** Of another product than a trial, so that its owner can have one beside it. */
const MUSIC_FOR_RADIO = "us-satellite-music-monthly";
const FOR_STREAMING = "us-music-monthly";
const MAIL_LIMIT_IN_MILLISECONDS = 30_000;

/** What people with radios are made ready with. */
export interface RadioStage {
  url: string;
  cards: CardDesk;
  databaseUrl: string;
}

/** Somebody with a plan that is heard on a radio. */
export interface Listener {
  shopper: Shopper;
  subscriptionId: string;
  radioId: string;
}

/** What the press is made with that joins two accounts. */
export type JoinPress = CallInput<"user", "completeAccountJoin">;

/** A new car, on whose radio nobody has a plan. */
export async function buildCar(url: string): Promise<string> {
  const { content } = await sendRequest({
    method: "POST",
    url: `${url}/sandbox/api/garage`,
    text: JSON.stringify({ country: "US" }),
    headers: { "content-type": "application/json", "sxm-trace-id": randomUUID() },
  });
  const { radioId }: { radioId: string } = JSON.parse(content);
  return radioId;
}

/** A new car with the trial that its maker gave along; the secret of the link is for whoever claims it. */
export async function giveTrial(url: string): Promise<string> {
  const { headers } = await sendRequest({
    method: "GET",
    url: `${url}/sandbox/api/vehicle-trials`,
    text: undefined,
    headers: { "sxm-trace-id": randomUUID() },
  });
  const [, link] = /#([^&]+)/.exec(headers["location"] ?? "") ?? [];
  if (link === undefined) throw new Error("the maker gave no trial");
  return link;
}

const tokenOf = async (shopper: Shopper, radioId: string): Promise<string> =>
  (await shopper.done(["legacy", "validateDevice"], { body: { radioId } })).data.token;

export function claim(shopper: Shopper, magicLinkGrant: string, url = shopper.url) {
  return shopper.call(["user", "b2bTrialClaim"], { body: { magicLinkGrant } }, { url });
}

export const quoteForRadio = async (shopper: Shopper, radioId: string, offerId = FOR_RADIO): Promise<Order> =>
  shopper.done(["order", "createOrder"], {
    body: { newSubscription: { offerId, deviceId: await tokenOf(shopper, radioId) } },
  });

export const quoteMove = async ({ shopper, subscriptionId }: Listener, radioId: string): Promise<Order> =>
  shopper.done(["order", "createOrder"], {
    body: { radioTransfer: { subscriptionId, deviceId: await tokenOf(shopper, radioId) } },
  });

/** A plan for each of several radios, in one order. */
export const quoteForRadios = async (shopper: Shopper, radioIds: readonly string[]): Promise<Order> => {
  const lines = [];
  for (const radioId of radioIds)
    lines.push({ offerId: FOR_RADIO, quantity: 1, deviceId: await tokenOf(shopper, radioId) });
  return shopper.done(["order", "createOrder"], { body: { newSubscriptions: { lines } } });
};

/** A plan for the radio and one for streaming, in one order. */
export const quotePair = async (shopper: Shopper, radioId: string): Promise<Order> => {
  const lines = [
    { offerId: FOR_RADIO, quantity: 1, deviceId: await tokenOf(shopper, radioId) },
    { offerId: FOR_STREAMING, quantity: 1 },
  ];
  return shopper.done(["order", "createOrder"], { body: { newSubscriptions: { lines } } });
};

/** Makes somebody the owner of the trial of a new car. Returns its radio. */
export async function claimTrial({ url, databaseUrl }: RadioStage, shopper: Shopper): Promise<string> {
  const claimed = await claim(shopper, await giveTrial(url));
  if (!claimed.ok) throw new Error(`the trial was not claimed: ${JSON.stringify(claimed.problem)}`);
  const query = "select radio_id from radio_subscriptions where subscription_id = $1 and until is null";
  const [row] = await ask(databaseUrl, query, [claimed.data.subscriptionId]);
  return String(row?.["radio_id"]);
}

/** Somebody who pays for a plan that is heard in their car. */
export async function makeListener({ url, cards }: RadioStage): Promise<Listener> {
  const shopper = await Shopper.readyWithPassword(url, cards);
  const radioId = await buildCar(url);
  const quote = await quoteForRadio(shopper, radioId, MUSIC_FOR_RADIO);
  const bought = await shopper.confirm(quote.id, {});
  if (!bought.ok || bought.data.newSubscription === undefined)
    throw new Error(`a plan for ${radioId} was not sold: ${JSON.stringify(bought)}`);
  return { shopper, radioId, subscriptionId: bought.data.newSubscription.subscriptionId };
}

/** Names another account, types the code that its address was sent, and takes what is shown for the press. */
export async function prepareJoin(
  { databaseUrl }: RadioStage,
  keeper: Shopper,
  second: Shopper,
): Promise<JoinPress> {
  await ask(databaseUrl, "update identities set email_proved_at = now() where id = $1", [second.identityId]);
  const { joinId } = await keeper.done(["user", "startAccountJoin"], { body: { account: second.email } });
  const otp = await codeFor(second);
  const params = { joinId };
  const { version, cards } = await keeper.done(["user", "proveAccountJoin"], { params, body: { otp } });
  const [card] = cards;
  return { params, body: { version, ...(card !== undefined && { paymentMethodId: card.paymentMethodId }) } };
}

async function codeFor({ url, email }: Shopper): Promise<string> {
  const started = Date.now();
  while (Date.now() - started < MAIL_LIMIT_IN_MILLISECONDS) {
    const { content } = await sendRequest({
      method: "GET",
      url: `${url}/sandbox/api/inbox?to=${encodeURIComponent(email)}`,
      text: undefined,
      headers: { "sxm-trace-id": randomUUID() },
    });
    const { messages }: { messages: { text: string }[] } = JSON.parse(content);
    for (const { text } of messages) {
      const [code] = /\b\d{6}\b/.exec(text) ?? [];
      if (code !== undefined) return code;
    }
    await pause(100);
  }
  throw new Error(`${email} was sent no code`);
}
