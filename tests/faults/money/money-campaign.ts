import { parseArgs } from "node:util";
import { openSystem, type System } from "../../system/system.ts";
import type { Cut } from "../acts/act.ts";
import { cutOff } from "../acts/cut-off.ts";
import { settleActs } from "../acts/settle-acts.ts";
import { openCampaignDatabase } from "../campaign-database.ts";
import { ACT_KINDS, type ActKind, type MoneyAct } from "./acts.ts";
import { judgeMoney } from "./judge-money.ts";

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

interface MoneyCut extends Cut<MoneyAct> {
  kind: ActKind;
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
    const crashAt = placeOf(one.kind, round);
    const { isAnswered } = await cutOff(system, {
      act: one.act,
      ...(crashAt !== undefined && { crashAt }),
      options: { databaseUrl },
    });
    if (isAnswered) report.answeredBeforeKill += 1;
    report.killsByAct[one.kind.name] = (report.killsByAct[one.kind.name] ?? 0) + 1;
  }
  const node = await system.startNode({ databaseUrl });
  try {
    const settled = await settleActs(cut, { databaseUrl, url: node.url });
    report.longestSettleInMilliseconds = Math.max(
      report.longestSettleInMilliseconds,
      settled.tookMilliseconds,
    );
    report.violations.push(...settled.violations);
    for (const { act } of cut) report.violations.push(...(await act.judge(node.url)));
  } finally {
    await node.stop();
  }
}

async function prepareActs(system: System, databaseUrl: string): Promise<MoneyCut[]> {
  const node = await system.startNode({ databaseUrl });
  try {
    const cut: MoneyCut[] = [];
    for (const kind of ACT_KINDS)
      cut.push({ kind, act: await kind.prepare({ url: node.url, cards: system.cards }) });
    return cut;
  } finally {
    await node.stop();
  }
}

/** Two rounds of three have a place on the way of the act, where it has any; the third a random moment. */
function placeOf({ crashPoints }: ActKind, round: number): string | undefined {
  return round % 3 === 2 ? undefined : crashPoints[Math.floor(round / 1.5) % crashPoints.length];
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
