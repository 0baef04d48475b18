import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startUnlessKilled } from "../../system/service.ts";
import { openSystem, type System } from "../../system/system.ts";
import { openCampaignDatabase } from "../campaign-database.ts";
import { type Act, ACT_KINDS, type ActKind } from "./acts.ts";
import { countOpen, judgeMoney } from "./judge-money.ts";

const SETTLE_LIMIT_IN_MILLISECONDS = 60_000;
const LATEST_MOMENT_IN_MILLISECONDS = 150;
const CRASH_LIMIT_IN_MILLISECONDS = 15_000;

/** What the processor does to a call of a round, in turn; the last round of each turn goes without. */
const PROCESSOR_FAULTS = [
  { on: "any", kind: "error500", when: "after", times: 1 },
  { on: "any", kind: "garbage", when: "after", times: 1 },
  { on: "any", kind: "reset", when: "after", times: 1 },
  { on: "any", kind: "slow", when: "after", milliseconds: 300, times: 2 },
  undefined,
];
/** What happens to the processor's events during the whole campaign. */
const ON_THE_WAY = ["double", "delay", "reorder", "drop", "wrongSignature", "oldTimestamp", "unknownObject"];

/** What came of a campaign. */
export interface MoneyReport {
  killsByAct: Record<string, number>;
  answeredBeforeKill: number;
  longestSettleInMilliseconds: number;
  violations: string[];
}

interface Cut {
  kind: ActKind;
  act: Act;
}

/**
 * Kills the API while people switch, cancel, pay, redeem and are renewed, with a processor that loses its answers and
 * events that are doubled, delayed and forged. Then looks who was charged for what. Each round has one of each act.
 */
export async function runMoneyCampaign({
  rounds,
  log,
}: {
  rounds: number;
  log: (line: string) => void;
}): Promise<MoneyReport> {
  const place = await openCampaignDatabase("postgres");
  const system = await openSystem();
  const report: MoneyReport = {
    killsByAct: {},
    answeredBeforeKill: 0,
    longestSettleInMilliseconds: 0,
    violations: [],
  };
  try {
    const databaseUrl = await place.newDatabaseUrl();
    if (databaseUrl === undefined) throw new Error("the campaign needs PostgreSQL");
    for (const kind of ON_THE_WAY) await system.cards.orderWebhookFault({ kind, milliseconds: 200 });
    for (let round = 0; round < rounds; round += 1) {
      await runRound(system, { round, databaseUrl, report });
      log(`${round + 1} of ${rounds} rounds, ${report.violations.length} violations`);
    }
    await system.cards.heal();
    report.violations.push(...(await judgeMoney(system, databaseUrl)));
  } finally {
    await system.stop();
    await place.stop();
  }
  return report;
}

async function runRound(
  system: System,
  { round, databaseUrl, report }: { round: number; databaseUrl: string; report: MoneyReport },
): Promise<void> {
  const cut = await prepareActs(system, databaseUrl);
  for (const [place, one] of cut.entries()) {
    const fault = PROCESSOR_FAULTS[(round + place) % PROCESSOR_FAULTS.length];
    if (fault !== undefined) await system.cards.orderFault(fault);
    if (await cutOff(system, { one, round, databaseUrl })) report.answeredBeforeKill += 1;
    report.killsByAct[one.kind.name] = (report.killsByAct[one.kind.name] ?? 0) + 1;
  }
  const node = await system.startNode({ databaseUrl });
  try {
    const took = await untilSettled(databaseUrl);
    report.longestSettleInMilliseconds = Math.max(report.longestSettleInMilliseconds, took);
    if (took >= SETTLE_LIMIT_IN_MILLISECONDS) report.violations.push(`round ${round} did not settle`);
    for (const { kind, act } of cut) {
      const answer = await repeated(act, node.url);
      if (!act.done.includes(answer))
        report.violations.push(`${kind.name} answered ${answer} to a repeated call`);
    }
    for (const { act } of cut) report.violations.push(...(await act.judge(node.url)));
  } finally {
    await node.stop();
  }
}

async function prepareActs(system: System, databaseUrl: string): Promise<Cut[]> {
  const node = await system.startNode({ databaseUrl });
  try {
    const cut: Cut[] = [];
    for (const kind of ACT_KINDS)
      cut.push({ kind, act: await kind.prepare({ url: node.url, cards: system.cards }) });
    return cut;
  } finally {
    await node.stop();
  }
}

/** Kills the API at a named place or a random moment of the act. Tells whether it was answered before. */
async function cutOff(
  system: System,
  { one: { kind, act }, round, databaseUrl }: { one: Cut; round: number; databaseUrl: string },
): Promise<boolean> {
  const atPlace = kind.crashPoints.length > 0 && round % 3 !== 2;
  const crashAt = kind.crashPoints[Math.floor(round / 1.5) % kind.crashPoints.length];
  const node = await startUnlessKilled(
    await system.nodeAt({ databaseUrl, ...(atPlace && crashAt !== undefined && { crashAt }) }),
  );
  // What earlier acts of the round have left met the crash point first; this one is then done by its repeat.
  if (node === undefined) return false;
  const answering = act.run(node.url).then(
    (answer) => act.done.includes(answer),
    // The connection was lost with the process, as it was meant to be.
    () => false,
  );
  if (atPlace) await Promise.race([node.ended, answering, pause(CRASH_LIMIT_IN_MILLISECONDS)]);
  else await pause(Math.random() * LATEST_MOMENT_IN_MILLISECONDS);
  await node.kill();
  return answering;
}

async function untilSettled(databaseUrl: string): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < SETTLE_LIMIT_IN_MILLISECONDS) {
    if ((await countOpen(databaseUrl)) === 0) break;
    await pause(250);
  }
  return Date.now() - started;
}

/** A client asks again while it is told to wait. */
async function repeated(act: Act, url: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await act.run(url);
    const mustWait = ["processing", "PAYMENT_IN_PROGRESS", "SERVICE_UNAVAILABLE"].includes(answer);
    if (!mustWait || tries === 40) return answer;
    await pause(500);
  }
}

if (import.meta.main) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
  const started = Date.now();
  const report = await runMoneyCampaign({
    rounds: Number(values.rounds),
    log: (line) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`),
  });
  const { killsByAct, violations, longestSettleInMilliseconds, answeredBeforeKill } = report;
  console.table(killsByAct);
  console.table({
    answeredBeforeKill,
    longestSettleInSeconds: longestSettleInMilliseconds / 1000,
    violations: violations.length,
  });
  for (const violation of violations) console.log(`  ${violation}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
