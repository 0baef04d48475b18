import { afterAll, beforeAll, expect, test } from "vitest";
import type { Service } from "../../system/service.ts";
import { openSystem, type System } from "../../system/system.ts";
import { ask } from "../../postgres/ask.ts";
import { type CampaignDatabase, openCampaignDatabase } from "../campaign-database.ts";
import { beginningOf, judgeRadios } from "./judge-radios.ts";
import { buildCar, type Listener, makeListener } from "./radio-desk.ts";

let server: CampaignDatabase;
let system: System;
let node: Service;
let databaseUrl = "";
let begun: readonly unknown[] = [];

beforeAll(async () => {
  server = await openCampaignDatabase("postgres");
  system = await openSystem();
  databaseUrl = (await server.newDatabaseUrl()) ?? "";
  node = await system.startNode({ databaseUrl });
  begun = await beginningOf(databaseUrl);
}, 120_000);
afterAll(async () => {
  await node.stop();
  await system.stop();
  await server.stop();
});

const listener = () => makeListener({ url: node.url, cards: system.cards, databaseUrl });

/** What is done to the rows behind the product's back, and what the judge says of it. */
const TAMPERINGS: readonly [string, (whose: Listener, free: string) => string][] = [
  [
    "a radio is paid for and silent",
    ({ radioId }) => `update local_radios set is_activated = false where radio_id = '${radioId}'`,
  ],
  [
    "a radio plays and is not paid for",
    (_whose, free) => `update local_radios set is_activated = true where radio_id = '${free}'`,
  ],
  [
    "a radio is kept for somebody else than whose plan is heard on it",
    ({ radioId }) =>
      `update radio_subscriptions set identity_id = 'of-another' where radio_id = '${radioId}'`,
  ],
  [
    "a plan for a radio is heard nowhere",
    ({ radioId }) => `update radio_subscriptions set until = now() where radio_id = '${radioId}'`,
  ],
  [
    "a move was begun and neither done nor taken back",
    ({ shopper, subscriptionId }, free) =>
      `insert into radio_subscriptions (id, identity_id, subscription_id, radio_id, since, is_moving_in)
       values ('moving', '${shopper.identityId}', '${subscriptionId}', '${free}', now(), true)`,
  ],
  [
    "a plan is heard on two radios",
    ({ shopper, subscriptionId }, free) =>
      `drop index radio_subscriptions_one_radio;
       insert into radio_subscriptions (id, identity_id, subscription_id, radio_id, since)
       values ('second', '${shopper.identityId}', '${subscriptionId}', '${free}', now())`,
  ],
  [
    "a radio has two owners",
    ({ shopper, radioId }) =>
      `drop index radio_subscriptions_one_subscription;
       insert into radio_subscriptions (id, identity_id, subscription_id, radio_id, since)
       values ('other', '${shopper.identityId}', 'sub_of_another', '${radioId}', now())`,
  ],
  [
    "an account that is a part of another one has a plan",
    ({ shopper }) =>
      `insert into joined_accounts (identity_id, keeper_id, join_id, account_number, joined_at, plan_count, balance_in_cents)
       values ('${shopper.identityId}', 'keeper', 'join', '1', now(), 1, 0)`,
  ],
  [
    "somebody was charged for what they did not get",
    ({ shopper }) => `update orders set state = 'quoted' where identity_id = '${shopper.identityId}'`,
  ],
  [
    "an order for several plans was had in part",
    ({ shopper }) =>
      `update orders set lines = '[{"subscriptionId": "sub_none"}]' where identity_id = '${shopper.identityId}'`,
  ],
  [
    "a subscription was reserved or held for an order that is over",
    ({ subscriptionId }) => `update subscriptions set held_by = 'ord_none' where id = '${subscriptionId}'`,
  ],
];

test("the judge finds nothing of a plan that was bought and plays, and whatever is then changed behind its back", async () => {
  const people = await Promise.all(TAMPERINGS.map(listener));
  expect(await judgeRadios(databaseUrl, begun)).toEqual([]);
  for (const [place, [what, tamper]] of TAMPERINGS.entries()) {
    const whose = people[place];
    if (whose === undefined) throw new Error("there is nobody to do it to");
    expect(await judgeRadios(databaseUrl, begun, 0)).not.toContainEqual(expect.stringContaining(`${what}:`));
    await ask(databaseUrl, tamper(whose, await buildCar(node.url)));
    expect(await judgeRadios(databaseUrl, begun, 0)).toContainEqual(expect.stringContaining(`${what}:`));
  }
}, 180_000);
