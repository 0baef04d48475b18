import { describe, expect, it } from "vitest";
import { createBrowserLock } from "./browser-lock.ts";

describe("createBrowserLock", () => {
  it("lets one act of a name run at a time where there are no Web Locks", async () => {
    const withLock = createBrowserLock(undefined);
    let running = 0;
    let most = 0;
    const act = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all([withLock("a", act), withLock("a", act), withLock("a", act)]);
    expect(most).toBe(1);
  });

  it("goes on after an act that failed, and tells its own caller", async () => {
    const withLock = createBrowserLock(undefined);
    const failed = withLock("a", () => Promise.reject(new Error("failed")));
    const next = withLock("a", async () => "done");
    await expect(failed).rejects.toThrow("failed");
    expect(await next).toBe("done");
  });

  it("uses Web Locks where there are some", async () => {
    const asked: string[] = [];
    const locks = {
      request: (name: string, act: () => Promise<unknown>) => {
        asked.push(name);
        return act();
      },
    };
    const withLock = createBrowserLock(locks as unknown as LockManager);
    expect(await withLock("a", async () => 1)).toBe(1);
    expect(asked).toEqual(["a"]);
  });
});
