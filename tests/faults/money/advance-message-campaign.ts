import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import pg from "pg";
import { spawnService, untilHealthy } from "../../system/service.ts";
import { openSystem, type System } from "../../system/system.ts";
import { untilSettled } from "../acts/until-settled.ts";
import { openCampaignDatabase } from "../campaign-database.ts";
import { judgeAdvanceMessages, type SentMessage } from "./judge-advance-messages.ts";
import { LISTENERS } from "./advance-message-listeners.ts";
import { createSandboxDesk } from "./sandbox-desk.ts";

const CRASH_LIMIT_IN_MILLISECONDS = 15_000;
const LATEST_MOMENT_IN_MILLISECONDS = 1_500;
// What a killed node was about to send is another's after a minute, and that one looks twice in one.
const SETTLE_LIMIT_IN_MILLISECONDS = 180_000;
/** After a year comes the yearly reminder, which this campaign does not foresee. */
const MOST_ROUNDS = 8;

/** Where a node is killed in turn; at the last one at a random moment. */
const CUTS = [
  "advance-message.written",
  "advance-message.queued",
  "mail.drafted",
  "mail.carried",
  "renewal.settling",
  undefined,
] as const;

const RANDOM_MOMENT = "a random moment";

/** What came of a campaign. */
export interface AdvanceMessageReport {
  killsByPlace: Record<string, number>;
  advanceMessages: number;
  settledInMilliseconds: number;
  violations: string[];
}

interface Stage {
  system: System;
  databaseUrl: string;
  report: AdvanceMessageReport;
}

/**
 * Kills the API while it walks through the days on which people are to be told something, and while it sends the
 * mails, time after time. Then looks who was told what, and when: in what was written down and in the mails.
 */
export async function runAdvanceMessageCampaign({
  rounds,
  log,
}: {
  rounds: number;
  log: (line: string) => void;
}): Promise<AdvanceMessageReport> {
  if (rounds > MOST_ROUNDS) throw new Error(`at most ${MOST_ROUNDS} rounds`);
  const place = await openCampaignDatabase("postgres");
  const system = await openSystem();
  const report: AdvanceMessageReport = {
    killsByPlace: {},
    advanceMessages: 0,
    settledInMilliseconds: 0,
    violations: [],
  };
  try {
    const databaseUrl = await place.newDatabaseUrl();
    if (databaseUrl === undefined) throw new Error("the campaign needs PostgreSQL");
    const stage = { system, databaseUrl, report };
    let expected: SentMessage[] = [];
    let last = "";
    for (let round = 0; round < rounds; round += 1) {
      expected.push(...(await newListeners(stage)));
      const ahead = [...new Set(expected.map(({ on }) => on).filter((on) => on > last))].toSorted();
      // The last round goes on to the end of all that is to be told.
      const days = round === rounds - 1 ? ahead : ahead.slice(0, LISTENERS.length);
      for (const day of days) await cutOff(stage, day);
      last = days.at(-1) ?? last;
      log(`${round + 1} of ${rounds} rounds, until ${last}`);
    }
    expected = expected.filter(({ on }) => on <= last);
    report.advanceMessages = expected.length;
    await settle(stage);
    report.violations.push(...(await judge(expected, databaseUrl)));
  } finally {
    await system.stop();
    await place.stop();
  }
  return report;
}

async function newListeners({ system, databaseUrl }: Stage): Promise<SentMessage[]> {
  const node = await system.startNode({ databaseUrl });
  try {
    const today = await createSandboxDesk(node.url).today();
    const expected: SentMessage[] = [];
    for (const arrive of LISTENERS)
      expected.push(...(await arrive({ url: node.url, cards: system.cards, today })));
    return expected;
  } finally {
    await node.stop();
  }
}

