import type { FastifyBaseLogger } from "fastify";
import type { ReconciliationReport } from "./reconciliation-repository.ts";

/** Tells an operator what came of a comparison; a difference is for somebody to look at today. */
export function logReconciliation(
  log: Pick<FastifyBaseLogger, "info" | "error">,
  report: ReconciliationReport,
): void {
  const facts = {
    reconciliationReport: report.id,
    from: report.fromAt.toString(),
    until: report.untilAt.toString(),
    here: report.countHere,
    there: report.countThere,
    mismatches: report.mismatchCount,
    differenceInCents: report.differenceInCents,
  };
  if (report.mismatchCount === 0) log.info(facts, "our books and the card processor's agree");
  else log.error(facts, "our books and the card processor's differ");
}
