import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeKeptEpisode } from "#testing/make-kept-device.ts";
import { renderPage } from "#testing/render-page.tsx";
import { KeptList } from "./kept-list.tsx";

afterEach(cleanup);

/** As the clock of the tests has it. */
const NOW = Date.parse("2026-11-21T12:00:00Z");

it("plays what is granted, and locks what is not, is over, or would be by a clock that was set back", async () => {
  const episodes = await Promise.all([
    makeKeptEpisode("open"),
    makeKeptEpisode("over", { playsUntil: NOW - 1 }),
    makeKeptEpisode("refused", { keys: new Map() }),
    makeKeptEpisode("set back", { playsUntil: NOW + 1_000, seenAt: NOW + 2_000 }),
    makeKeptEpisode("partial", { isWhole: false }),
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
