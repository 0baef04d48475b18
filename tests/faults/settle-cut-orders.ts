import { setTimeout as pause } from "node:timers/promises";
import type { System } from "../system/system.ts";
import { judgePurchases } from "./judge-purchases.ts";
import type { CutOrder } from "./kill-cycle.ts";

const SETTLE_LIMIT_IN_MILLISECONDS = 60_000;
const LOOK_EVERY_MILLISECONDS = 250;

/** How a set of cut orders ended. */
export interface Settled {
  /** Confirmed without the client doing anything more. */
  confirmedAlone: number;
  /** Neither charged nor confirmed until the client repeated its call. */
  notCharged: number;
  longestSettleInMilliseconds: number;
  violations: string[];
}

/**
 * Waits until no order is in between, holds each against the ledger, repeats each call as its client would, and
 * holds each against the ledger again. Some clients do not wait: they repeat as soon as the API is back.
 */
export async function settleCutOrders(system: System, cut: readonly CutOrder[]): Promise<Settled> {
  const violations: string[] = [];
  const impatient = cut.filter((_one, index) => index % 4 === 3);
  const early = impatient.map((one) => repeat(one, violations, { mayProcess: true }));
  const waits = await Promise.all(cut.map((one) => untilSettled(one, violations)));
  await Promise.all(early);

  const first = await judgeAll(system, cut, violations);
  const isEarly = new Set(impatient);
  const patient = cut.filter((one) => !isEarly.has(one));
  for (const one of cut) await repeat(one, violations, { mayProcess: false });
  const second = await judgeAll(system, cut, violations);
  const left = cut.filter((one) => second.get(one) !== true);
  violations.push(...left.map(({ order }) => `${order.id} is not confirmed after its call was repeated`));
  return {
    confirmedAlone: patient.filter((one) => first.get(one) === true).length,
    notCharged: patient.filter((one) => first.get(one) !== true).length,
    longestSettleInMilliseconds: Math.max(...waits),
    violations,
  };
}

async function untilSettled({ shopper, order }: CutOrder, violations: string[]): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < SETTLE_LIMIT_IN_MILLISECONDS) {
    if ((await shopper.order(order.id)).status !== "processing") return Date.now() - started;
    await pause(LOOK_EVERY_MILLISECONDS);
  }
  violations.push(`${order.id} did not settle in ${SETTLE_LIMIT_IN_MILLISECONDS / 1000} s`);
  return Date.now() - started;
}

async function repeat(
  { shopper, order, key }: CutOrder,
  violations: string[],
  { mayProcess }: { mayProcess: boolean },
): Promise<void> {
  const answer = await shopper.confirm(order.id, { key });
  const status = answer.ok ? answer.data.status : answer.problem.code;
  if (status === "confirmed" || (mayProcess && status === "processing")) return;
  violations.push(`${order.id} answered ${status} to a repeated call`);
}

async function judgeAll(
  system: System,
  cut: readonly CutOrder[],
  violations: string[],
): Promise<Map<CutOrder, boolean>> {
  const charges = await system.cards.chargesByOrder();
  const verdicts = new Map<CutOrder, boolean>();
  for (const one of cut) {
    const verdict = await judgePurchases(one.shopper, [one.order], charges);
    violations.push(...verdict.violations, ...(await brokenPromises(one)));
    verdicts.set(one, verdict.confirmed.length === 1);
  }
  return verdicts;
}

/** Whatever was answered with 2xx before the kill must be there after it. */
async function brokenPromises({ shopper, order, answer }: CutOrder): Promise<string[]> {
  const broken: string[] = [];
  const profile = await shopper.done(["billing", "getDefaultBillingProfile"], {});
  if (profile?.id !== shopper.billingProfileId) broken.push(`${order.id}: the billing profile is lost`);
  if (answer === undefined) return broken;
  const now = await shopper.order(order.id);
  const isKept =
    now.status === "confirmed" &&
    now.newSubscription?.subscriptionId === answer.newSubscription?.subscriptionId &&
    now.newSubscription?.invoiceId === answer.newSubscription?.invoiceId;
  if (!isKept) broken.push(`${order.id} was answered as confirmed, and is not as it was answered`);
  return broken;
}
