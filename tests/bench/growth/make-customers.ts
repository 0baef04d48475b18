import { randomBytes } from "node:crypto";
import pg from "pg";
import { Shopper } from "../../system/shopper.ts";
import { inParallel } from "../in-parallel.ts";
import { prepareSenders, type Sender } from "../ingest/senders.ts";
import type { Market } from "../orders/prepare-shoppers.ts";

const MONTHS_OF_HISTORY = 24;
const SENDERS = 4;
const AT_ONCE = 4;

/** How many people `makeCustomers` needs to be signed up. */
export const SHOPPERS = 3;

/** Who there is in the database that is copied, each made by the product's own calls. */
export interface Customers {
  /** Whose rows the others are copies of: one bought a plan that is renewed each month, one a plan of a year. */
  monthly: Shopper;
  annual: Shopper;
  /** Under which the latter signed up. */
  annualEmailAddress: string;
  /** Somebody with two years of bills. */
  regular: Shopper;
  /** Those who look customers up: each may do so a few times an hour. */
  visitors: Shopper[];
  /** Those whose browsers send events. */
  senders: Sender[];
}

/** Signs everybody up and lets them do what customers do. */
export async function makeCustomers(market: Market, visitorCount: number): Promise<Customers> {
  const [monthly, annual, regular] = market.shoppers;
  if (monthly === undefined || annual === undefined || regular === undefined)
    throw new Error(`the market has ${SHOPPERS} shoppers`);
  const node = await market.startNode(market.preparedUrl);
  await subscribe(monthly, node.url, "us-all-access-monthly");
  await subscribe(annual, node.url, "us-all-access-annual");
  await subscribe(regular, node.url, "us-all-access-monthly");
  for (const model of [monthly, annual]) await sendEvents(model, market.preparedUrl);
  const annualEmailAddress = await emailAddressOf(annual);
  await liveThrough(regular, MONTHS_OF_HISTORY);
  const visitors = await inParallel(Array.from({ length: visitorCount }), AT_ONCE, () =>
    Shopper.visiting(node.url),
  );
  const senders = await prepareSenders(node.url, SENDERS);
  await node.stop();
  return { monthly, annual, annualEmailAddress, regular, visitors, senders };
}

async function subscribe(shopper: Shopper, url: string, offerId: string): Promise<void> {
  shopper.url = url;
  await shopper.buy(offerId);
  // Whoever opens the account page has a number from then on.
  await shopper.done(["user", "getAccount"], {});
  await shopper.done(["billing", "getBalanceDue"], {});
}

async function emailAddressOf(shopper: Shopper): Promise<string> {
  const { handle } = await shopper.done(["user", "getIdentity"], {});
  return handle.emailAddress ?? "";
}

/** An event of each kind, with ids of the form that the product's own ids have. */
async function sendEvents(shopper: Shopper, databaseUrl: string): Promise<void> {
  const time = Date.now();
  const event = () => ({
    eventId: `evt_${randomBytes(10).toString("hex")}`,
    eventName: "page_view",
    time,
    logicalClock: [time, 1] satisfies [number, number],
    attributes: { page: "/account/plans" },
  });
  const eventTokenId = `${await sessionOf(shopper.identityId, databaseUrl)}.1`;
  await shopper.done(["userEvent", "submitUserEvents"], { body: { events: [{ ...event(), eventTokenId }] } });
  const readings = {
    appId: "web",
    isTest: false,
    systemClockTime: time,
    internalClockTime: time,
    clockAdjustment: 0,
    averageLatency: 30,
    usingClock: "internal",
  } as const;
  await shopper.done(["telemetry", "submitTelemetryEvents"], {
    body: { events: [{ ...event(), ...readings }] },
  });
}

async function sessionOf(identityId: string, databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select id from sessions where identity_id = $1", [identityId]);
  await client.end();
  return String(rows[0]?.id);
}

/** Moves one person's clock, day by day on which something is due. */
async function liveThrough(shopper: Shopper, months: number): Promise<void> {
  const who = await emailAddressOf(shopper);
  const response = await fetch(`${shopper.url}/sandbox/api/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shopper.url, "sxm-trace-id": "growth" },
    body: JSON.stringify({ advance: `P${months}M`, who }),
  });
  if (!response.ok) throw new Error(`the clock did not move: ${response.status} ${await response.text()}`);
}
