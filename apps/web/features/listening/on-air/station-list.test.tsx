import { STATIONS } from "@skywave/channels/stations";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { StationList } from "./station-list.tsx";

const XTRA_CHANNELS = STATIONS.filter(({ type }) => type === "channel-xtra");
const airing = {
  id: "57-1",
  title: "Title",
  artist: "Somebody",
  startsAt: "2026-11-21T12:00:00.000+0000",
  endsAt: "2026-11-21T12:03:00.000+0000",
};
const LIVE = {
  at: airing.startsAt,
  channels: [
    {
      entityId: "57",
      type: "channel-linear",
      name: { en: "Hearthside", fr: "Hearthside" },
      access: { kind: "locked", unlockedBy: { productId: "streaming-music", name: "Melodia" } },
      nowPlaying: airing,
      next: airing,
    },
  ],
};

afterEach(cleanup);

it("has every station once, with a button or the plan that it takes", async () => {
  renderPage(StationList, { fake: fakeSkywave({ liveUpdate: LIVE }) });
  expect(await screen.findAllByText("listen.included-in")).toHaveLength(
    XTRA_CHANNELS.filter(({ channelNumber }) => channelNumber === 57).length,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(XTRA_CHANNELS.length);
  expect(screen.getAllByRole("button")).toHaveLength(XTRA_CHANNELS.length - 1);
});

it("names them in the language of the page", async () => {
  const translate = makeTranslator("fr-CA", {});
  renderPage(StationList, { fake: fakeSkywave({ liveUpdate: LIVE }), translate });
  expect(await screen.findByText("Matin tranquille")).toBeDefined();
  cleanup();
  renderPage(StationList, { fake: fakeSkywave({ liveUpdate: LIVE }) });
  expect(await screen.findByText("Slow Morning")).toBeDefined();
});
