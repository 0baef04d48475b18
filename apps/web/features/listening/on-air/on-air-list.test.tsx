import { CHANNELS } from "@skywave/channels";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ChannelsToHear } from "./channels-to-hear.tsx";
import { OnAirList } from "./on-air-list.tsx";

const airing = (title: string) => ({
  id: "1-1",
  title,
  artist: "Somebody",
  startsAt: "2026-11-21T12:00:00.000+0000",
  endsAt: "2026-11-21T12:03:00.000+0000",
});
const RENAMED = { en: "Night Drive", fr: "Route de nuit" };
const onAir = ({ number, name }: (typeof CHANNELS)[number]) => ({
  entityId: String(number),
  type: "channel-linear",
  name: number === 12 ? RENAMED : { en: name, fr: name },
  access:
    number === 71
      ? { kind: "locked", unlockedBy: { productId: "streaming-all", name: "Horizon" } }
      : { kind: "full" },
  nowPlaying: airing(`Song of ${number}`),
  next: airing("Later"),
});
const ALL = {
  at: "2026-11-21T12:00:00.000+0000",
  channels: CHANNELS.map(onAir),
};

afterEach(cleanup);

describe("what is on the air", () => {
  it("has every channel once, with what it plays and a button, or the plan that it takes", async () => {
    renderPage(OnAirList, { fake: fakeSkywave({ liveUpdate: ALL }) });
    expect(await screen.findByText("Song of 12")).toBeDefined();
    const cards = screen.getAllByRole("listitem");
    expect(cards).toHaveLength(24);
    const news = cards.find((card) => within(card).queryByRole("link", { name: "First Light" }));
    if (news === undefined) throw new Error("the news are missing");
    expect(within(news).getByText("listen.included-in")).toBeDefined();
    expect(within(news).queryByRole("button")).toBeNull();
    expect(screen.getAllByRole("button", { name: "listen.play" })).toHaveLength(23);
  });

  it("names each channel as the catalogue does, in the language of the page", async () => {
    renderPage(OnAirList, { fake: fakeSkywave({ liveUpdate: ALL }) });
    expect(await screen.findByRole("link", { name: RENAMED.en })).toBeDefined();
    cleanup();
    renderPage(OnAirList, { fake: fakeSkywave({ liveUpdate: ALL }), translate: makeTranslator("fr-CA", {}) });
    expect(await screen.findByRole("link", { name: RENAMED.fr })).toBeDefined();
  });

  it("begins with the channels in French for whoever reads French", async () => {
    const first = async () => (await screen.findAllByRole("heading", { level: 2 }))[0]?.textContent;
    renderPage(OnAirList, { fake: fakeSkywave({ liveUpdate: ALL }), translate: makeTranslator("fr-CA", {}) });
    expect(await first()).toBe("listen.category.french");
    cleanup();
    renderPage(OnAirList, { fake: fakeSkywave({ liveUpdate: ALL }) });
    expect(await first()).toBe("listen.category.now");
  });

  it("stands on a page with other things, as one list with what all of them play", async () => {
    const fake = fakeSkywave({ liveUpdate: ALL });
    renderPage(ChannelsToHear, { fake, translate: makeTranslator("fr-CA", {}) });
    const section = await screen.findByRole("region", { name: "channels.heading" });
    expect(await within(section).findByText("Song of 12")).toBeDefined();
    const names = within(section).getAllByRole("link");
    expect(names).toHaveLength(24);
    expect(names[0]?.textContent).toBe("Côté Nord");
    expect(within(section).getAllByRole("button", { name: "listen.play" })).toHaveLength(23);
  });

  it("shows its channels without a network, too, and says that it could not ask what is on", async () => {
    renderPage(OnAirList, { fake: fakeSkywave({ liveUpdate: lost() }) });
    expect(await screen.findByRole("button", { name: "action.retry" })).toBeDefined();
    expect(screen.getAllByRole("listitem")).toHaveLength(24);
  });
});
