import type { Figure } from "../figure.ts";
import type { GrowthResult } from "./measure-growth.ts";
import type { Growth } from "./time-calls.ts";

const AIM = 1.3;

/** What growth costs, as lines of the report. */
export function growthFigures({ sizes, costs, charge, memory }: GrowthResult): Figure[] {
  const { few, many, fewCharges, manyCharges } = sizes;
  return [
    ...costs.map((growth) => growthFigure(growth, `among ${few} customers`, `among ${many}`)),
    growthFigure(charge, `after ${fewCharges} charges`, `after ${manyCharges}`),
    {
      what: `Memory of a node over ${memory.orders} orders`,
      ours: `${memory.lateInMegabytes} MB at the end (${memory.ratio} times)`,
      baseline: `${memory.earlyInMegabytes} MB after a tenth`,
      aim: `at most ${AIM} times`,
      isReached: memory.ratio <= AIM,
    },
  ];
}

/** What one thing cost among few and among many. */
export function growthFigure(
  { what, few, many, ratio }: Growth,
  amongFew: string,
  amongMany: string,
): Figure {
  return {
    what,
    ours: `${many} ms ${amongMany} (${ratio} times)`,
    baseline: `${few} ms ${amongFew}`,
    aim: `at most ${AIM} times`,
    isReached: ratio <= AIM,
  };
}
