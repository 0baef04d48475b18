import pg from "pg";
import type { Market } from "../orders/prepare-shoppers.ts";

/** What the numbers of the accounts are counted from. */
const FIRST_ACCOUNT = 8_800_000_000;
const TABLES = [
  "radios",
  "vehicles",
  "radio_vehicles",
  "radio_subscriptions",
  "identities",
  "legacy_accounts",
];

/** What the radio, the car and the account with a number are called. */
export function namesOf(number: number): Record<"radioId" | "vin" | "accountNumber", string> {
  const digits = String(number).padStart(7, "0");
  return { radioId: `Z${digits}`, vin: `9SKVR2H00T${digits}`, accountNumber: String(FIRST_ACCOUNT + number) };
}

/** A copy of the prepared database in which so many customers of the legacy system have a radio in a car each. */
export async function growRadios(
  market: Market,
  { name, count }: { name: string; count: number },
): Promise<string> {
  const databaseUrl = await market.copyDatabase(name);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [model] = market.shoppers;
    if (model === undefined) throw new Error("the market has nobody to copy");
    for (const statement of statementsOf(count, model.identityId)) await client.query(statement);
    for (const table of TABLES) await client.query(`vacuum analyze ${table}`);
    await client.query("checkpoint");
    return databaseUrl;
  } finally {
    await client.end();
  }
}

function statementsOf(count: number, identityId: string): string[] {
  const numbers = `generate_series(1, ${count}) n`;
  const digits = "lpad(n::text, 7, '0')";
  const since = "'2026-01-01T00:00:00Z'";
  return [
    `insert into radios (radio_id, country, kind, maker, capabilities)
     select 'Z' || ${digits}, 'US', 'car', 'Solano', array['AUDIO'] from ${numbers}`,
    `insert into vehicles (vin, kind, year, make, model)
     select '9SKVR2H00T' || ${digits}, 'car', 2026, 'Solano', 'Vireo' from ${numbers}`,
    `insert into radio_vehicles (id, radio_id, vin, since)
     select 'rv_' || n, 'Z' || ${digits}, '9SKVR2H00T' || ${digits}, ${since} from ${numbers}`,
    `insert into radio_subscriptions (id, identity_id, subscription_id, radio_id, since)
     select 'rs_' || n, 'idn_' || n, 'sub_' || n, 'Z' || ${digits}, ${since} from ${numbers}`,
    // Somebody who never signed up, with the columns of somebody who did but for what they sign in by.
    `insert into identities
     select (jsonb_populate_record(model, jsonb_build_object(
       'id', 'idn_' || n, 'email', null, 'username', null, 'phone', null))).*
     from identities model, ${numbers} where model.id = '${identityId}'`,
    `insert into legacy_accounts
       (account_number, identity_id, country, account_type, has_service, last_name, email, service_address)
     select ${FIRST_ACCOUNT} + n, 'idn_' || n, 'US', 'consumer', true, 'Lund', 'on-file-' || n || '@example.com',
       '{"addressLine1": "9 Cedar Lane", "city": "Austin", "state": "TX", "zipCode": "78702", "country": "US"}'
     from ${numbers}`,
  ];
}
