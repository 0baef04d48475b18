import { describe, expect, test } from "vitest";
import { createLoadGate } from "./load-gate.ts";

describe("createLoadGate", () => {
  test("turns away what comes while as much as it takes is under way, and takes more afterwards", async () => {
    const gate = createLoadGate(2);
    const { promise: held, resolve: release } = Promise.withResolvers<string>();
    const first = [gate.pass(() => held), gate.pass(() => held)];
    expect(await gate.pass(() => Promise.resolve("begun"))).toMatchObject({
      ok: false,
      code: "SERVICE_UNAVAILABLE",
      retryAfterInSeconds: 5,
    });
    release("stored");
    expect(await Promise.all(first)).toEqual(["stored", "stored"]);
    expect(await gate.pass(() => Promise.resolve("begun"))).toBe("begun");
  });

  test("makes room again after work that failed", async () => {
    const gate = createLoadGate(1);
    await expect(gate.pass(() => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
    expect(await gate.pass(() => Promise.resolve("begun"))).toBe("begun");
  });
});
