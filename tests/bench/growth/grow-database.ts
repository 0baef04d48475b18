import pg from "pg";
import type { Market } from "../orders/prepare-shoppers.ts";
import type { CopyRange } from "./copied-values.ts";
import { copyCustomers, type OwnValues } from "./copy-customers.ts";
import type { Customers } from "./make-customers.ts";

/** One in so many is renewed each month, and thus due in a month. */
export const MONTHLY_ONE_IN = 10;
// The bill of a copy is paid from a balance: what a card processor takes is not the database's to measure.
const BALANCE_IN_CENTS = 100_000;
// Numbers of Austin, from 512 220-0000 on; exchanges such as 411 are services.
const FIRST_PHONE = 5_122_200_000;
const PHONES = 800_000;

/** Of a server that makes millions of rows in minutes, with a cache as servers of its kind have. */
export const BULK_SETTINGS = {
  shared_buffers: "2GB",
  maintenance_work_mem: "256MB",
  max_wal_size: "16GB",
  wal_level: "minimal",
  max_wal_senders: "0",
};

/** Which of so many copies are of whom. */
export function rangesOf(count: number): Record<"monthly" | "annual", CopyRange> {
  const last = Math.floor(count / MONTHLY_ONE_IN);
  return { monthly: { from: 1, to: last }, annual: { from: last + 1, to: count } };
}

/** The telephone number of the copy with a number. */
export function phoneOf(copyNumber: number): string {
  return String(FIRST_PHONE + (copyNumber % PHONES));
}

/** A copy of the prepared database in which so many customers did as one of the two models did. */
export async function growDatabase(
  market: Market,
  { name, customers, count }: { name: string; customers: Customers; count: number },
): Promise<string> {
  const { monthly, annual } = customers;
  const databaseUrl = await market.copyDatabase(name);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into balances (identity_id, billing_profile_id, balance_in_cents, currency)
       select identity_id, id, ${BALANCE_IN_CENTS}, currency from billing_profiles where identity_id = any ($1)`,
      [[monthly.identityId, annual.identityId]],
    );
    // Nobody's access is to end while so many rows are made.
    await client.query("update sessions set access_expires_at = refresh_expires_at");
    const ranges = rangesOf(count);
    const models = [
      { identityId: monthly.identityId, copies: ranges.monthly },
      { identityId: annual.identityId, copies: ranges.annual },
    ];
    await copyCustomers(databaseUrl, { models, ownValues: OWN_VALUES });
    await client.query("checkpoint");
    return databaseUrl;
  } finally {
    await client.end();
  }
}

/** What the product draws by lot in another form than its ids. */
const OWN_VALUES: OwnValues = {
  identities: { phone: `${FIRST_PHONE} + copy.number % ${PHONES}` },
  accounts: { account_number: "1000000000 + copy.number" },
  account_numbers: { number: `copy.digits || ${checkDigitOf("copy.number")}` },
};

/** As the domain makes it of the nine digits before it. */
function checkDigitOf(number: string): string {
  const digits = Array.from({ length: 9 }, (_none, place) => `(${number} / ${10 ** place} % 10)`);
  const terms = digits.map((digit, place) => (place % 2 === 0 ? `${digit} * 2 % 10 + ${digit} / 5` : digit));
  return `((10 - (${terms.join(" + ")}) % 10) % 10)`;
}
