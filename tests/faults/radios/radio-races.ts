import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Shopper } from "../../system/shopper.ts";
import { sendRequest } from "../../system/send-request.ts";
import {
  buildCar,
  claim,
  claimTrial,
  giveTrial,
  type JoinPress,
  type Listener,
  makeListener,
  prepareJoin,
  quoteForRadio,
  quoteForRadios,
  quoteMove,
  quotePair,
  type RadioStage,
} from "./radio-desk.ts";

/** One call of a race, made by a node at its address. */
interface Entry {
  /** Whose it is: all calls of one contestant ask for the same. */
  contestant: string;
  call: (url: string) => Promise<string>;
  /** What it answers where it has won. */
  won: string;
}

/** Calls about the same radio, plan or account that are let go at the same moment. */
export interface RadioRace {
  entries: readonly Entry[];
  /** What the others may be answered. */
  refusals: readonly string[];
  /** Of all contestants so many can win at most. */
  mostWinners: number;
  /** Nobody has to win, where whatever else happens at this moment may be in the way of all. */
  fewestWinners: number;
  /** What goes on beside it, and wins nothing. */
  beside?: (url: string) => Promise<void>;
}

export interface RadioRaceKind {
  name: string;
  setUp(stage: RadioStage, calls: number): Promise<RadioRace>;
}

const BUSY = "PAYMENT_IN_PROGRESS";
const TAKEN = "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR";

function confirming(shopper: Shopper, orderId: string, contestant: string): Entry {
  const key = randomUUID();
  return {
    contestant,
    call: async (url) => {
      const answer = await shopper.confirm(orderId, { key, url });
      return answer.ok ? answer.data.status : answer.problem.code;
    },
    won: "confirmed",
  };
}

function pressing(keeper: Shopper, press: JoinPress, contestant: string): Entry {
  return {
    contestant,
    call: async (url) => {
      const answer = await keeper.call(["user", "completeAccountJoin"], press, { url });
      return answer.ok ? "joined" : answer.problem.code;
    },
    won: "joined",
  };
}

/** Each of some entries as often as it takes to make so many calls. */
function repeated(entries: readonly Entry[], calls: number): Entry[] {
  return Array.from({ length: calls }, (_none, index) => entries[index % entries.length]).filter(
    (entry) => entry !== undefined,
  );
}

const PEOPLE = 5;
const peopleOf = <T>(make: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: PEOPLE }, (_none, place) => make(place)));

const claims: RadioRaceKind = {
  name: "claims of one trial",
  setUp: async ({ url, cards }, calls) => {
    const link = await giveTrial(url);
    const entries = await peopleOf(async (place): Promise<Entry> => {
      const shopper = await Shopper.ready(url, cards);
      return {
        contestant: `claimant ${place}`,
        call: async (at) => {
          const answer = await claim(shopper, link, at);
          return answer.ok ? "claimed" : answer.problem.code;
        },
        won: "claimed",
      };
    });
    const refusals = ["IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR", TAKEN];
    return { entries: repeated(entries, calls), refusals, mostWinners: 1, fewestWinners: 1 };
  },
};

const moves: RadioRaceKind = {
  name: "moves and purchases for one radio",
  setUp: async (stage, calls) => {
    const radioId = await buildCar(stage.url);
    const entries = await peopleOf(async (place) => {
      // Some have a plan that is to be heard on it, and some buy one.
      if (place % 2 === 1) {
        const shopper = await Shopper.ready(stage.url, stage.cards);
        return confirming(shopper, (await quoteForRadio(shopper, radioId)).id, `buyer ${place}`);
      }
      const listener = await makeListener(stage);
      const { id } = await quoteMove(listener, radioId);
      return confirming(listener.shopper, id, `mover ${place}`);
    });
    const refusals = [TAKEN, BUSY, "QUOTE_CHANGED"];
    return { entries: repeated(entries, calls), refusals, mostWinners: 1, fewestWinners: 1 };
  },
};

/** All want one radio beside one of their own, and half of them name it last. */
const ordersThatShareARadio: RadioRaceKind = {
  name: "orders for two radios that share one",
  setUp: async ({ url, cards }, calls) => {
    const shared = await buildCar(url);
    const entries = await peopleOf(async (place) => {
      const radioIds = [shared, await buildCar(url)];
      const shopper = await Shopper.ready(url, cards);
      const { id } = await quoteForRadios(shopper, place % 2 === 0 ? radioIds : radioIds.toReversed());
      return confirming(shopper, id, `buyer ${place}`);
    });
    return { entries: repeated(entries, calls), refusals: [TAKEN, BUSY], mostWinners: 1, fewestWinners: 1 };
  },
};

const joins: RadioRaceKind = {
  name: "joins of each other",
  setUp: async (stage, calls) => {
    const [one, other] = [await makeListener(stage), await makeListener(stage)];
    const presses = [
      pressing(one.shopper, await prepareJoin(stage, one.shopper, other.shopper), "one"),
      pressing(other.shopper, await prepareJoin(stage, other.shopper, one.shopper), "other"),
    ];
    return {
      entries: repeated(presses, calls),
      // Whoever has joined is signed out, and their session is refused.
      refusals: [BUSY, "ACCOUNT_NOT_JOINABLE", "QUOTE_CHANGED", ...SIGNED_OUT],
      mostWinners: 1,
      fewestWinners: 1,
    };
  },
};

