import type { Figure } from "../figure.ts";
import { percent } from "../percent.ts";
import { inWords } from "../spread.ts";
import type { EmbeddedOrdersResult } from "./measure-embedded-orders.ts";
import type { OrdersResult } from "./measure-orders.ts";

const SHARE_AIM = 0.2;
const EMBEDDED_SHARE_AIM = 0.4;
const CONFIRM_TRIP_AIM = 6;
const QUOTE_TRIP_AIM = 3;
const LATER_TRIP_AIM = 4;
const API_AIM_IN_MILLISECONDS = 2;
const ALL_AIM_IN_MILLISECONDS = 6;
const CONFIRM_AIM_IN_MILLISECONDS = 40;
const PROCESSES_ON_FOUR_CORES = 2;

/** What was found of quotes and confirmations on PostgreSQL, as lines of the report. */
export function ordersFigures(orders: OrdersResult): Figure[] {
  return [...flowsFigures(orders), ...tripsFigures(orders), ...costFigures(orders), timeFigure(orders)];
}

/** The same on the embedded database. */
export function embeddedOrdersFigure(orders: EmbeddedOrdersResult): Figure {
  return {
    what: "Quote and confirm, embedded database",
    ours: `${percent(orders.shareOfBare)}: ${inWords(orders.flowsPerSecond)} a second`,
    baseline: `${inWords(orders.bareFlowsPerSecond)} a second, the same writes bare`,
    aim: `${percent(EMBEDDED_SHARE_AIM)} or more`,
    isReached: orders.shareOfBare >= EMBEDDED_SHARE_AIM,
  };
}

function flowsFigures(orders: OrdersResult): Figure[] {
  const { oneNodeFlowsPerSecond: one, twoNodeFlowsPerSecond: two } = orders;
  const baseline = `${inWords(orders.bareFlowsPerSecond)} a second, the same writes bare`;
  return [
    {
      what: "Quote and confirm, one process",
      ours: `${percent(orders.oneNodeShareOfBare)}: ${inWords(one)} a second`,
      baseline,
      aim: `${percent(SHARE_AIM)} or more`,
      isReached: orders.oneNodeShareOfBare >= SHARE_AIM,
    },
    {
      what: "Quote and confirm, two processes",
      ours: `${percent(orders.twoNodeShareOfBare)}: ${inWords(two)} a second`,
      baseline,
      aim: "as many as one",
      isReached: two.most >= one.least,
    },
  ];
}

function tripsFigures(orders: OrdersResult): Figure[] {
  const { roundTripsPerQuote, roundTripsPerConfirm, roundTripsAfterConfirm } = orders;
  return [
    {
      what: "Round trips to the database per quote",
      ours: String(roundTripsPerQuote),
      baseline: "",
      aim: `at most ${QUOTE_TRIP_AIM}`,
      isReached: roundTripsPerQuote <= QUOTE_TRIP_AIM,
    },
    {
      what: "Round trips to the database per confirm",
      ours: String(roundTripsPerConfirm),
      baseline: "",
      aim: `at most ${CONFIRM_TRIP_AIM}`,
      isReached: roundTripsPerConfirm <= CONFIRM_TRIP_AIM,
    },
    {
      what: "Round trips to the database for an order after its confirm",
      ours: String(roundTripsAfterConfirm),
      baseline: "mails, events of the card processor and looking for work included",
      aim: `at most ${LATER_TRIP_AIM}`,
      isReached: roundTripsAfterConfirm <= LATER_TRIP_AIM,
    },
  ];
}

function costFigures(orders: OrdersResult): Figure[] {
  const { cpuMillisecondsPerConfirm, cpuMillisecondsPerQuote, cpuMillisecondsPerFlow } = orders;
  const apart: Figure = {
    what: "Processor time of the API per confirm",
    ours: `${cpuMillisecondsPerConfirm} ms`,
    baseline: `${cpuMillisecondsPerQuote} ms per quote`,
  };
  if (cpuMillisecondsPerFlow === undefined) return [apart];
  const { api, database, cards } = cpuMillisecondsPerFlow;
  const all = Math.round((api + database + cards) * 100) / 100;
  const onFourCores = Math.min((PROCESSES_ON_FOUR_CORES / api) * 1000, (4 / all) * 1000);
  return [
    apart,
    {
      what: "Processor time of the API per quote and confirm",
      ours: `${api} ms`,
      baseline: "",
      aim: `at most ${API_AIM_IN_MILLISECONDS} ms`,
      isReached: api <= API_AIM_IN_MILLISECONDS,
    },
    {
      what: "The same, of all processes",
      ours: `${all} ms`,
      baseline: `${database} ms the database, ${cards} ms the card processor's stand-in`,
      aim: `at most ${ALL_AIM_IN_MILLISECONDS} ms`,
      isReached: all <= ALL_AIM_IN_MILLISECONDS,
    },
    {
      what: `What four cores would give to ${PROCESSES_ON_FOUR_CORES} processes`,
      ours: `${Math.round(onFourCores)} a second`,
      baseline: "calculated from these shares",
    },
  ];
}

function timeFigure(orders: OrdersResult): Figure {
  return {
    what: `Time of a confirm, ${orders.atOnce} at once`,
    ours: `p95 ${orders.confirmP95InMilliseconds} ms`,
    baseline: `p50 ${orders.confirmP50InMilliseconds} ms, p99 ${orders.confirmP99InMilliseconds} ms`,
    aim: `at most ${CONFIRM_AIM_IN_MILLISECONDS} ms`,
    isReached: orders.confirmP95InMilliseconds <= CONFIRM_AIM_IN_MILLISECONDS,
  };
}
