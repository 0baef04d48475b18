import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { System } from "../../system/system.ts";
import { ask } from "../../postgres/ask.ts";

const RECONCILE = fileURLToPath(new URL("../../../apps/api/reconcile.ts", import.meta.url));
const run = promisify(execFile);

/** Each finds rows that must never be. */
const NEVER: Readonly<Record<string, string>> = {
  "a transaction of the ledger does not add up to nought": `
    select transaction_id from ledger_entries group by transaction_id, currency having sum(amount_in_cents) <> 0`,
  "a charge of a subscription was billed twice": `
    select subscription_id, first_charge from invoices where first_charge is not null
    group by subscription_id, first_charge having count(*) > 1`,
  "what is owed by the bills is not what is owed by the ledger": `
    select identity_id, coalesce(owed, 0) as bills, coalesce(booked, 0) as ledger
    from (select identity_id, sum(total_in_cents - applied_balance_in_cents - paid_in_cents - written_off_in_cents) as owed
          from invoices group by identity_id) as bills
    full join (select identity_id, sum(amount_in_cents) as booked from ledger_entries
               where account = 'receivable' group by identity_id) as ledger using (identity_id)
    where coalesce(owed, 0) <> coalesce(booked, 0)`,
  "the money that came in is not the money that was booked": `
    select identity_id, coalesce(paid, 0) - coalesce(given_back, 0) as moved, coalesce(booked, 0) as booked
    from (select identity_id, sum(amount_in_cents) as paid from payments where state = 'charged' group by identity_id) as charged
    full join (select identity_id, sum(amount_in_cents) as given_back from refunds where state = 'refunded' group by identity_id) as refunded using (identity_id)
    full join (select identity_id, sum(amount_in_cents) as booked from ledger_entries where account = 'cash' group by identity_id) as cash using (identity_id)
    where coalesce(paid, 0) - coalesce(given_back, 0) <> coalesce(booked, 0)`,
  "a balance is not what the ledger says": `
    select identity_id from balances
    full join (select identity_id, -sum(amount_in_cents) as booked from ledger_entries
               where account = 'customerBalance' group by identity_id) as ledger using (identity_id)
    where coalesce(balance_in_cents, 0) <> coalesce(booked, 0)`,
  "a gift card gave more or less than was taken off it": `
    select id from gift_cards left join (select gift_card_id, sum(amount_in_cents) as used from gift_card_uses
      where state = 'redeemed' group by gift_card_id) as uses on gift_card_id = id
    where redeemed_in_cents <> coalesce(used, 0) or held_in_cents <> 0`,
  "a gift that was paid for has no card, or was mailed more than once": `
    select gifts.id from gifts join payments on payments.subject_id = gifts.id and payments.state = 'charged'
    left join gift_cards on gift_cards.id = gift_card_id and face_in_cents = gifts.amount_in_cents
    where gifts.state <> 'sent' or gift_cards.id is null or mails <> 1`,
};

/** Holds the books against themselves and against the card processor's. One line for each thing that must never be. */
export async function judgeMoney(system: System, databaseUrl: string): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(NEVER))
    found.push(...(await ask(databaseUrl, query)).map((row) => `${what}: ${JSON.stringify(row)}`));
  found.push(
    ...(await judgeCharges(system, databaseUrl)),
    ...(await judgeReconciliation(system, databaseUrl)),
  );
  return found;
}

/** Each payment that is charged is one charge at the processor, of the same amount, and no other is there. */
async function judgeCharges(system: System, databaseUrl: string): Promise<string[]> {
  const rows = await ask(databaseUrl, "select id, amount_in_cents from payments where state = 'charged'");
  const ours = rows.map(({ id, amount_in_cents: cents }) => `${String(id)} ${String(cents)}`).toSorted();
  const theirs = (await system.cards.charges())
    .map(({ metadata, amount }) => `${metadata["chargeKey"]} ${amount}`)
    .toSorted();
  const missing = ours.filter((one) => !theirs.includes(one)).map((one) => `${one} was never charged`);
  const strange = theirs.filter((one) => !ours.includes(one)).map((one) => `${one} is charged and unknown`);
  const doubled = theirs.length === new Set(theirs).size ? [] : ["a payment was charged twice"];
  return [...missing, ...strange, ...doubled];
}

/** What the operator would be told by comparing the books. */
async function judgeReconciliation(system: System, databaseUrl: string): Promise<string[]> {
  const { env } = await system.nodeAt({ databaseUrl });
  try {
    await run(process.execPath, ["--disable-warning=ExperimentalWarning", RECONCILE], {
      env: { PATH: process.env["PATH"], ...env },
    });
    return [];
  } catch (cause) {
    const told = cause instanceof Error && "stdout" in cause ? cause.stdout : cause;
    return [`the books do not agree with the processor's: ${String(told)}`];
  }
}
