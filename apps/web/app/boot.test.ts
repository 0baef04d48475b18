import type { Skywave } from "@skywave/sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { openPageRouter } from "#platform/router/page-router.ts";
import { openMemoryHistory } from "#testing/memory-history.ts";
import { makeApp } from "#testing/render-page.tsx";
import { startSession } from "./boot.ts";

type Listener = Parameters<Skywave["session"]["on"]>[0];

/** A started page, and what tells it of its session. */
function open(start?: () => Promise<void>) {
  const fake = fakeSkywave();
  if (start !== undefined) fake.skywave.start = start;
  const app = makeApp(fake);
  const listeners: Listener[] = [];
  fake.skywave.session.on = (listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const router = openPageRouter({
    history: openMemoryHistory(),
    routes: [{ path: "*", page: () => () => null }],
  });
  const openBeside = vi.fn<() => void>();
  startSession({ app, client: fake.skywave, translator: makeTranslator("en-US", {}), openBeside }, router);
  return {
    openBeside,
    notify: (event: Parameters<Listener>[0]) => listeners.forEach((listen) => listen(event)),
  };
}

const removed: string[] = [];
beforeEach(() => {
  removed.length = 0;
  vi.stubGlobal("caches", { delete: async (name: string) => void removed.push(name) });
});
afterEach(() => vi.unstubAllGlobals());

describe("startSession", () => {
  it.each(["starts", "fails"])(
    "lets in what runs beside the page once the session %s, not before",
    async (how) => {
      const starting = Promise.withResolvers<void>();
      const { openBeside } = open(() => starting.promise);
      await Promise.resolve();
      expect(openBeside).not.toHaveBeenCalled();
      if (how === "starts") starting.resolve();
      else starting.reject(new Error("no network"));
      await expect.poll(() => openBeside.mock.calls.length).toBe(1);
    },
  );

  it.each(["ended", "deleted"] as const)(
    "takes from this device what it knew of the account whose session has %s",
    async (type) => {
      open().notify({ type });
      await expect.poll(() => removed).toEqual(["known-account"]);
    },
  );
});
