import { describe, expect, it } from "vitest";
import { AUTHENTICATION_STATUSES } from "./catalogue/value-sets.ts";
import { names, openTestTracker } from "./open-test-tracker.ts";

describe("authentication", () => {
  it.each([
    ["[A4.05] ", "RID"],
    ["[A4.06] ", "RID_ACCT"],
    ["[A4.07] ", "ACCT"],
    ["[A4.08] ", "LOGIN"],
    ["[A4.09] ", "FLEPZ"],
    ["[A4.10] ", "VIN"],
    ["[A4.11] ", "LPL"],
  ] as const)(
    "%s[A4.12] tells a lookup by %s from its start to its success or failure, with its type",
    (_statement, type) => {
      const { tracker, events } = openTestTracker();
      tracker.authenticationStarted(type);
      tracker.authenticationFailed(type);
      tracker.authenticationStarted(type);
      tracker.authenticationSucceeded(type);
      const general = events.filter(({ name }) => name.startsWith("authentication-"));
      expect(names(general)).toEqual([
        "authentication-start",
        "authentication-failure",
        "authentication-start",
        "authentication-success",
      ]);
      for (const { groups } of general) expect(groups.customerInfo?.authenticationType).toBe(type);
    },
  );

  it.each([
    ["RID", "enter-radioid-successful"],
    ["VIN", "enter-vin-successful"],
    ["LPL", "enter-license-plate-successful"],
    ["LOGIN", "login-info-successful"],
  ] as const)("[A9.12] gives the success of %s its own event too", (type, name) => {
    const { tracker, events } = openTestTracker();
    tracker.authenticationSucceeded(type);
    expect(names(events)).toEqual([name, "authentication-success"]);
  });

  it("[A9.17] tells that somebody known by one thing is looked up by another", () => {
    const { tracker, events } = openTestTracker();
    tracker.authenticationStarted("VIN");
    tracker.authenticationStarted("VIN");
    tracker.authenticationStarted("LOGIN");
    expect(names(events)).toEqual([
      "authentication-start",
      "authentication-start",
      "authentication-type-update",
      "authentication-start",
    ]);
  });

  it("[A9.17] takes whoever is looked up after a sign-out for somebody else", () => {
    const { tracker, events } = openTestTracker();
    tracker.authenticationStarted("LOGIN");
    tracker.authenticationSucceeded("LOGIN");
    tracker.sessionChanged(true);
    tracker.sessionChanged(false);
    tracker.authenticationStarted("VIN");
    expect(names(events.slice(-2))).toEqual(["authentication-success", "authentication-start"]);
  });

  it("[A4.12] tells a failure", () => {
    const { tracker, events } = openTestTracker();
    tracker.authenticationFailed("LOGIN");
    expect(names(events)).toEqual(["authentication-failure"]);
  });

  it("[A4.13] [A6.01] [A9.05] knows visitors as unidentified, identified and authenticated, and nothing else", () => {
    const { tracker, events } = openTestTracker();
    tracker.event("continue");
    tracker.authenticationSucceeded("VIN");
    tracker.authenticationSucceeded("LOGIN");
    const statuses = events.map((event) => event.groups.customerInfo?.authenticationStatus);
    expect([...new Set(statuses)]).toEqual(["Unidentified users", "Identified users", "Authenticated users"]);
    expect(new Set(statuses)).toEqual(new Set(AUTHENTICATION_STATUSES));
  });

  it("[A4.13] knows nobody any more by what was looked up before a sign-out", () => {
    const { tracker, events } = openTestTracker();
    tracker.authenticationSucceeded("VIN");
    tracker.authenticationSucceeded("LOGIN");
    tracker.sessionChanged(false);
    tracker.event("continue");
    tracker.identified();
    // A visitor whose session is a fresh one is who they were.
    tracker.sessionChanged(false);
    tracker.event("continue");
    const statuses = events.slice(-2).map(({ groups }) => groups.customerInfo?.authenticationStatus);
    expect(statuses).toEqual(["Unidentified users", "Identified users"]);
  });

  it("[A4.13] tells the success of a lookup that proves nothing, and knows nobody by it", () => {
    const { tracker, events } = openTestTracker();
    tracker.authenticationSucceeded("RID", { isProved: false });
    expect(names(events)).toEqual(["enter-radioid-successful", "authentication-success"]);
    const statuses = events.map((event) => event.groups.customerInfo?.authenticationStatus);
    expect(new Set(statuses)).toEqual(new Set(["Unidentified users"]));
  });

  it("counts whoever a link names as identified, without an event", () => {
    const { tracker, events } = openTestTracker();
    tracker.identified();
    tracker.event("continue");
    expect(events.map((event) => event.groups.customerInfo?.authenticationStatus)).toEqual([
      "Identified users",
    ]);
  });

  it("[A4.14] tells how a registration went", () => {
    const { tracker, events } = openTestTracker();
    tracker.registration("eligible");
    tracker.registration("successful");
    tracker.registration("failed");
    expect(names(events)).toEqual([
      "registration-eligible",
      "successfull-registration",
      "failed_registration",
    ]);
  });
});
