import { randomUUID } from "node:crypto";
import type { CallInput, Order, Problem } from "@skywave/contract";
import type { Answer } from "../system/api-client.ts";
import { Shopper } from "../system/shopper.ts";
import type { System } from "../system/system.ts";

type Body = CallInput<"order", "completeOrder">["body"];

/** One confirming call of a race: by which node, for which order, with what. */
interface Entry {
  url: string;
  order: Order;
  key: string;
  body: Body;
}

/** Calls of one person that are let go at the same moment. */
export interface Race {
  kind: RaceKind;
  shopper: Shopper;
  orders: Order[];
  entries: Entry[];
}

export const RACE_KINDS = ["one key", "many keys", "two bodies", "two quotes"] as const;
export type RaceKind = (typeof RACE_KINDS)[number];
export type RaceAnswer = Answer<Order> & { entry: Entry };

const AGREED: Body = { agreement: { version: "2026-01-15", language: "en-US" } };
const REFUSAL_OF_LOSERS: Partial<Record<RaceKind, Problem["code"]>> = {
  "two bodies": "CONFLICTING_REQUEST",
  "two quotes": "SUB_ALREADY_EXISTS_FOR_IDENTITY",
};

/** Gets a person ready, with their calls spread over the nodes in turn. */
export async function setUpRace(
  system: System,
  urls: readonly string[],
  { kind, size }: { kind: RaceKind; size: number },
): Promise<Race> {
  const shopper = await Shopper.ready(urls[0] ?? "", system.cards);
  const first = await shopper.quote();
  const second = kind === "two quotes" ? await shopper.quote() : first;
  const sharedKey = randomUUID();
  const entries = Array.from({ length: size }, (_none, index) => ({
    url: urls[index % urls.length] ?? "",
    // Every second pair differs, so that each node gets calls of each sort.
    order: (index >> 1) % 2 === 0 ? first : second,
    key: kind === "one key" ? sharedKey : randomUUID(),
    body: kind === "two bodies" && (index >> 1) % 2 === 1 ? AGREED : {},
  }));
  return { kind, shopper, orders: [...new Set([first, second])], entries };
}

/** Lets all calls of a race go at once. */
export function run({ shopper, entries }: Race): Promise<RaceAnswer[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const { url, key, body } = entry;
      return { ...(await shopper.confirm(entry.order.id, { url, key, body })), entry };
    }),
  );
}

/** One call wins, its equals get its answer, the others learn why not. */
export function judgeAnswers({ kind, orders }: Race, answers: readonly RaceAnswer[]): string[] {
  const won = answers.filter((answer) => answer.ok && answer.data.status === "confirmed");
  const subscriptions = new Set(
    won.map((answer) => (answer.ok ? answer.data.newSubscription?.subscriptionId : "")),
  );
  const refusal = REFUSAL_OF_LOSERS[kind];
  const lost = answers.filter((answer) => !won.includes(answer));
  const odd = lost.filter((answer) => answer.ok || answer.problem.code !== refusal);
  const sorts = new Set(won.map(({ entry }) => `${entry.order.id} ${JSON.stringify(entry.body)}`));
  const name = `race of ${kind} for ${orders.map(({ id }) => id).join(", ")}`;
  return [
    ...(subscriptions.size === 1 ? [] : [`${name}: ${subscriptions.size} subscriptions were answered`]),
    ...(sorts.size === 1 ? [] : [`${name}: ${sorts.size} sorts of calls won`]),
    ...odd.map(
      (answer) => `${name}: a call was answered ${answer.ok ? answer.data.status : answer.problem.code}`,
    ),
  ];
}
