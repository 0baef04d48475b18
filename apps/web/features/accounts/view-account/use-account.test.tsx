import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_ACCOUNT } from "#testing/empty-account.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { useAccount } from "./use-account.ts";

const kept = new Map<string, string>();
const cache = {
  put: async (key: string, response: Response) => void kept.set(key, await response.text()),
};
const ANSWERS = { ...EMPTY_ACCOUNT, listSubscriptions: { subscriptions: [makeSubscription()] } };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("caches", {
    open: async () => cache,
    match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
    delete: async () => kept.clear(),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Shown() {
  const { view } = useAccount();
  if (view.status === "loading") return "loading";
  if (view.status === "failed") return view.failure.code;
  const { isCached, account } = view.data;
  return `${isCached ? "cached" : "fresh"}: ${account.subscriptions.length}`;
}

function open(answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({ ...ANSWERS, ...answers });
  fake.setSession("authenticated");
  renderPage(Shown, { fake });
  return fake;
}

const goOffline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

/** Opens the page with a network once, so that the device knows the account. */
async function makeCached() {
  open();
  await screen.findByText("fresh: 1");
  await expect.poll(() => kept.size).toBe(1);
  cleanup();
}

describe("useAccount", () => {
  it("shows what this device knows where there is no network, and asks nobody", async () => {
    await makeCached();
    goOffline();
    const fake = open();
    expect(await screen.findByText("cached: 1")).toBeDefined();
    expect(fake.calls).toEqual([]);
  });

  it("shows it as well where the network is gone without a word", async () => {
    await makeCached();
    open({ listSubscriptions: lost(), getIdentity: lost() });
    expect(await screen.findByText("cached: 1")).toBeDefined();
  });

  it("says that nobody can be reached where nothing is cached", async () => {
    open({ getIdentity: lost() });
    expect(await screen.findByText("UNREACHABLE")).toBeDefined();
  });

  it("asks again when the network is back", async () => {
    await makeCached();
    const offline = goOffline();
    open();
    await screen.findByText("cached: 1");
    offline.mockReturnValue(true);
    act(() => void dispatchEvent(new Event("online")));
    expect(await screen.findByText("fresh: 1")).toBeDefined();
  });

  it("asks again when the network is back before the first answer is there", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const asked: unknown[] = [];
    open({ getIdentity: () => (asked.push(0) === 1 ? promise : ANSWERS.getIdentity) });
    await expect.poll(() => asked.length).toBe(1);
    act(() => void dispatchEvent(new Event("online")));
    expect(await screen.findByText("fresh: 1")).toBeDefined();
    expect(asked).toHaveLength(2);
    await act(async () => resolve(lost()));
    expect(screen.getByText("fresh: 1")).toBeDefined();
  });

  it("keeps nothing on the device of somebody who signed out while it was asked", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const fake = open({ getIdentity: () => promise });
    await expect.poll(() => fake.calls.some(({ name }) => name === "getIdentity")).toBe(true);
    act(() => fake.setSession("anonymous"));
    await act(async () => resolve(ANSWERS.getIdentity));
    // All that follows the answer has been done by the time that the next task begins.
    await new Promise((next) => setTimeout(next));
    expect(kept.size).toBe(0);
  });
});
