import { parseArgs } from "node:util";
import { freePort } from "../../system/free-port.ts";
import { openSystem, type System } from "../../system/system.ts";
import { openCampaignDatabase } from "../campaign-database.ts";
import { judgeMoney } from "../money/judge-money.ts";
import { beginningOf, judgeRadios } from "./judge-radios.ts";
import { RADIO_RACE_KINDS, runRadioRace } from "./radio-races.ts";

const CALLS_OF_A_RACE = 20;
const RACES_AT_ONCE = 4;

/** What came of a campaign. */
export interface RadioRaceReport {
  calls: number;
  refusedCalls: number;
  /** Calls that were made once more, as there was no time for them at first. */
  askedAgain: number;
  races: Record<string, number>;
  violations: string[];
}

/** Lets claims, moves, purchases, joins and renewals race over two API processes that share one PostgreSQL. */
export async function runRadioRaceCampaign(campaign: {
  count: number;
  log: (line: string) => void;
}): Promise<RadioRaceReport> {
  const place = await openCampaignDatabase("postgres");
  const system = await openSystem();
  try {
    const databaseUrl = (await place.newDatabaseUrl()) ?? "";
    const ports = [await freePort(), await freePort()];
    const env = { RADIO_TRANSFER_FEE_CENTS: "1000" };
    const nodes = await Promise.all(ports.map((port) => system.startNode({ databaseUrl, port, env })));
    const begun = await beginningOf(databaseUrl);
    const report = await runRaces(system, { ...campaign, databaseUrl, urls: nodes.map(({ url }) => url) });
    report.violations.push(...(await judgeRadios(databaseUrl, begun)));
    report.violations.push(...nodes.filter((node) => !node.isRunning()).map(({ url }) => `${url} died`));
    await Promise.all(nodes.map((node) => node.stop()));
    report.violations.push(...(await judgeMoney(system, databaseUrl)));
    return report;
  } finally {
    await system.stop();
    await place.stop();
  }
}

async function runRaces(
  { cards }: System,
  races: { count: number; log: (line: string) => void; databaseUrl: string; urls: string[] },
): Promise<RadioRaceReport> {
  const { count, log, databaseUrl, urls } = races;
  const report: RadioRaceReport = { calls: 0, refusedCalls: 0, askedAgain: 0, races: {}, violations: [] };
  const total = Math.ceil(count / CALLS_OF_A_RACE);
  for (let from = 0; from < total; from += RACES_AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(RACES_AT_ONCE, total - from) },
      (_none, place) => from + place,
    );
    const ready = await Promise.all(
      numbers.map(async (number) => {
        const kind = RADIO_RACE_KINDS[number % RADIO_RACE_KINDS.length];
        const url = urls[number % urls.length];
        if (kind === undefined || url === undefined) throw new Error("there is nothing to race for");
        const race = await kind.setUp({ url, cards, databaseUrl }, CALLS_OF_A_RACE);
        return { name: kind.name, race };
      }),
    );
    const results = await Promise.all(ready.map(({ race }) => runRadioRace(race, urls)));
    for (const [place, result] of results.entries()) {
      const name = ready[place]?.name ?? "";
      report.calls += result.calls;
      report.refusedCalls += result.refused;
      report.askedAgain += result.askedAgain;
      report.races[name] = (report.races[name] ?? 0) + 1;
      report.violations.push(...result.violations.map((violation) => `${name}: ${violation}`));
    }
    if (from % 20 === 0) log(`${report.calls} of ${count} calls, ${report.violations.length} violations`);
  }
  return report;
}

if (import.meta.main) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const { values } = parseArgs({ options: { count: { type: "string", default: "10000" } } });
  const started = Date.now();
  const { races, violations, ...counts } = await runRadioRaceCampaign({
    count: Number(values.count),
    log: (line) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`),
  });
  console.table(races);
  console.table({ ...counts, violations: violations.length });
  for (const violation of violations) console.log(`  ${violation}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
