import { CHANNELS } from "@skywave/channels";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OnAir } from "./on-air.tsx";

afterEach(cleanup);

it("shows every channel by name, genre and number, and says French names in French", async () => {
  renderPage(OnAir, { fake: fakeSkywave({ liveUpdate: lost() }) });
  const section = await screen.findByRole("region", { name: "channels.heading" });
  const items = within(section).getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("b")?.textContent)).toEqual(CHANNELS.map(({ name }) => name));
  expect(items.map((item) => item.querySelector("span")?.textContent)).toEqual(
    CHANNELS.map(({ genre }) => `channels.genre.${genre}`),
  );
  expect([...section.querySelectorAll("[lang=fr]")].map(({ textContent }) => textContent)).toEqual([
    "Côté Nord",
    "La Veillée",
    "Midi pile",
  ]);
  expect(section.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(CHANNELS.length);
});

it("calls channels as an operator's catalogue does, in the language of the page", async () => {
  const airing = {
    id: "31-1",
    title: "Last Call",
    artist: "Otis Bramble",
    startsAt: "2026-11-21T12:00:00.000+0000",
    endsAt: "2026-11-21T12:03:00.000+0000",
  };
  const channel = {
    entityId: "31",
    type: "channel-linear",
    name: { en: "Brass Corner", fr: "Le coin des cuivres" },
    access: { kind: "full" },
    nowPlaying: airing,
    next: airing,
    listUrl: "/sound/channels/31/low/live.m3u8",
  };
  const liveUpdate = { at: airing.startsAt, channels: [channel] };
  for (const [locale, name] of [
    ["en-US", channel.name.en],
    ["fr-CA", channel.name.fr],
  ] as const) {
    renderPage(OnAir, { fake: fakeSkywave({ liveUpdate }), translate: makeTranslator(locale, {}) });
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe("/listen/31");
    cleanup();
  }
});
