import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OneShow } from "./one-show.tsx";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;
const airing = (from: number) => ({
  startsAt: new Date(NOW + from * HOUR).toISOString(),
  endsAt: new Date(NOW + (from + 2) * HOUR).toISOString(),
});
const show = {
  entityType: "show",
  entityId: "one",
  title: "One Guest",
  text: "One guest, two hours.",
  longText: "No list of questions.",
  genre: "talk",
  language: "en",
  channel: { number: 74, name: "Long Form" },
  image: { key: "show/one", digest: "0123456789abcdef" },
  onAir: null,
  access: { kind: "locked", unlockedBy: { productId: "streaming-all", name: "Horizon" } },
};
const page = { entityType: "show", entityId: "one", title: "One Guest", containers: [] };

function open(answer: unknown, entityType: "show" | "artist-station" = "show") {
  const fake = fakeSkywave({ getPageView: answer });
  renderPage(
    () => (
      <OneShow
        entityType={entityType}
        entityId="one"
        renderPlay={() => null}
        renderAccess={({ access }) => <p>{access.kind}</p>}
        renderActs={() => null}
        renderMore={({ entityId }) => <p>{`episodes of ${entityId}`}</p>}
        actOn={({ entityId }) => <button type="button">{`keep ${entityId}`}</button>}
      />
    ),
    { fake },
  );
  return fake;
}

afterEach(cleanup);

it("tells what it is, where it is heard, and when it is on, with which of these is now", async () => {
  open({ ...page, item: show, airings: [airing(-1), airing(23)] });
  expect(await screen.findByRole("heading", { level: 1, name: "One Guest" })).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/listen/74");
  for (const text of ["One guest, two hours.", "No list of questions.", "locked", "episodes of one"])
    expect(screen.getByText(text)).toBeDefined();
  const times = screen.getAllByRole("listitem");
  expect(times.map((row) => row.textContent?.includes("show.on-now"))).toEqual([true, false]);
});

it("draws the containers of its page without itself, and none that has nothing else", async () => {
  const other = { ...show, entityId: "two", title: "Two Guests" };
  const container = (containerId: string, items: object[]) => ({
    containerId,
    title: `row ${containerId}`,
    containerUrl: `${containerId}?query=v1`,
    sets: [{ setId: "all", title: null, items, paginationUrl: null }],
  });
  open({
    ...page,
    item: show,
    airings: [],
    containers: [container("shows-of-74", [show, other]), container("alone", [show]), container("none", [])],
  });
  const row = within(await screen.findByRole("region", { name: "row shows-of-74" }));
  expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/listen/show/two"]);
  expect(row.getByRole("button", { name: "keep two" })).toBeDefined();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "row shows-of-74",
  ]);
});

it("leaves the times out of one that is never on", async () => {
  open({ ...page, item: show, airings: [] });
  await screen.findByText("One guest, two hours.");
  expect(screen.queryByText("show.airings")).toBeNull();
});

it("says that there is no such show and leads on, and can be asked for again without a network", async () => {
  open(refusal("NOT_FOUND"));
  expect((await screen.findByRole("heading", { level: 1, name: "show.missing" })).tagName).toBe("H1");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/listen/search",
    "/listen",
  ]);
  cleanup();
  open(lost());
  expect(await screen.findByRole("button", { name: "action.retry" })).toBeDefined();
});

it("tells of an artist in the same way, with a heading of their own where there is none", async () => {
  const fake = open(
    { ...page, item: { ...show, entityType: "artist-station" }, airings: [] },
    "artist-station",
  );
  expect(await screen.findByText("One guest, two hours.")).toBeDefined();
  expect(fake.calls.find(({ name }) => name === "getPageView")?.input).toMatchObject({
    params: { pageEntityType: "artist-station", pageEntityId: "one" },
  });
  cleanup();
  open(refusal("NOT_FOUND"), "artist-station");
  expect(await screen.findByRole("heading", { level: 1, name: "artist.missing" })).toBeDefined();
  expect(screen.getByText("artist.missing-text")).toBeDefined();
});
