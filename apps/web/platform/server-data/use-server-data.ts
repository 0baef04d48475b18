import type { Skywave } from "@skywave/sdk";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useApp, useSession } from "../app-services.ts";
import type { Area } from "./changed-by.ts";
import { ANYBODY, type QuestionKey, serverDataOf } from "./server-data.ts";

type Outcome = { ok: boolean };
export type Ready<O extends Outcome> = Extract<O, { ok: true }>;
export type Refused<O extends Outcome> = Extract<O, { ok: false }>;

/** What a page reads of its server's answer. */
export type ServerView<O extends Outcome> =
  | { status: "loading" }
  | { status: "failed"; failure: Refused<O> }
  | { status: "ready"; data: Ready<O> };

export interface Question<O extends Outcome> {
  area: Area;
  verb: string;
  /** Whatever the answer depends on, beside who asks. */
  params?: readonly unknown[];
  /** A service, or several; a refusal is an outcome, so it throws for what nobody expected only. */
  ask: (skywave: Skywave) => Promise<O>;
  /**
   * Asked for again when a call changes its area, and kept for the way back to its page. Else it is as it was when
   * its page was opened: a form or a confirmation must not change under somebody's hands.
   */
  follows?: boolean;
  /** It does not matter who is here: the same for everybody, or for whoever has the link. */
  isForAnybody?: boolean;
  /** Nothing is asked until it is wanted. */
  isWanted?: boolean;
}

export interface Cached<O extends Outcome> {
  /** undefined while it is asked for from the beginning. */
  outcome: O | undefined;
  /** The last that came, where asking again has failed. */
  latest: Ready<O> | undefined;
}

const NOBODY_ANY_MORE = "";
const KEPT_FOR_THE_WAY_BACK_IN_MILLISECONDS = 5 * 60_000;

/**
 * What a page asks its server for. While it is asked again what was there stays; an answer that a later question has
 * overtaken is dropped.
 */
export function useServerData<O extends Outcome>({ area, verb, params = [], ...question }: Question<O>) {
  const { follows = false, isForAnybody = false, isWanted = true, ask } = question;
  const app = useApp();
  const { answers } = serverDataOf(app);
  const page = useId();
  const { whose, isHere } = useAsker(isForAnybody);
  const queryKey: QuestionKey = [area, verb, whose, params, follows ? "" : page];
  const query = useQuery(
    {
      queryKey,
      enabled: isWanted && isHere,
      gcTime: follows ? KEPT_FOR_THE_WAY_BACK_IN_MILLISECONDS : 0,
      queryFn: async (): Promise<Cached<O>> => {
        const outcome = await ask(app.skywave);
        const before = answers.getQueryData<Cached<O>>(queryKey);
        return { outcome, latest: isReady(outcome) ? outcome : before?.latest };
      },
      placeholderData: (before, earlier) => (earlier?.queryKey[2] === whose ? before : undefined),
    },
    answers,
  );
  const { data, isFetching } = query;
  const itself = { queryKey, exact: true };

  const reload = (): Promise<void> => {
    const isFirst = answers.getQueryData(queryKey) === undefined;
    return isFirst ? answers.resetQueries(itself) : answers.refetchQueries(itself);
  };

  return {
    view: viewOf(data?.outcome),
    /** The last that came, also where asking again has failed. */
    latest: data?.latest,
    isAsking: isFetching,
    /** Asks again, and resolves once the answer is there. */
    reload,
    /** Asks again from the beginning: what was refused is forgotten meanwhile. */
    retry(): void {
      answers.setQueryData<Cached<O>>(queryKey, (before) => before && { ...before, outcome: undefined });
      void reload();
    },
    /** Puts the answer of a verb in its place. */
    show(outcome: Ready<O>): void {
      void answers.cancelQueries(itself);
      answers.setQueryData<Cached<O>>(queryKey, { outcome, latest: outcome });
    },
  };
}

/**
 * Who asks. What somebody was shown goes with them, and nobody is asked for it in their place; what was asked before
 * they signed in stays with them.
 */
function useAsker(isForAnybody: boolean): { whose: string | null; isHere: boolean } {
  const identityId = useSession(({ session }) => session?.identityId ?? null);
  const [opener] = useState(identityId);
  const [first, setFirst] = useState(identityId);
  const owner = first ?? identityId;
  if (owner !== first) setFirst(owner);
  if (isForAnybody) return { whose: ANYBODY, isHere: true };
  if (opener === null && identityId === owner) return { whose: null, isHere: true };
  return { whose: identityId ?? NOBODY_ANY_MORE, isHere: identityId !== null };
}

function viewOf<O extends Outcome>(outcome: O | undefined): ServerView<O> {
  if (outcome === undefined) return { status: "loading" };
  if (isReady(outcome)) return { status: "ready", data: outcome };
  if (isRefused(outcome)) return { status: "failed", failure: outcome };
  throw new Error("An outcome is either ready or refused");
}

function isReady<O extends Outcome>(outcome: O): outcome is Ready<O> {
  return outcome.ok;
}

function isRefused<O extends Outcome>(outcome: O): outcome is Refused<O> {
  return !outcome.ok;
}
