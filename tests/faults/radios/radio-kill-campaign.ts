import { setTimeout as pause } from "node:timers/promises";
import { startUnlessKilled } from "../../system/service.ts";
import { openSystem, type System } from "../../system/system.ts";
import { openCampaignDatabase } from "../campaign-database.ts";
import { countOpen, judgeMoney } from "../money/judge-money.ts";
import { beginningOf, judgeRadios } from "./judge-radios.ts";
import { RADIO_ACT_KINDS, type RadioAct, type RadioActKind, SIGNAL_POINTS } from "./radio-acts.ts";

const SETTLE_LIMIT_IN_MILLISECONDS = 60_000;
const LATEST_MOMENT_IN_MILLISECONDS = 150;
const CRASH_LIMIT_IN_MILLISECONDS = 15_000;
const TRIES = 3;
/** Kills after which all that was begun is let settle. */
const ROUND = RADIO_ACT_KINDS.length * 2;
/** A move costs something, so that a card is charged on its way. */
const ENVIRONMENT = { RADIO_TRANSFER_FEE_CENTS: "1000" };

/** What came of a campaign. */
export interface RadioKillReport {
  killsByPlace: Record<string, number>;
  killsByAct: Record<string, number>;
  /** Kills at a named place that was really come to. */
  diedAtPlace: number;
  answeredBeforeKill: number;
  longestSettleInMilliseconds: number;
  violations: string[];
}

interface Cut {
  kind: RadioActKind;
  act: RadioAct;
  place: string;
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
    diedAtPlace: 0,
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
    for (let from = 0; from < count; from += ROUND) {
      const numbers = Array.from({ length: Math.min(ROUND, count - from) }, (_none, index) => from + index);
      await runRound(system, { numbers, options, report });
      log(`${from + numbers.length} of ${count} kills around radios, ${report.violations.length} violations`);
    }
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

async function runRound(
  system: System,
  { numbers, options, report }: { numbers: readonly number[]; options: Options; report: RadioKillReport },
): Promise<void> {
  const { databaseUrl } = options;
  const cut: Cut[] = [];
  const healthy = await system.startNode(options);
  for (const number of numbers) {
    const kind = RADIO_ACT_KINDS[number % RADIO_ACT_KINDS.length] ?? RADIO_ACT_KINDS[0];
    if (kind === undefined) throw new Error("there is nothing to do");
    const act = await kind.prepare({ url: healthy.url, cards: system.cards, databaseUrl });
    cut.push({ kind, act, place: placeOf(kind, Math.floor(number / RADIO_ACT_KINDS.length)) });
  }
  await healthy.stop();
  for (const one of cut) {
    const { isAnswered, isAtPlace } = await cutOff(system, { one, options });
    if (isAnswered) report.answeredBeforeKill += 1;
    if (isAtPlace) report.diedAtPlace += 1;
    report.killsByPlace[one.place] = (report.killsByPlace[one.place] ?? 0) + 1;
    report.killsByAct[one.kind.name] = (report.killsByAct[one.kind.name] ?? 0) + 1;
  }
  const node = await system.startNode(options);
  try {
    const took = await untilSettled(databaseUrl);
    report.longestSettleInMilliseconds = Math.max(report.longestSettleInMilliseconds, took);
    if (took >= SETTLE_LIMIT_IN_MILLISECONDS) report.violations.push("a round did not settle");
    for (const { kind, act } of cut) {
      const answer = await repeated(act, node.url);
      if (!act.done.includes(answer))
        report.violations.push(`${kind.name} answered ${answer} to a repeated call`);
    }
    report.violations.push(...(await judgeOrders(system, cut)));
  } finally {
    await node.stop();
  }
}

const RANDOM_MOMENT = "random moment";

/** By turns a place on the call's way, one while radios are told, and a random moment. */
function placeOf({ crashPoints }: RadioActKind, turn: number): string {
  const places = turn % 3 === 0 ? crashPoints : turn % 3 === 1 ? SIGNAL_POINTS : [RANDOM_MOMENT];
  return places[Math.floor(turn / 3) % places.length] ?? RANDOM_MOMENT;
}

/** Kills the API at a named place or a random moment of the act. Tells whether it came to that, and answered before. */
async function cutOff(
  system: System,
  { one: { act, place }, options }: { one: Cut; options: Options },
): Promise<{ isAnswered: boolean; isAtPlace: boolean }> {
  const crash = place === RANDOM_MOMENT ? {} : { crashAt: place };
  const starting = await system.nodeAt({ ...options, ...crash });
  let node = await startUnlessKilled(starting);
  // What earlier acts of the round have left met the crash point first. That is one kill more, and no harm.
  for (let tries = 1; node === undefined && tries < TRIES; tries += 1)
    node = await startUnlessKilled(starting);
  if (node === undefined) return { isAnswered: false, isAtPlace: true };
  const answering = act.run(node.url).then(
    (answer) => act.done.includes(answer),
    // The connection was lost with the process, as it was meant to be.
    () => false,
  );
  if (place === RANDOM_MOMENT) await pause(Math.random() * LATEST_MOMENT_IN_MILLISECONDS);
  else if (SIGNAL_POINTS.includes(place)) await Promise.race([node.ended, untilTold(answering)]);
  else await Promise.race([node.ended, answering, pause(CRASH_LIMIT_IN_MILLISECONDS)]);
  const isAtPlace = !node.isRunning();
  await node.kill();
  return { isAnswered: await answering, isAtPlace };
}

const TOLD_AFTER_MILLISECONDS = 4_000;

/** Radios are told once the call has been answered; of some acts none is. */
async function untilTold(answering: Promise<boolean>): Promise<void> {
  await answering;
  await pause(TOLD_AFTER_MILLISECONDS);
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
async function repeated(act: RadioAct, url: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await act.run(url);
    const mustWait = ["processing", "PAYMENT_IN_PROGRESS", "SERVICE_UNAVAILABLE"].includes(answer);
    if (!mustWait || tries === 40) return answer;
    await pause(500);
  }
}

/** Each order was charged as often as it is to be. */
async function judgeOrders(system: System, cut: readonly Cut[]): Promise<string[]> {
  const charges = await system.cards.chargesByOrder();
  return cut.flatMap(({ kind, act: { orderId, charges: expected } }) => {
    const made = orderId === undefined ? 0 : (charges.get(orderId)?.length ?? 0);
    return made === expected ? [] : [`${kind.name} ${orderId} was charged ${made} times`];
  });
}
