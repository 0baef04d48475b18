import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../postgres/ask.ts";

/** The radios and plans with which a campaign began: the sandbox's own people and their garage are not judged. */
type Beginning = readonly unknown[];

const SERVED = "('active', 'pending_cancellation', 'past_due')";
/** By which subscription each radio of the campaign is heard. */
const HEARD = `radio_subscriptions as link join subscriptions as plan on plan.id = link.subscription_id
  where link.until is null and not link.is_moving_in and link.radio_id <> all($1)`;

/** Each finds what must never be, not even for a moment. */
const NEVER: Readonly<Record<string, string>> = {
  "a radio has two owners": `select radio_id from radio_subscriptions
    where until is null and radio_id <> all($1) group by radio_id having count(*) > 1`,
  "a plan is heard on two radios": `select subscription_id from radio_subscriptions
    where until is null and not is_moving_in and radio_id <> all($1) group by subscription_id having count(*) > 1`,
  "a radio is kept for somebody else than whose plan is heard on it": `select link.radio_id from ${HEARD}
    and link.identity_id <> plan.identity_id`,
  "an account that is a part of another one has a plan": `select plan.id from subscriptions as plan
    join joined_accounts as joined on joined.identity_id = plan.identity_id
    where plan.state not in ('cancelled', 'expired') and plan.id <> all($1)`,
  "somebody was charged for what they did not get": `select payments.id from payments
    left join orders on orders.id = payments.subject_id and orders.state = 'confirmed'
    where payments.purpose = 'order' and payments.state = 'charged' and orders.id is null and payments.id <> all($1)`,
  "an order for several plans was had in part": `select line ->> 'subscriptionId' as id from orders
    cross join jsonb_array_elements(orders.lines) as line
    left join subscriptions as plan on plan.id = line ->> 'subscriptionId' and plan.state <> 'reserved'
    where not line ? 'follows' and (orders.state = 'confirmed') <> (plan.id is not null)
    and line ->> 'subscriptionId' <> all($1)`,
};

/** Each finds what must not be once all that was begun is done. */
const ONCE_DONE: Readonly<Record<string, string>> = {
  "a radio is paid for and silent": `select link.radio_id from ${HEARD} and plan.state in ${SERVED}
    and exists (select from local_radios as radio where radio.radio_id = link.radio_id and not radio.is_activated)`,
  "a radio plays and is not paid for": `select radio.radio_id from local_radios as radio
    where radio.is_activated and radio.radio_id <> all($1) and not exists (
      select from radio_subscriptions as link join subscriptions as plan on plan.id = link.subscription_id
      where link.radio_id = radio.radio_id and link.until is null and plan.state in ${SERVED})`,
  "a move was begun and neither done nor taken back": `select radio_id from radio_subscriptions
    where until is null and is_moving_in and radio_id <> all($1)`,
  "a plan for a radio is heard nowhere": `select plan.id from subscriptions as plan
    where plan.state in ${SERVED} and plan.id <> all($1) and plan.plans -> 0 -> 'offer' ->> 'serviceType' <> 'streaming'
    and not exists (select from radio_subscriptions as link where link.subscription_id = plan.id and link.until is null)`,
  "a subscription was reserved or held for an order that is over": `select id from subscriptions
    where (state = 'reserved' or held_by is not null) and id <> all($1)`,
};

/**
 * What a killed node had in hand is another's after a minute, and is looked for twice in one; whatever was in hand at several kills
 * waits twice as long after each of them.
 */
const SETTLE_LIMIT_IN_MILLISECONDS = 300_000;

export async function beginningOf(databaseUrl: string): Promise<Beginning> {
  const rows = await ask(
    databaseUrl,
    "select radio_id as id from local_radios union all select id from subscriptions union all select id from payments",
  );
  return rows.map(({ id }) => id);
}

/** Holds what radios were told against who pays for what: at once, and once the signals have gone out. */
export async function judgeRadios(
  databaseUrl: string,
  begun: Beginning,
  settleLimitInMilliseconds = SETTLE_LIMIT_IN_MILLISECONDS,
): Promise<string[]> {
  const broken = await find(databaseUrl, NEVER, begun);
  const started = Date.now();
  for (;;) {
    const left = await find(databaseUrl, ONCE_DONE, begun);
    if (left.length === 0 || Date.now() - started >= settleLimitInMilliseconds) return [...broken, ...left];
    await pause(500);
  }
}

async function find(
  databaseUrl: string,
  rules: Readonly<Record<string, string>>,
  known: Beginning,
): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(rules)) {
    const rows = await ask(databaseUrl, query, [known]);
    found.push(...rows.map((row) => `${what}: ${JSON.stringify(row)}`));
  }
  return found;
}
