import { webcrypto } from "node:crypto";
import type { KeptEpisode } from "@skywave/sdk/kept-episodes";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { KeptList } from "./kept-list.tsx";

// The page of the tests has no keys of its own.
beforeEach(() => void vi.stubGlobal("crypto", webcrypto));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As the clock of the tests has it. */
const NOW = Date.parse("2026-11-21T12:00:00Z");
const DAY = 86_400_000;

async function make(id: string, change: Partial<KeptEpisode> = {}): Promise<KeptEpisode> {
  const key = await crypto.subtle.importKey("raw", new Uint8Array(16), "AES-CBC", false, ["decrypt"]);
  return {
    id,
    type: "episode-podcast",
    identityId: "me",
    channelId: "74",
    showId: "one",
    showTitle: id,
    airedAt: NOW - DAY,
    durationInSeconds: 3_600,
    playsUntil: NOW + DAY,
    seenAt: NOW,
    sizeInBytes: 22_000_000,
    isWhole: true,
    start: new ArrayBuffer(1),
    segments: [],
    keys: new Map([["first", key]]),
    ...change,
  };
}

it("plays what is granted, and locks what is not, is over, or would be by a clock that was set back", async () => {
  const episodes = await Promise.all([
    make("open"),
    make("over", { playsUntil: NOW - 1 }),
    make("refused", { keys: new Map() }),
    make("set back", { playsUntil: NOW + 1_000, seenAt: NOW + 2_000 }),
    make("partial", { isWhole: false }),
  ]);
  const onRemove = vi.fn<(id: string) => void>();
  renderPage(() => <KeptList episodes={episodes} onRemove={onRemove} />, { fake: fakeSkywave({}) });
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => within(row).queryByRole("button", { name: "listen.play" }) !== null)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(screen.getAllByText("offline.ended")).toHaveLength(3);
  expect(screen.getByText("offline.partial")).toBeDefined();
  fireEvent.click(screen.getAllByRole("button", { name: "offline.remove-one" })[1] ?? document.body);
  expect(onRemove).toHaveBeenCalledWith("over");
});

it("says how something comes to be there, while nothing is", async () => {
  renderPage(() => <KeptList episodes={[]} onRemove={() => undefined} />, { fake: fakeSkywave({}) });
  expect(await screen.findByText(/offline\.empty/)).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/listen/search");
});