const SIGNED_OUT = ["UNAUTHENTICATED", "UNAUTHORIZED", "ACCOUNT_JOINED", "NOT_FOUND", "FORBIDDEN"];
const NEXT_BILL = "P1M";

/** A day of somebody alone: their bills and charges fall due, and everybody else's do not. */
function passTime(email: string, advance: string): (url: string) => Promise<void> {
  return async (url) => {
    const move = async () => {
      const { status } = await sendRequest({
        method: "POST",
        url: `${url}/sandbox/api/clock`,
        text: JSON.stringify({ advance, who: email }),
        headers: { "content-type": "application/json", "sxm-trace-id": randomUUID() },
      });
      return status === 503 ? "SERVICE_UNAVAILABLE" : String(status);
    };
    const { answer } = await untilServed(move, url);
    if (answer !== "200") throw new Error(`the clock did not move: ${answer}`);
  };
}

/** A join, a move by its second account to a radio of its own, and the second account's renewal. */
async function betweenAccounts(
  stage: RadioStage,
  calls: number,
): Promise<{ race: RadioRace; second: Listener }> {
  const [keeper, second] = [await makeListener(stage), await makeListener(stage)];
  const press = await prepareJoin(stage, keeper.shopper, second.shopper);
  const { id } = await quoteMove(second, await buildCar(stage.url));
  const entries = [
    pressing(keeper.shopper, press, "keeper"),
    confirming(second.shopper, id, "second account"),
  ];
  const refusals = [BUSY, "QUOTE_CHANGED", "QUOTE_EXPIRED", "PAYMENT_DUE", ...SIGNED_OUT];
  // The move may be done first; then what the press showed is another by then, or is the same.
  const race = { entries: repeated(entries, calls), refusals, mostWinners: 2, fewestWinners: 1 };
  return { race, second };
}

const joinsAgainstMoves: RadioRaceKind = {
  name: "a join against a move",
  setUp: async (stage, calls) => (await betweenAccounts(stage, calls)).race,
};

const joinsAgainstRenewals: RadioRaceKind = {
  name: "a join against a move and a renewal",
  setUp: async (stage, calls) => {
    const { race, second } = await betweenAccounts(stage, calls);
    return { ...race, fewestWinners: 0, beside: passTime(second.shopper.email, NEXT_BILL) };
  },
};

/** Of one trial: a plan that follows it, a pair that does, and a plan of its owner's other car that takes its place. */
const plansForATrial: RadioRaceKind = {
  name: "what becomes of one trial",
  setUp: async (stage, calls) => {
    const listener = await makeListener(stage);
    const { shopper } = listener;
    const radioId = await claimTrial(stage, shopper);
    const orders = [
      await quoteMove(listener, radioId),
      await quoteForRadio(shopper, radioId),
      await quotePair(shopper, radioId),
    ];
    const entries = orders.map(({ id }, place) => confirming(shopper, id, `order ${place}`));
    const refusals = [BUSY, TAKEN, "QUOTE_CHANGED"];
    return { entries: repeated(entries, calls), refusals, mostWinners: 1, fewestWinners: 1 };
  },
};

export const RADIO_RACE_KINDS: readonly RadioRaceKind[] = [
  claims,
  moves,
  ordersThatShareARadio,
  joins,
  joinsAgainstMoves,
  joinsAgainstRenewals,
  plansForATrial,
];

/** Lets all calls of a race go at once, over the nodes in turn, and says what must not be. */
export async function runRadioRace(
  { entries, refusals, mostWinners, fewestWinners, beside }: RadioRace,
  urls: readonly string[],
): Promise<{ calls: number; refused: number; askedAgain: number; violations: string[] }> {
  const urlOf = (place: number) => urls[place % urls.length] ?? "";
  const [answers] = await Promise.all([
    Promise.all(
      entries.map(async ({ contestant, call, won }, place) => {
        const { answer, tries } = await untilServed(call, urlOf(Math.floor(place / 2) + place));
        return { contestant, answer, tries, hasWon: answer === won };
      }),
    ),
    beside?.(urlOf(1)),
  ]);
  const winners = new Set(answers.filter(({ hasWon }) => hasWon).map(({ contestant }) => contestant));
  const odd = answers.filter(
    ({ contestant, answer, hasWon }) => !hasWon && !isUnderstood(answer, { refusals, winners, contestant }),
  );
  return {
    calls: answers.length,
    refused: answers.filter(({ hasWon }) => !hasWon).length,
    askedAgain: answers.reduce((sum, { tries }) => sum + tries - 1, 0),
    violations: [
      ...(winners.size > mostWinners || winners.size < fewestWinners
        ? [
            `${winners.size} won: ${answers.map(({ contestant, answer }) => `${contestant} ${answer}`).join(", ")}`,
          ]
        : []),
      ...odd.map(({ contestant, answer }) => `${contestant} was answered ${answer}`),
    ],
  };
}

const MOST_TRIES = 40;

/** A client asks again where the system has no time for it just now. */
async function untilServed(call: Entry["call"], url: string): Promise<{ answer: string; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call(url);
    if (answer !== "SERVICE_UNAVAILABLE" || tries === MOST_TRIES) return { answer, tries };
    await pause(250);
  }
}

/** A winner's other calls may meet the one that is at it; a loser learns why. */
function isUnderstood(
  answer: string,
  {
    refusals,
    winners,
    contestant,
  }: { refusals: readonly string[]; winners: Set<string>; contestant: string },
): boolean {
  return refusals.includes(answer) || (winners.has(contestant) && ["processing", BUSY].includes(answer));
}
