import type { Books, Span } from "#modules/books/index.ts";
import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import { compareBalanceTransactions, differenceOf } from "./compare-balance-transactions.ts";
import { createLookUp, type LookUpDependencies } from "./look-up-both.ts";
import type { Timed } from "./meet-by-key.ts";
import type { ReconciliationReport, ReconciliationRepository } from "./reconciliation-repository.ts";

const MOST_KEPT_MISMATCHES = 1_000;

export type CompareWithProcessor = (span?: Span) => Promise<ReconciliationReport>;

/** Compares our payments and refunds of a span with what the processor has moved in it, and keeps the result. */
export function createCompareWithProcessor(
  dependencies: LookUpDependencies & {
    clock: Clock;
    reconciliation: ReconciliationRepository;
    settledMoney: Books["settledMoney"];
    cardProcessor: CardProcessor;
  },
): CompareWithProcessor {
  const { clock, reconciliation, settledMoney, cardProcessor } = dependencies;
  const lookUp = createLookUp(dependencies);

  /** Without a span it is the last whole day, UTC. Throws when the processor does not answer. */
  return async (span = lastDay(clock.realNow())) => {
    const ours = newestFirst(settledMoney.listPayments(span), settledMoney.listRefunds(span));
    const compared = await compareBalanceTransactions(
      ours,
      cardProcessor.listBalanceTransactions(span),
      lookUp,
    );
    const report: ReconciliationReport = {
      id: randomId("parity"),
      fromAt: span.from,
      untilAt: span.until,
      ranAt: clock.realNow(),
      countHere: compared.countHere,
      countThere: compared.countThere,
      mismatchCount: compared.mismatches.length,
      differenceInCents: differenceOf(compared.mismatches),
      mismatches: compared.mismatches.slice(0, MOST_KEPT_MISMATCHES),
    };
    await reconciliation.keep(report);
    return report;
  };
}

function lastDay(now: Temporal.Instant): Span {
  const today = now.toZonedDateTimeISO("UTC").startOfDay();
  return { from: today.subtract({ days: 1 }).toInstant(), until: today.toInstant() };
}

/** One stream of two, each the newest first, in which the newest is first too. */
async function* newestFirst<Item extends Timed>(
  one: AsyncIterable<Item>,
  other: AsyncIterable<Item>,
): AsyncIterable<Item> {
  const iterators = [one[Symbol.asyncIterator](), other[Symbol.asyncIterator]()] as const;
  let [left, right] = [await iterators[0].next(), await iterators[1].next()];
  for (;;) {
    if (left.done === true && right.done === true) return;
    const isLeft =
      right.done === true ||
      (left.done !== true && Temporal.Instant.compare(left.value.at, right.value.at) >= 0);
    if (isLeft) {
      if (left.done !== true) yield left.value;
      left = await iterators[0].next();
    } else {
      if (right.done !== true) yield right.value;
      right = await iterators[1].next();
    }
  }
}
