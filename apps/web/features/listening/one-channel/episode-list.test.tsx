import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { EpisodeList } from "./episode-list.tsx";

const episode = (day: number, access: object = { kind: "full" }) => ({
  entityId: `one_2026-11-${day}`,
  type: "episode-podcast",
  show: { entityId: "one", title: "One Guest", name: { en: "One Guest", fr: "Tête-à-tête" } },
  channelNumber: 74,
  access,
  airedAt: `2026-11-${day}T15:00:00.000+0000`,
  durationInSeconds: 7_200,
  keptUntil: `2026-12-${day}T15:00:00.000+0000`,
});
const LOCKED = { kind: "locked", unlockedBy: { productId: "streaming-all", name: "Horizon" } };

function open(answer: unknown, of: "channel" | "show" = "channel") {
  const fake = fakeSkywave({ lookaroundEpisodes: answer });
  const id = of === "show" ? "one" : "74";
  renderPage(
    () => (
      <EpisodeList
        of={of}
        entityId={id}
        language="en"
        renderMore={({ id: episodeId }) => <i>{episodeId}</i>}
      />
    ),
    { fake },
  );
}

afterEach(cleanup);

it("has each with its day, its length and a button that names both", async () => {
  open({ entityId: "74", episodes: [episode(20), episode(19)] });
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("time")?.textContent)).toEqual([
    "Friday, November 20",
    "Thursday, November 19",
  ]);
  expect(rows[0]?.textContent).toContain("2 hours");
  expect(rows.map((row) => within(row).getAllByRole("button")).flat()).toHaveLength(2);
});

it("has no buttons where the plan leaves the channel out, and says that there are none", async () => {
  open({ entityId: "74", episodes: [episode(20, LOCKED)] });
  expect(await screen.findByRole("listitem")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  open({ entityId: "74", episodes: [] });
  expect(await screen.findByText("listen.no-episodes")).toBeDefined();
});

it("says what is gone, and can be asked for again without a network", async () => {
  open(refusal("NOT_FOUND"));
  expect(await screen.findByText("player.gone")).toBeDefined();
  cleanup();
  open(lost());
  expect(await screen.findByRole("button", { name: "action.retry" })).toBeDefined();
});

it("leads to the page of its show from that of its channel, and names an episode by its day there", async () => {
  open({ entityId: "74", episodes: [episode(20)] });
  expect((await screen.findByRole("link", { name: "One Guest" })).getAttribute("href")).toBe(
    "/listen/show/one",
  );
  cleanup();
  open({ entityId: "one", episodes: [episode(20)] }, "show");
  const row = await screen.findByRole("listitem");
  expect(row.textContent).toContain("Friday, November 20");
  expect(row.textContent).toContain("one_2026-11-20");
  expect(screen.queryByRole("link")).toBeNull();
});

it("has what an editor has written about it in the language of the page, beside its day", async () => {
  const words = {
    title: { en: "The Cartographer", fr: "La cartographe" },
    text: { en: "She maps rivers.", fr: "Elle dessine des rivières." },
  };
  for (const of of ["channel", "show"] as const) {
    open({ entityId: "one", episodes: [{ ...episode(20), words }] }, of);
    const row = await screen.findByRole("listitem");
    expect(row.textContent).toMatch(/^.*The Cartographer.*Friday, November 20 · 2 hours.*She maps rivers\./);
    expect(within(row).queryAllByRole("link", { name: "One Guest" })).toHaveLength(of === "show" ? 0 : 1);
    cleanup();
  }
  const fake = fakeSkywave({
    lookaroundEpisodes: { entityId: "one", episodes: [{ ...episode(20), words }] },
  });
  renderPage(() => <EpisodeList of="channel" entityId="one" language="en" />, {
    fake,
    translate: makeTranslator("fr-CA", {}),
  });
  const french = await screen.findByRole("listitem");
  expect(french.textContent).toContain("La cartographe");
  expect(french.textContent).toContain("Elle dessine des rivières.");
  expect(within(french).getByRole("link", { name: "Tête-à-tête" })).toBeDefined();
});

it("shows ten, and ten more at a press as long as there are any", async () => {
  const days = Array.from({ length: 14 }, (_, at) => episode(27 - at));
  const { length } = days;
  open(({ query }: { query: { before: number } }) => ({
    entityId: "74",
    episodes: days.slice(0, query.before),
  }));
  const more = await screen.findByRole("button", { name: "listen.more-episodes" });
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  fireEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(length));
  expect(screen.queryByRole("button", { name: "listen.more-episodes" })).toBeNull();
});