/** Goes on to a day, is killed on the way or while mails go out, and gets there with another node. */
async function cutOff(stage: Stage, day: string): Promise<void> {
  const { system, databaseUrl, report } = stage;
  const noon = Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: BILLING_TIME_ZONE, plainTime: "12:00" })
    .toInstant();
  const kills = Object.values(report.killsByPlace).reduce((sum, count) => sum + count, 0);
  const place = await runUntilKilled(stage, { crashAt: CUTS[kills % CUTS.length], noon });
  report.killsByPlace[place] = (report.killsByPlace[place] ?? 0) + 1;
  const other = await system.startNode({ databaseUrl });
  const desk = createSandboxDesk(other.url);
  await desk.setClock(noon);
  // A charge that was cut off is finished within seconds, and holds its subscription until then: no days may pass meanwhile.
  const { isSettled } = await untilSettled(databaseUrl);
  if (!isSettled) report.violations.push(`a charge was still open on ${day}`);
  await desk.setClock(noon);
  await other.kill();
}

/** Tells where the node was killed. */
async function runUntilKilled(
  { system, databaseUrl }: Stage,
  { crashAt, noon }: { crashAt: (typeof CUTS)[number]; noon: Temporal.Instant },
): Promise<string> {
  const launch = await system.nodeAt({ databaseUrl, ...(crashAt !== undefined && { crashAt }) });
  const node = spawnService(launch);
  const move = async () => {
    await untilHealthy(node, launch.health);
    const moved = createSandboxDesk(node.url).setClock(noon);
    if (crashAt === undefined)
      return Promise.race([moved, pause(Math.random() * LATEST_MOMENT_IN_MILLISECONDS)]);
    await moved;
    return pause(CRASH_LIMIT_IN_MILLISECONDS);
  };
  // Mails that another node has left may kill it before it is ready, and the connection ends before the process does.
  const moving = move().catch(async (cause: unknown) => {
    await Promise.race([node.ended, pause(CRASH_LIMIT_IN_MILLISECONDS)]);
    if (node.isRunning()) throw cause;
  });
  await Promise.race([node.ended, moving]);
  const place = node.isRunning() ? RANDOM_MOMENT : (crashAt ?? RANDOM_MOMENT);
  await node.kill();
  await moving;
  return place;
}

/** Lets a node send what others have left. */
async function settle({ system, databaseUrl, report }: Stage): Promise<void> {
  const node = await system.startNode({ databaseUrl });
  const started = Date.now();
  try {
    while (Date.now() - started < SETTLE_LIMIT_IN_MILLISECONDS) {
      const waiting = await ask(
        databaseUrl,
        "select id from pgboss.job where name = 'send-message' and state < 'completed'",
      );
      if (waiting.length === 0) break;
      await pause(500);
    }
    report.settledInMilliseconds = Date.now() - started;
    if (report.settledInMilliseconds >= SETTLE_LIMIT_IN_MILLISECONDS)
      report.violations.push("mails were still waiting to be sent");
  } finally {
    await node.stop();
  }
}

async function judge(expected: readonly SentMessage[], databaseUrl: string): Promise<string[]> {
  // The sandbox has people of its own, who are told things too.
  const ours = new Set(expected.map(({ who }) => who));
  const judged = (sent: readonly SentMessage[]) =>
    judgeAdvanceMessages(
      expected,
      sent.filter(({ who }) => ours.has(who)),
    );
  const written = await ask(
    databaseUrl,
    "select identity_id as who, topic, about::text as about, sent_on::text as on from advance_messages",
  );
  const mailed = await ask(
    databaseUrl,
    `select identities.id as who, split_part(mail.id, '.', 2) as topic, split_part(mail.id, '.', 4) as about,
      ("sent_at" at time zone '${BILLING_TIME_ZONE}')::date::text as on
    from inbox_messages mail join identities on identities.email = mail."to" where mail.id like 'advance-message.%'`,
  );
  return [
    ...judged(written).map((line) => `written down: ${line}`),
    ...judged(mailed).map((line) => `mailed: ${line}`),
  ];
}

async function ask(databaseUrl: string, query: string): Promise<SentMessage[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<SentMessage>(query)).rows;
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const { values } = parseArgs({ options: { rounds: { type: "string", default: "4" } } });
  const started = Date.now();
  const report = await runAdvanceMessageCampaign({
    rounds: Number(values.rounds),
    log: (line) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`),
  });
  const { killsByPlace, advanceMessages, violations, settledInMilliseconds } = report;
  console.table(killsByPlace);
  console.table({
    advanceMessages,
    settledInSeconds: settledInMilliseconds / 1000,
    violations: violations.length,
  });
  for (const violation of violations) console.log(`  ${violation}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
