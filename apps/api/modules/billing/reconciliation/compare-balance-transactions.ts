import type { SettledEntry } from "#modules/books/index.ts";
import type { BalanceTransaction } from "#providers/card-processor/processor-event.ts";
import { meetByKey } from "./meet-by-key.ts";

/** Something that the two books tell differently. */
export interface Mismatch {
  kind: "payment" | "refund";
  /** Our key, or the processor's id of what we know nothing about. */
  key: string;
  reason: "missingHere" | "missingThere" | "otherAmount" | "otherState";
  /** Ours less theirs, refunds counted negative. */
  differenceInCents: number;
  currency: string;
}

/** What an entry of ours is at the processor, or a balance transaction of theirs here, when the span does not say. */
export interface LookUp {
  /** Undefined when the processor agrees; throws when it does not answer. */
  decideEntry(entry: SettledEntry): Promise<Mismatch["reason"] | undefined>;
  /** Our entry in whatever span; `none` when we know nothing of it, `open` or `declined` when it is not through. */
  findEntry(
    balanceTransaction: BalanceTransaction & { key: string },
  ): Promise<SettledEntry | "none" | "otherState" | "agrees">;
}

export interface Comparison {
  countHere: number;
  countThere: number;
  mismatches: Mismatch[];
}

/** Compares in both directions. Whoever finds no partner within the span is looked up before it is called wrong. */
export async function compareBalanceTransactions(
  ours: AsyncIterable<SettledEntry>,
  theirs: AsyncIterable<BalanceTransaction>,
  lookUp: LookUp,
): Promise<Comparison> {
  const result: Comparison = { countHere: 0, countThere: 0, mismatches: [] };
  const note = (mismatch: Mismatch | undefined) => {
    if (mismatch !== undefined) result.mismatches.push(mismatch);
  };
  // A key of ours that is not there cannot meet anything, but waits under a name of its own.
  const timed = async function* () {
    for await (const balanceTransaction of theirs)
      yield { key: meetingKeyOf(balanceTransaction), at: balanceTransaction.at, balanceTransaction };
  };
  for await (const met of meetByKey(ours, timed())) {
    if (met.kind !== "theirsAlone") result.countHere += 1;
    if (met.kind !== "oursAlone") result.countThere += 1;
    switch (met.kind) {
      case "both":
        note(decideAmounts(met.ours, met.theirs.balanceTransaction));
        break;
      case "oursAlone":
        note(await decideOurs(met.ours, lookUp));
        break;
      case "theirsAlone":
        note(await decideTheirs(met.theirs.balanceTransaction, lookUp));
    }
  }
  return result;
}

/** Differences added up, by currency. */
export function differenceOf(mismatches: readonly Mismatch[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { currency, differenceInCents } of mismatches)
    sums[currency] = (sums[currency] ?? 0) + differenceInCents;
  return sums;
}

// A refund that came back must not meet the refund that it undoes.
function meetingKeyOf({ kind, key, id }: BalanceTransaction): string {
  return kind === "returnedRefund" || key === undefined ? `${kind} ${id}` : key;
}

function decideAmounts(ours: SettledEntry, theirs: BalanceTransaction): Mismatch | undefined {
  if (ours.amountInCents === theirs.amountInCents && ours.currency === theirs.currency) return undefined;
  const { kind, key, currency } = ours;
  const differenceInCents = signOf(kind) * (ours.amountInCents - theirs.amountInCents);
  return { kind, key, reason: "otherAmount", differenceInCents, currency };
}

async function decideOurs(entry: SettledEntry, lookUp: LookUp): Promise<Mismatch | undefined> {
  const reason = await lookUp.decideEntry(entry);
  if (reason === undefined) return undefined;
  const { kind, key, amountInCents, currency } = entry;
  return { kind, key, reason, differenceInCents: signOf(kind) * amountInCents, currency };
}

async function decideTheirs(
  balanceTransaction: BalanceTransaction,
  lookUp: LookUp,
): Promise<Mismatch | undefined> {
  const { key, id, amountInCents, currency } = balanceTransaction;
  const kind = balanceTransaction.kind === "charge" ? "payment" : "refund";
  const sign = balanceTransaction.kind === "refund" ? -1 : 1;
  const wrong = (reason: Mismatch["reason"]): Mismatch => ({
    kind,
    key: key ?? id,
    reason,
    differenceInCents: -sign * amountInCents,
    currency,
  });
  if (key === undefined) return wrong("missingHere");
  const found = await lookUp.findEntry({ ...balanceTransaction, key });
  switch (found) {
    case "none":
      return wrong("missingHere");
    case "otherState":
      return wrong("otherState");
    case "agrees":
      return undefined;
    default:
      return decideAmounts(found, balanceTransaction);
  }
}

function signOf(kind: Mismatch["kind"]): 1 | -1 {
  return kind === "payment" ? 1 : -1;
}
