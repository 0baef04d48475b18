import type { Tracker } from "./create-tracker.ts";

type Calls = { [Name in keyof Tracker]: Parameters<Tracker[Name]> };
type LoadedTracker = { [Name in keyof Calls]: (...input: Calls[Name]) => void };

/**
 * A tracker that is fetched when there is something to track, so that no page waits for it, and gets
 * everything in the order it happened. If it does not arrive, that is `onMissing`, and the next time asks again.
 */
export function deferTracker(load: () => Promise<Tracker>, onMissing: (cause: unknown) => void): Tracker {
  let arriving: Promise<LoadedTracker> | undefined;
  const later =
    <Name extends keyof Calls>(name: Name) =>
    (...input: Calls[Name]): void => {
      arriving ??= load();
      arriving
        .then((tracker) => tracker[name](...input))
        .catch((cause: unknown) => {
          arriving = undefined;
          onMissing(cause);
        });
    };
  return {
    describe: later("describe"),
    event: later("event"),
    navigated: later("navigated"),
    pageShown: later("pageShown"),
    flowStarted: later("flowStarted"),
    flowPageShown: later("flowPageShown"),
    stepShown: later("stepShown"),
    authenticationStarted: later("authenticationStarted"),
    authenticationSucceeded: later("authenticationSucceeded"),
    authenticationFailed: later("authenticationFailed"),
    identified: later("identified"),
    sessionChanged: later("sessionChanged"),
    registration: later("registration"),
    offersPresented: later("offersPresented"),
    offerChosen: later("offerChosen"),
    planChanged: later("planChanged"),
    transactionStarted: later("transactionStarted"),
    error: later("error"),
    userErrors: later("userErrors"),
    businessError: later("businessError"),
    systemError: later("systemError"),
    appError: later("appError"),
    serviceError: later("serviceError"),
  };
}
