import { openSystem, type System } from "../../system/system.ts";
import type { Cut } from "../acts/act.ts";
import { cutOff } from "../acts/cut-off.ts";
import { settleActs } from "../acts/settle-acts.ts";
import { openCampaignDatabase } from "../campaign-database.ts";
import { judgeMoney } from "../money/judge-money.ts";
import { beginningOf, judgeRadios } from "./judge-radios.ts";
import { planRadioKills, RADIO_PLACES, type RadioKill } from "./plan-radio-kills.ts";
import type { RadioAct } from "./radio-acts.ts";

/** Kills after which all that was begun is let settle. */
const ROUND = 15;
/** Rounds for the places that the plan has not come to, as something else was done there at that moment. */
const MORE_ROUNDS = 2;
const RANDOM_MOMENT = "random moment";
/** A move costs something, so that a card is charged on its way. */
const ENVIRONMENT = { RADIO_TRANSFER_FEE_CENTS: "1000" };

/** What came of a campaign. */
export interface RadioKillReport {
  killsByPlace: Record<string, number>;
  killsByAct: Record<string, number>;
  /** How many times the API died at each named place. */
  deathsByPlace: Record<string, number>;
  answeredBeforeKill: number;
  longestSettleInMilliseconds: number;
  violations: string[];
}

interface RadioCut extends Cut<RadioAct> {
  kill: RadioKill;
}

type Options = { databaseUrl: string; env: Record<string, string> };

/**
 * Kills the API while people buy a plan for a radio, claim a trial, move a plan and join two accounts, and while the radios are told
 * of it. Then holds what each radio was told against who pays for it, and the books against the card processor's.
 */
export async function runRadioKillCampaign({
  count,
  log,
}: {
  count: number;
  log: (line: string) => void;
}): Promise<RadioKillReport> {
  const place = await openCampaignDatabase("postgres");
  const system = await openSystem();
  const report: RadioKillReport = {
    killsByPlace: {},
    killsByAct: {},
    deathsByPlace: {},
    answeredBeforeKill: 0,
    longestSettleInMilliseconds: 0,
    violations: [],
  };
  try {
    const databaseUrl = await place.newDatabaseUrl();
    if (databaseUrl === undefined) throw new Error("the campaign needs PostgreSQL");
    const options = { databaseUrl, env: ENVIRONMENT };
    const first = await system.startNode(options);
    const begun = await beginningOf(databaseUrl);
    await first.stop();
    const kills = planRadioKills(count);
    for (let from = 0; from < count; from += ROUND) {
      await runRound(system, { kills: kills.slice(from, from + ROUND), options, report });
      const done = Math.min(from + ROUND, count);
      log(`${done} of ${count} kills around radios, ${report.violations.length} violations`);
    }
    await killWhereNobodyDied(system, { kills, options, report, log });
    const node = await system.startNode(options);
    report.violations.push(...(await judgeRadios(databaseUrl, begun)));
    await node.stop();
    report.violations.push(...(await judgeMoney(system, databaseUrl)));
  } finally {
    await system.stop();
    await place.stop();
  }
  return report;
}

interface Round {
  kills: readonly RadioKill[];
  options: Options;
  report: RadioKillReport;
}

/** Aims again at the places of the plan at which the API has not died; one that is never come to is told. */
async function killWhereNobodyDied(
  system: System,
  { kills, log, ...round }: Round & { log: (line: string) => void },
): Promise<void> {
  const { deathsByPlace, violations } = round.report;
  const missed = () =>
    RADIO_PLACES.filter((place) => deathsByPlace[place] === undefined)
      .map((place) => kills.find((kill) => kill.place === place))
      .filter((kill) => kill !== undefined);
  for (let more = 0; more < MORE_ROUNDS && missed().length > 0; more += 1) {
    log(
      `Once more at ${missed()
        .map(({ place }) => place)
        .join(", ")}`,
    );
    await runRound(system, { ...round, kills: missed() });
  }
  violations.push(...missed().map(({ place, kind }) => `${kind.name} never came to ${place}`));
}

async function runRound(system: System, { kills, options, report }: Round): Promise<void> {
  const { databaseUrl } = options;
  const cut: RadioCut[] = [];
  const healthy = await system.startNode(options);
  for (const kill of kills) {
    const act = await kill.kind.prepare({ url: healthy.url, cards: system.cards, databaseUrl });
    cut.push({ kind: kill.kind, act, kill });
  }
  await healthy.stop();
  for (const one of cut) await killOnce(system, { one, options, report });
  const node = await system.startNode(options);
  try {
    const settled = await settleActs(cut, { databaseUrl, url: node.url });
    report.longestSettleInMilliseconds = Math.max(
      report.longestSettleInMilliseconds,
      settled.tookMilliseconds,
    );
    report.violations.push(...settled.violations, ...(await judgeOrders(system, cut)));
  } finally {
    await node.stop();
  }
}

async function killOnce(
  system: System,
  { one: { act, kill }, options, report }: { one: RadioCut; options: Options; report: RadioKillReport },
): Promise<void> {
  const { kind, place } = kill;
  const { isAnswered, deaths } = await cutOff(system, {
    act,
    options,
    ...(place !== undefined && { crashAt: place, isAfterAnswer: kind.signalPoints.includes(place) }),
  });
  if (isAnswered) report.answeredBeforeKill += 1;
  add(report.killsByPlace, place ?? RANDOM_MOMENT);
  add(report.killsByAct, kind.name);
  if (place !== undefined && deaths > 0) add(report.deathsByPlace, place, deaths);
}

function add(counts: Record<string, number>, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

/** Each order was charged as often as it is to be. */
async function judgeOrders(system: System, cut: readonly RadioCut[]): Promise<string[]> {
  const charges = await system.cards.chargesByOrder();
  return cut.flatMap(({ kind, act: { orderId, charges: expected } }) => {
    const made = orderId === undefined ? 0 : (charges.get(orderId)?.length ?? 0);
    return made === expected ? [] : [`${kind.name} ${orderId} was charged ${made} times`];
  });
}
