import { createTracker, type TrackedEvent } from "@skywave/tracking";
import { describe, expect, it } from "vitest";
import { trackLookup } from "./track-lookup.ts";

function open() {
  const told: TrackedEvent[] = [];
  const layers = [{ push: (event: TrackedEvent) => told.push(event) }];
  const tracker = createTracker({ layers, personalData: () => "masked" });
  return { tracker, told, names: () => told.map(({ name }) => name) };
}

describe("trackLookup", () => {
  it.each([
    [{ ok: true }, "authentication-success"],
    [{ ok: false }, "authentication-failure"],
    [undefined, "authentication-failure"],
  ] as const)(
    "[A4.12] tells the start before it looks, and then what came of it: %j",
    async (outcome, end) => {
      const { tracker, names } = open();
      const looked = trackLookup(tracker, "FLEPZ", async () => {
        expect(names()).toEqual(["authentication-start"]);
        return outcome;
      });
      expect(await looked).toBe(outcome);
      expect(names()).toEqual(["authentication-start", end]);
    },
  );

  it.each([
    ["VIN", "Identified users"],
    [{ type: "VIN", isProved: false }, "Unidentified users"],
  ] as const)("[A4.13] tells of who is found by %j as one of the %s", async (lookup, status) => {
    const { tracker, told } = open();
    await trackLookup(tracker, lookup, async () => ({ ok: true }));
    expect(told.at(-1)).toMatchObject({
      name: "authentication-success",
      groups: { customerInfo: { authenticationType: "VIN", authenticationStatus: status } },
    });
  });

  it("[A4.12] tells a lookup that throws as a failure", async () => {
    const { tracker, names } = open();
    await expect(trackLookup(tracker, "LOGIN", () => Promise.reject(new Error("lost")))).rejects.toThrow(
      "lost",
    );
    expect(names()).toEqual(["authentication-start", "authentication-failure"]);
  });
});
