import { describe, expect, it } from "vitest";
import { createFakePlatform } from "../../testing/index.ts";
import { createStoredLeases } from "./stored-leases.ts";

describe("a stored lease", () => {
  it("is renewed by its owner, and is nobody else's until it is given back", async () => {
    const { storage } = createFakePlatform();
    const [one, other] = [createStoredLeases(storage, "one"), createStoredLeases(storage, "other")];
    expect(await one.claim("a")).toBe(true);
    expect(await one.renew("a")).toBe(true);
    expect(await other.claim("a")).toBe(false);
    await one.release("a");
    expect(await other.claim("a")).toBe(true);
  });

  it("that another tab has taken over is neither renewed nor given back by the tab that had it", async () => {
    const { storage } = createFakePlatform();
    const leases = createStoredLeases(storage, "one");
    await leases.claim("a");
    const taken = `other ${Date.now() + 3000}`;
    storage.set("skywave-lease-a", taken);
    expect(await leases.renew("a")).toBe(false);
    await leases.release("a");
    expect(storage.get("skywave-lease-a")).toBe(taken);
  });
});
