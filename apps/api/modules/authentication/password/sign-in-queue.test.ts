import { describe, expect, test } from "vitest";
import { createSignInQueue } from "./sign-in-queue.ts";

/** A queue, and sign-ins that end when they are told to. */
function open() {
  const queue = createSignInQueue();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const signIn = (number: number) =>
    queue(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  return { queue, begun, ends, signIn };
}

describe("createSignInQueue", () => {
  test("runs two at a time, the others in the order in which they came", async () => {
    const { begun, ends, signIn } = open();
    const all = Promise.all([1, 2, 3, 4].map(signIn));
    expect(begun).toEqual([1, 2]);
    for (let ended = 0; ended < 4; ended += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(ended);
      ends[ended]?.();
    }
    expect(await all).toEqual([1, 2, 3, 4]);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  test("refuses at once whoever finds fifty waiting, and lets the next one in when there is room", async () => {
    const { queue, ends, signIn } = open();
    const all = Array.from({ length: 52 }, (_, number) => signIn(number));
    expect(await signIn(52)).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfterInSeconds: 5 });
    ends[0]?.();
    await all[0];
    const late = queue(async () => "late");
    for (let ended = 1; ended < 52; ended += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(ended);
      ends[ended]?.();
    }
    expect(await late).toBe("late");
  });

  test("goes on after a sign-in that failed, and tells its own caller", async () => {
    const { queue } = open();
    const failed = queue(() => Promise.reject(new Error("failed")));
    const others = [1, 2, 3].map((number) => queue(async () => number));
    await expect(failed).rejects.toThrow("failed");
    expect(await Promise.all(others)).toEqual([1, 2, 3]);
  });
});
