import type { Tracker } from "./create-tracker.ts";

type Told = { [Name in keyof Tracker]: Parameters<Tracker[Name]> };
type Teller = { [Name in keyof Told]: (...told: Told[Name]) => void };

/**
 * A tracker that is fetched when there is something to tell, so that no page waits for it, and is told
 * everything in the order it happened. If it does not arrive, that is `onMissing`, and the next time asks again.
 */
export function deferTracker(load: () => Promise<Tracker>, onMissing: (cause: unknown) => void): Tracker {
  let arriving: Promise<Teller> | undefined;
  const later =
    <Name extends keyof Told>(name: Name) =>
    (...told: Told[Name]): void => {
      arriving ??= load();
      arriving
        .then((teller) => teller[name](...told))
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
    error: later("error"),
    userErrors: later("userErrors"),
    businessError: later("businessError"),
    systemError: later("systemError"),
    appError: later("appError"),
    serviceError: later("serviceError"),
  };
}
