import { parseArgs } from "node:util";
import { freePort } from "../system/free-port.ts";
import { openSystem, type System } from "../system/system.ts";
import { openCampaignDatabase } from "./campaign-database.ts";
import { judgePurchases } from "./judge-purchases.ts";
import { judgeAnswers, type Race, RACE_KINDS, type RaceAnswer, run, setUpRace } from "./race.ts";
import { readBooks } from "./read-books.ts";

const CALLS_OF_A_RACE = 20;
const RACES_AT_ONCE = 2;

/** What came of a campaign. */
export interface DuplicateReport {
  calls: number;
  races: Record<string, number>;
  confirmedOrders: number;
  refusedCalls: number;
  p50InMilliseconds: number;
  p99InMilliseconds: number;
  violations: string[];
}

/** Lets duplicate and racing confirming calls loose on two API processes that share one PostgreSQL. */
export async function runDuplicateCampaign(campaign: {
  count: number;
  log: (line: string) => void;
}): Promise<DuplicateReport> {
  const place = await openCampaignDatabase("postgres");
  const system = await openSystem();
  try {
    const databaseUrl = (await place.newDatabaseUrl()) ?? "";
    const ports = [await freePort(), await freePort()];
    // Both start at once on an empty database: the first one makes it, the other one waits for that.
    const nodes = await Promise.all(ports.map((port) => system.startNode({ databaseUrl, port })));
    const urls = nodes.map(({ url }) => url);
    const report = await judge(system, await runRaces(system, urls, campaign));
    report.violations.push(...nodes.filter((node) => !node.isRunning()).map(({ url }) => `${url} died`));
    await Promise.all(nodes.map((node) => node.stop()));
    report.violations.push(...(await readBooks({ databaseUrl })));
    return report;
  } finally {
    await system.stop();
    await place.stop();
  }
}

interface Run {
  race: Race;
  answers: RaceAnswer[];
}

async function runRaces(
  system: System,
  urls: string[],
  { count, log }: { count: number; log: (line: string) => void },
): Promise<Run[]> {
  const runs: Run[] = [];
  const total = Math.ceil(count / CALLS_OF_A_RACE);
  for (let from = 0; from < total; from += RACES_AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(RACES_AT_ONCE, total - from) },
      (_none, index) => from + index,
    );
    const races = await Promise.all(
      numbers.map((number) => {
        const kind = RACE_KINDS[number % RACE_KINDS.length] ?? "one key";
        return setUpRace(system, urls, { kind, size: Math.min(CALLS_OF_A_RACE, count) });
      }),
    );
    runs.push(...(await Promise.all(races.map(async (race) => ({ race, answers: await run(race) })))));
    if (runs.length % 10 === 0) log(`${runs.length * CALLS_OF_A_RACE} calls made in ${runs.length} races`);
  }
  return runs;
}

async function judge(system: System, runs: readonly Run[]): Promise<DuplicateReport> {
  const charges = await system.cards.chargesByOrder();
  const violations: string[] = [];
  let confirmedOrders = 0;
  for (const { race, answers } of runs) {
    const verdict = await judgePurchases(race.shopper, race.orders, charges);
    confirmedOrders += verdict.confirmed.length;
    violations.push(...verdict.violations, ...judgeAnswers(race, answers));
    if (verdict.confirmed.length !== 1)
      violations.push(`${race.shopper.identityId} has ${verdict.confirmed.length} confirmed orders`);
  }
  const answers = runs.flatMap((one) => one.answers);
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return {
    calls: answers.length,
    races: Object.fromEntries(
      RACE_KINDS.map((kind) => [kind, runs.filter(({ race }) => race.kind === kind).length]),
    ),
    confirmedOrders,
    refusedCalls: answers.filter(({ ok }) => !ok).length,
    p50InMilliseconds: at(0.5),
    p99InMilliseconds: at(0.99),
    violations,
  };
}

if (import.meta.main) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const { values } = parseArgs({ options: { count: { type: "string", default: "2000" } } });
  const { races, violations, ...counts } = await runDuplicateCampaign({
    count: Number(values.count),
    log: (line) => console.log(line),
  });
  console.table(races);
  console.table({ ...counts, violations: violations.length });
  for (const violation of violations) console.log(`  ${violation}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
