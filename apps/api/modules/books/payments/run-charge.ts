import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { CardProcessor, ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import { unclearFrom } from "../lease.ts";
import type { DeclineLimits, PayerKeys } from "../profiles/save-card.ts";
import type { Payment, PaymentsRepository } from "./payments-repository.ts";

const JOIN_STEP_IN_MILLISECONDS = 50;
/** Longer than nearly any charge takes, and far shorter than the processor waits for an answer to an event. */
const PATIENCE_IN_MILLISECONDS = 1_000;
/** By then most calls have written down what the processor answered at the moment at which it told of the charge. */
const TIME_TO_SETTLE_IN_MILLISECONDS = 100;
const JOIN_LIMIT_IN_MILLISECONDS = 8_000;
/** The names under which the fault campaign knows the places between the steps. */
const PLACES = { order: "confirm", balance: "pay", gift: "gift", renewal: "renewal" } as const;

/** What the processor said, where it said anything. */
export type DecidedCharge = Exclude<ChargeOutcome, { kind: "unknown" }>;

/** Makes an attempt final by what the processor said. Safe to run twice and on two nodes at once. */
export type SettleCharge<S = unknown> = (payment: Payment, decided: DecidedCharge) => Promise<S>;

export interface ChargeSpine {
  /**
   * Charges an attempt that is written down, and settles it. An unclear answer leaves it to be asked about again, and
   * settles nothing. With a payer, declines are counted against them.
   */
  run<S>(
    payment: Payment,
    way: { settle: SettleCharge<S>; payer?: PayerKeys },
  ): Promise<{ outcome: ChargeOutcome; settled: S | undefined }>;
  /** Waits while a call of this node is at an attempt, however that ends, but no longer than a second. */
  whileRunningHere(chargeKey: string): Promise<unknown>;
  /** Gives a call of another node, which cannot be seen from here, the time that settling a charge takes. */
  whileRunningElsewhere(): Promise<unknown>;
  /** Waits for the call that is at it, here or on another node, and returns the attempt as it then is. */
  join(payment: Payment): Promise<Payment>;
  /** The processor's answer to the same question again, which charges nobody twice. */
  askAgain(payment: Payment): Promise<ChargeOutcome>;
  /** Settles what was asked before, or leaves it to be asked about again. */
  finish<S>(payment: Payment, outcome: ChargeOutcome, settle: SettleCharge<S>): Promise<S | undefined>;
}

/**
 * The one way to a charge: its attempt was written down in a transaction, the processor is asked outside any, and what
 * it says is settled in another. A crash in between is made up for by `settle-open-payments.ts`.
 */
export function createChargeSpine(parts: {
  cardProcessor: Pick<CardProcessor, "charge">;
  payments: Pick<PaymentsRepository, "find" | "markUnknown">;
  declines: Pick<DeclineLimits, "count">;
  clock: Clock;
}): ChargeSpine {
  const { cardProcessor, payments, declines, clock } = parts;
  // Attempts that calls of this node are at; repeats wait for them without asking the database.
  const running = new Map<string, Promise<unknown>>();

  const askAgain: ChargeSpine["askAgain"] = (payment) =>
    cardProcessor.charge({
      customerId: payment.processorCustomerId,
      paymentMethodId: payment.paymentMethodId,
      amountInCents: payment.amountInCents,
      currency: payment.currency,
      // Makes asking again harmless.
      idempotencyKey: payment.id,
      metadata: { chargeKey: payment.id, [`${payment.purpose}Id`]: payment.subjectId },
    });

  const finish: ChargeSpine["finish"] = async (payment, outcome, settle) => {
    if (outcome.kind !== "unknown") return settle(payment, outcome);
    await payments.markUnknown(payment, unclearFrom(clock.realNow()));
    return undefined;
  };

  const charge = async <S>(
    payment: Payment,
    { settle, payer }: { settle: SettleCharge<S>; payer?: PayerKeys },
  ) => {
    const place = PLACES[payment.purpose];
    crashPoint(`${place}.reserved`);
    const outcome = await askAgain(payment);
    crashPoint(`${place}.asked`);
    const settled = await finish(payment, outcome, settle);
    crashPoint(`${place}.settled`);
    if (outcome.kind === "declined" && payer !== undefined) await declines.count(payer);
    return { outcome, settled };
  };

  return {
    run: (payment, way) => {
      const charging = charge(payment, way).finally(() => running.delete(payment.id));
      running.set(payment.id, charging);
      return charging;
    },

    whileRunningHere: (chargeKey) =>
      Promise.race([
        Promise.allSettled([running.get(chargeKey)]),
        pause(PATIENCE_IN_MILLISECONDS, undefined, { ref: false }),
      ]),

    whileRunningElsewhere: () => pause(TIME_TO_SETTLE_IN_MILLISECONDS),

    join: async (payment) => {
      const look = async () => (await payments.find(payment.identityId, payment.id)) ?? payment;
      const here = running.get(payment.id);
      if (here !== undefined) {
        await here;
        return look();
      }
      for (let waited = 0; waited < JOIN_LIMIT_IN_MILLISECONDS; waited += JOIN_STEP_IN_MILLISECONDS) {
        const latest = await look();
        if (latest.state === "charged" || latest.state === "declined") return latest;
        await pause(JOIN_STEP_IN_MILLISECONDS);
      }
      return look();
    },

    askAgain,
    finish,
  };
}
