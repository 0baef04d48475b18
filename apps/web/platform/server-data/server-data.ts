import type { Domain } from "@skywave/contract";
import { notifyManager, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import type { AppServices } from "../app-services.ts";
import { type Area, changedBy } from "./changed-by.ts";

/** The answers that pages have, and who tells them that one is out of date. */
export interface ServerData {
  answers: QueryClient;
  /** A call has succeeded: what it changes is asked for again, or forgotten where no page shows it. */
  heard(domain: Domain, name: string): void;
}

/** Whose an answer is that does not depend on who is here. */
export const ANYBODY = "anybody";

/**
 * Area, verb, whose it is (null: of a visitor), what was asked for, and the page it was opened for; "" where it follows
 * its area.
 */
export type QuestionKey = readonly [Area, string, string | null, readonly unknown[], string];

// An answer is drawn with the promise that brings it, not with a timer after it.
notifyManager.setScheduler(queueMicrotask);

function isFollowing({ queryKey }: Query, areas: readonly Area[]): boolean {
  return queryKey[4] === "" && areas.some((area) => area === queryKey[0]);
}

function openServerData({ session }: AppServices): ServerData {
  const answers = new QueryClient({
    // What nobody expected is nobody's answer: it goes where every uncaught error goes.
    queryCache: new QueryCache({ onError: (cause) => void Promise.reject(cause) }),
    defaultOptions: {
      queries: {
        // The transport has repeated what may be repeated; a refusal is an answer.
        retry: false,
        // The SDK says itself that there is no network, and what it has asked for is worth showing.
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Never by age: the clock of the sandbox is another than the one the library reads.
        refetchOnMount: "always",
      },
    },
  });
  session.subscribe(({ session: now }, { session: before }) => {
    const left = before?.identityId ?? null;
    if (left === (now?.identityId ?? null)) return;
    // What no page shows goes as well; whoever signs in goes on with what is on the screen.
    answers.removeQueries({
      predicate: (query) => !query.isActive() || (left !== null && query.queryKey[2] !== ANYBODY),
    });
  });
  return {
    answers,
    heard(domain, name) {
      const areas = changedBy(domain, name);
      if (areas.length === 0) return;
      const predicate = (query: Query) => isFollowing(query, areas);
      answers.removeQueries({ predicate, type: "inactive" });
      // What is still on its way may be from before the change.
      for (const query of answers.getQueryCache().findAll({ predicate })) {
        if (query.state.data === undefined) query.reset();
      }
      void answers.invalidateQueries({ predicate });
    },
  };
}

/** The answers of this app; opened by the first page that asks for any. */
export function serverDataOf(app: AppServices): ServerData {
  app.serverData ??= openServerData(app);
  return app.serverData;
}
