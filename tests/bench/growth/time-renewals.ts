import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Market } from "../orders/prepare-shoppers.ts";
import { MONTHLY_ONE_IN } from "./grow-database.ts";
import { type Growth, growthOf } from "./time-calls.ts";
import { withClient } from "../with-client.ts";

// The longest month, and a day for the hours by which the billing day is behind.
const DUE_IN_MILLISECONDS = 32 * 24 * 60 * 60 * 1000;
const LOOK_EVERY_MILLISECONDS = 20;
/** Of those that are due among few, in each round: the first are not measured, since the node has just been started. */
const UNMEASURED_SHARE = 0.3;
const MEASURED_SHARE = 0.6;

interface Options {
  fewUrl: string;
  manyUrl: string;
  /** How many subscriptions there are in the smaller database. */
  few: number;
  rounds: number;
}

/**
 * What a renewal costs a node while a tenth of all subscriptions is due: the same number of them among few and among
 * many, by turns, each time by a node that has just been started.
 */
export async function timeRenewals(market: Market, options: Options): Promise<Growth> {
  const { fewUrl, manyUrl, rounds } = options;
  const due = options.few / MONTHLY_ONE_IN;
  const few: number[] = [];
  const many: number[] = [];
  await makeDue(fewUrl);
  await makeDue(manyUrl);
  for (let round = 0; round < rounds; round += 1) {
    few.push(await timeOf(market, await copyOf(fewUrl, `bench_growth_renewals_${round}`), due));
    many.push(await timeOf(market, manyUrl, due));
  }
  return growthOf("A renewal, a tenth of all due", few, many);
}

/** Moves everybody's clock by a month, when all that are renewed monthly are due; it is read when a node starts. */
async function makeDue(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      `insert into sandbox_settings (key, value) values ('clockOffsetInMilliseconds', to_jsonb($1::bigint))`,
      [DUE_IN_MILLISECONDS],
    ),
  );
}

/** All that are due among few are soon renewed, so each round has them anew. */
async function copyOf(databaseUrl: string, name: string): Promise<string> {
  const url = new URL(databaseUrl);
  const template = url.pathname.slice(1);
  url.pathname = "/postgres";
  await withClient(url.href, (client) => client.query(`create database ${name} template ${template}`));
  url.pathname = `/${name}`;
  return url.href;
}

/** Milliseconds for each renewal, after the first ones. */
async function timeOf(market: Market, databaseUrl: string, due: number): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const before = await billsOf(client);
    const node = await market.startNode(databaseUrl);
    const started = await untilBills(client, before + Math.floor(due * UNMEASURED_SHARE));
    const ended = await untilBills(client, started.bills + Math.floor(due * MEASURED_SHARE));
    // To stop, it would do all that is due first.
    await node.kill();
    return (ended.at - started.at) / (ended.bills - started.bills);
  });
}

async function untilBills(client: pg.Client, count: number): Promise<{ bills: number; at: number }> {
  for (;;) {
    const bills = await billsOf(client);
    if (bills >= count) return { bills, at: performance.now() };
    await pause(LOOK_EVERY_MILLISECONDS);
  }
}

/** Read off their serial number, which costs the same however many there are. */
async function billsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select last_value from invoices_serial_number_seq");
  return Number(rows[0]?.last_value);
}
