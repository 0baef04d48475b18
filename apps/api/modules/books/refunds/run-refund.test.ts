import { expect, test } from "vitest";
import type { RefundOutcome } from "#providers/card-processor/card-processor.ts";
import { createRefundSpine } from "./run-refund.ts";
import type { Refund } from "./refunds-repository.ts";

const REFUND = {
  id: "refund:1",
  paymentId: "pay_1",
  processorChargeId: "ch_1",
  amountInCents: 500,
} as Refund;
const DECLINED: RefundOutcome = { kind: "declined" };

test("a refund is finished once it is settled, with what the processor said", async () => {
  const asked: unknown[] = [];
  const steps: string[] = [];
  const settling = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const refunds = createRefundSpine({
    cardProcessor: {
      refund: async (wanted: unknown) => {
        asked.push(wanted);
        return DECLINED;
      },
    },
    settleRefund: async (refund, outcome) => {
      expect([refund, outcome]).toEqual([REFUND, DECLINED]);
      begun.resolve();
      await settling.promise;
      steps.push("settled");
    },
  });
  const finished = refunds.run(REFUND).then(() => steps.push("finished"));
  await begun.promise;
  settling.resolve();
  await finished;
  expect(steps).toEqual(["settled", "finished"]);
  expect(asked).toMatchObject([{ chargeId: "ch_1", amountInCents: 500, idempotencyKey: "refund:1" }]);
});

test("a refund that could not be settled is not finished", async () => {
  const lost = new Error("the database is gone");
  const refunds = createRefundSpine({
    cardProcessor: { refund: async () => DECLINED },
    settleRefund: () => Promise.reject(lost),
  });
  await expect(refunds.run(REFUND)).rejects.toBe(lost);
});
