import { parseArgs } from "node:util";
import { openSystem, type System } from "../system/system.ts";
import { openCampaignDatabase } from "./campaign-database.ts";
import { type CutOrder, killWhileConfirming } from "./kill-cycle.ts";
import { nameOfKill, planKill } from "./kill-plan.ts";
import { killWhileCreating } from "./kill-while-creating.ts";
import { readBooks } from "./read-books.ts";
import { runRadioKillCampaign } from "./radios/radio-kill-campaign.ts";
import { settleCutOrders } from "./settle-cut-orders.ts";

/** Kills after which the campaign lets all orders settle; the wait of half a minute is shared by them. */
const ROUND = 20;

/** What came of a campaign. */
export interface KillReport {
  killsByPlace: Record<string, number>;
  killsWhileCreating: number;
  answeredBeforeKill: number;
  confirmedAlone: number;
  notCharged: number;
  longestSettleInMilliseconds: number;
  violations: string[];
}

/** What is told of a campaign at its end, whatever was killed around. */
type Told = Pick<KillReport, "killsByPlace" | "longestSettleInMilliseconds" | "violations">;

export interface KillCampaign {
  count: number;
  creations: number;
  database: "embedded" | "postgres";
  log: (line: string) => void;
}

/** Kills the API around confirming calls, again and again on the same data, and looks who was charged for what. */
export async function runKillCampaign({
  count,
  creations,
  database,
  log,
}: KillCampaign): Promise<KillReport> {
  const place = await openCampaignDatabase(database);
  const system = await openSystem();
  const report: KillReport = {
    killsByPlace: {},
    killsWhileCreating: creations,
    answeredBeforeKill: 0,
    confirmedAlone: 0,
    notCharged: 0,
    longestSettleInMilliseconds: 0,
    violations: [],
  };
  try {
    const databaseUrl = await place.newDatabaseUrl();
    const options = databaseUrl === undefined ? {} : { databaseUrl };
    const firstStart = await timeFirstStart(system, options);
    log(`The first start took ${(firstStart / 1000).toFixed(1)} s, with the making of the database`);
    for (let done = 0; done < count; done += ROUND) {
      await runRound(system, { from: done, to: Math.min(count, done + ROUND), options, report, log });
    }
    const books = await readBooks(databaseUrl === undefined ? { folder: system.folder } : { databaseUrl });
    report.violations.push(...books);
    for (let number = 1; number <= creations; number += 1) {
      const broken = await killWhileCreating(system, firstStart, async () => {
        const url = await place.newDatabaseUrl();
        return url === undefined ? {} : { databaseUrl: url };
      });
      report.violations.push(...broken);
      log(`Killed while the database was made: ${number} of ${creations}`);
    }
  } finally {
    await system.stop();
    await place.stop();
  }
  return report;
}

async function timeFirstStart(system: System, options: { databaseUrl?: string }): Promise<number> {
  const started = Date.now();
  const node = await system.startNode(options);
  const milliseconds = Date.now() - started;
  await node.stop();
  return milliseconds;
}

async function runRound(
  system: System,
  round: {
    from: number;
    to: number;
    options: { databaseUrl?: string };
    report: KillReport;
    log: (line: string) => void;
  },
): Promise<void> {
  const { from, to, options, report, log } = round;
  const cut: CutOrder[] = [];
  for (let cycle = from; cycle < to; cycle += 1) {
    const one = await killWhileConfirming(system, planKill(cycle), options);
    cut.push(one);
    const place = nameOfKill(one.kill);
    report.killsByPlace[place] = (report.killsByPlace[place] ?? 0) + 1;
    if (one.answer !== undefined) report.answeredBeforeKill += 1;
  }
  log(`Killed ${to} times; waiting for the orders of this round to settle`);
  const node = await system.startNode(options);
  try {
    const settled = await settleCutOrders(system, cut);
    report.confirmedAlone += settled.confirmedAlone;
    report.notCharged += settled.notCharged;
    report.longestSettleInMilliseconds = Math.max(
      report.longestSettleInMilliseconds,
      settled.longestSettleInMilliseconds,
    );
    report.violations.push(...settled.violations);
    log(
      `  settled in ${(settled.longestSettleInMilliseconds / 1000).toFixed(1)} s, ${report.violations.length} violations`,
    );
  } finally {
    await node.stop();
  }
}

if (import.meta.main) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const { values } = parseArgs({
    options: {
      count: { type: "string", default: "200" },
      creations: { type: "string", default: "5" },
      database: { type: "string", default: "embedded" },
      radios: { type: "string", default: "200" },
    },
  });
  const started = Date.now();
  const log = (line: string) =>
    console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  const tell = ({ killsByPlace, violations, longestSettleInMilliseconds, ...counts }: Told) => {
    console.table(killsByPlace);
    console.table({
      ...counts,
      longestSettleInSeconds: longestSettleInMilliseconds / 1000,
      violations: violations.length,
    });
    for (const violation of violations) console.log(`  ${violation}`);
    if (violations.length > 0) process.exitCode = 1;
  };
  const [count, creations, radios] = [values.count, values.creations, values.radios].map(Number);
  if (count !== 0 || creations !== 0) {
    const database = values.database === "postgres" ? "postgres" : "embedded";
    tell(await runKillCampaign({ count: count ?? 0, creations: creations ?? 0, database, log }));
  }
  if (radios !== 0) {
    const { killsByAct, deathsByPlace, ...report } = await runRadioKillCampaign({ count: radios ?? 0, log });
    console.table(killsByAct);
    console.table(deathsByPlace);
    tell(report);
  }
}
