import { randomUUID } from "node:crypto";
import type { Order } from "@skywave/contract";
import { Shopper } from "../../system/shopper.ts";
import type { Act } from "../acts/act.ts";
import {
  buildCar,
  claim,
  claimTrial,
  giveTrial,
  makeListener,
  prepareJoin,
  quoteForRadio,
  quoteForRadios,
  quoteMove,
  quotePair,
  type RadioStage,
} from "./radio-desk.ts";

/** What somebody does with the radio of a car. */
export interface RadioAct extends Act {
  /** How many times the card is charged for it. */
  charges: number;
  orderId?: string;
}

/** A kind of act, the places on its way at which the process can die, and how it is prepared on a healthy system. */
export interface RadioActKind {
  name: string;
  /** Those that are met while the call is answered. */
  crashPoints: readonly string[];
  /** Those that are met afterwards, while radios are told. */
  signalPoints: readonly string[];
  prepare(stage: RadioStage): Promise<RadioAct>;
}

const ACTIVATION_POINTS = ["radio.queued", "radio.played", "radio.heard"];
/** The new radio is told to play, and the old one to be silent. */
const MOVE_POINTS = [...ACTIVATION_POINTS, "radio.aligned", "radio.silenced"];

const CONFIRM_POINTS = [
  "confirm.received",
  "confirm.reserved",
  "confirm.asked",
  "settle.begun",
  "settle.written",
  "settle.announced",
  "confirm.settled",
];

function confirming(shopper: Shopper, order: Order): RadioAct {
  const key = randomUUID();
  return {
    run: async (url) => {
      const answer = await shopper.confirm(order.id, { key, url });
      return answer.ok ? answer.data.status : answer.problem.code;
    },
    done: ["confirmed"],
    charges: order.dueNow > 0 ? 1 : 0,
    orderId: order.id,
  };
}

const activating: RadioActKind = {
  name: "buy and activate",
  crashPoints: CONFIRM_POINTS,
  signalPoints: ACTIVATION_POINTS,
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    return confirming(shopper, await quoteForRadio(shopper, await buildCar(url)));
  },
};

/** The plans of two cars in one order: both are had, or neither is. */
const activatingSeveral: RadioActKind = {
  name: "buy for two radios",
  crashPoints: CONFIRM_POINTS,
  signalPoints: ACTIVATION_POINTS,
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    return confirming(shopper, await quoteForRadios(shopper, [await buildCar(url), await buildCar(url)]));
  },
};

const claiming: RadioActKind = {
  name: "claim",
  crashPoints: ["claim.written", "claim.done"],
  signalPoints: ACTIVATION_POINTS,
  prepare: async ({ url, cards }) => {
    const shopper = await Shopper.ready(url, cards);
    const link = await giveTrial(url);
    return {
      run: async (at) => {
        const answer = await claim(shopper, link, at);
        return answer.ok ? "claimed" : answer.problem.code;
      },
      done: ["claimed"],
      charges: 0,
    };
  },
};

const moving: RadioActKind = {
  name: "move",
  crashPoints: CONFIRM_POINTS,
  signalPoints: MOVE_POINTS,
  prepare: async (stage) => {
    const listener = await makeListener(stage);
    return confirming(listener.shopper, await quoteMove(listener, await buildCar(stage.url)));
  },
};

/** The plan goes on in the owner's new car, whose trial ends with that. */
const continuing: RadioActKind = {
  name: "move onto a trial",
  crashPoints: CONFIRM_POINTS,
  signalPoints: MOVE_POINTS,
  prepare: async (stage) => {
    const listener = await makeListener(stage);
    const radioId = await claimTrial(stage, listener.shopper);
    return confirming(listener.shopper, await quoteMove(listener, radioId));
  },
};

/** A plan for everywhere else today, and one for the car that follows its trial. */
const pairing: RadioActKind = {
  name: "pair after a trial",
  crashPoints: CONFIRM_POINTS,
  // No radio changes hands.
  signalPoints: [],
  prepare: async (stage) => {
    const shopper = await Shopper.ready(stage.url, stage.cards);
    return confirming(shopper, await quotePair(shopper, await claimTrial(stage, shopper)));
  },
};

const joining: RadioActKind = {
  name: "join two accounts",
  crashPoints: ["join.written", "join.done"],
  signalPoints: [],
  prepare: async (stage) => {
    const [keeper, second] = [await makeListener(stage), await makeListener(stage)];
    const press = await prepareJoin(stage, keeper.shopper, second.shopper);
    return {
      run: async (url) => {
        const answer = await keeper.shopper.call(["user", "completeAccountJoin"], press, { url });
        return answer.ok ? "joined" : answer.problem.code;
      },
      done: ["joined"],
      charges: 0,
    };
  },
};

/** In the order in which they are prepared and cut. */
export const RADIO_ACT_KINDS: readonly RadioActKind[] = [
  activating,
  activatingSeveral,
  claiming,
  moving,
  continuing,
  pairing,
  joining,
];
