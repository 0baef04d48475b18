import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { BrowseRows } from "./browse-rows.tsx";

afterEach(cleanup);

const item = (title: string, more: object = {}) => ({
  entityType: "show",
  entityId: title,
  title,
  text: null,
  genre: "jazz",
  language: "en",
  channel: { number: 31, name: "Brass Alley" },
  image: { key: `show/${title}`, digest: "0123456789abcdef" },
  onAir: { startsAt: "2026-03-11T01:00:00Z", endsAt: "2026-03-11T04:00:00Z", isOnNow: true },
  access: { kind: "full" },
  ...more,
});
const set = (title: string | null, items: object[], paginationUrl: string | null = null) => ({
  setId: title ?? "all",
  title,
  items,
  paginationUrl,
});
const container = (title: string, ...sets: object[]) => ({
  containerId: title,
  title,
  containerUrl: title,
  sets,
});
const LOCKED = {
  access: { kind: "locked", unlockedBy: { productId: "streaming-all", name: "Horizon" } },
  image: null,
};
const PAGE = {
  entityType: "page",
  entityId: "listen",
  title: "Listen",
  item: null,
  airings: [],
  containers: [
    container("Shows", set(null, [item("The Late Set"), item("First Light", LOCKED)], "shows?after=2")),
    container("Moods", set("Unwind", [item("Ebb")]), set("Focus", [])),
  ],
};

type Sighting = Pick<IntersectionObserverEntry, "target" | "isIntersecting">;

function open(answers: Parameters<typeof fakeSkywave>[0]) {
  const fake = fakeSkywave(answers);
  renderPage(() => <BrowseRows pageEntityType="page" pageEntityId="listen" />, { fake });
  return fake;
}

/** Lets all that waits for it come near, and into sight. */
function comeNear(): () => void {
  const observers = new Set<{ seen: Set<Element>; tell: (entries: Sighting[]) => void }>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #seen = new Set<Element>();
      constructor(tell: (entries: Sighting[]) => void) {
        observers.add({ seen: this.#seen, tell });
      }
      observe(target: Element): void {
        this.#seen.add(target);
      }
      unobserve(target: Element): void {
        this.#seen.delete(target);
      }
      disconnect(): void {
        this.#seen.clear();
      }
    },
  );
  return () => {
    for (const { seen, tell } of observers)
      if (seen.size > 0) tell([...seen].map((target) => ({ target, isIntersecting: true })));
  };
}

describe("rows of things to hear", () => {
  it("are named as the server names them, and leave out what is empty", async () => {
    open({ getPageView: PAGE });
    expect((await screen.findAllByRole("heading")).map(({ textContent }) => textContent)).toEqual([
      "Shows",
      "Moods",
      "Unwind",
    ]);
    expect(within(screen.getByRole("list", { name: "Unwind" })).getAllByRole("listitem")).toHaveLength(1);
  });

  it("show a picture with its size once it comes near, when it is on, or the plan that it takes", async () => {
    const near = comeNear();
    open({ getPageView: PAGE });
    const [late, light] = within(await screen.findByRole("list", { name: "Shows" })).getAllByRole("listitem");
    expect(late?.querySelector("img")).toBeNull();
    act(near);
    // What has come near waits for its turn.
    expect(late?.querySelector("img")?.hasAttribute("src")).toBe(false);
    act(near);
    const picture = late?.querySelector("img");
    expect(picture?.getAttribute("src")).toMatch(/^\/images\/[\w-]+$/);
    expect(picture?.getAttribute("width")).toBe("160");
    expect(late?.textContent).toContain("search.on-now");
    expect(light?.querySelector("img")).toBeNull();
    expect(light?.textContent).toContain("browse.included-in");
    const link = screen.getByRole("link", { name: "First Light" });
    expect(link.getAttribute("href")).toBe("/listen/show/First Light");
  });

  it("stand below what the page is of, which may not be known yet, or be there no more", async () => {
    const seen: (string | null | undefined)[] = [];
    const openChannel = (answer: unknown) =>
      renderPage(
        () => (
          <BrowseRows
            pageEntityType="channel-linear"
            pageEntityId="31"
            renderAbove={(found) => {
              seen.push(found === null ? null : found?.title);
              return null;
            }}
          />
        ),
        { fake: fakeSkywave({ getPageView: answer }) },
      );
    openChannel({ ...PAGE, item: item("Brass Alley") });
    await waitFor(() => expect(seen.at(-1)).toBe("Brass Alley"));
    expect(seen[0]).toBeUndefined();
    cleanup();
    openChannel(refusal("NOT_FOUND"));
    await waitFor(() => expect(seen.at(-1)).toBeNull());
  });

  it("name an artist as one, with what can be done there", async () => {
    const artist = item("Otis Bramble Station", {
      entityType: "artist-station",
      entityId: "otis-bramble",
      onAir: null,
    });
    const row = { ...PAGE, containers: [container("Artists", set(null, [artist]))] };
    renderPage(
      () => (
        <BrowseRows
          pageEntityType="page"
          pageEntityId="listen"
          renderPlay={({ entityId }) => <button type="button">{`play ${entityId}`}</button>}
          actOn={({ entityId }) => <button type="button">{entityId}</button>}
        />
      ),
      { fake: fakeSkywave({ getPageView: row }) },
    );
    const link = await screen.findByRole("link", { name: "Otis Bramble Station" });
    expect(link.getAttribute("href")).toBe("/listen/artist/otis-bramble");
    expect(screen.getByText("search.artist-station")).toBeDefined();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "play otis-bramble",
      "otis-bramble",
    ]);
  });

  it("go on where they end, until nothing is left", async () => {
    const fake = open({ getPageView: PAGE, getSetSegment: set(null, [item("Horn Section")]) });
    fireEvent.click(await screen.findByRole("button", { name: "browse.more" }));
    await screen.findByRole("link", { name: "Horn Section" });
    await waitFor(() => expect(screen.queryByRole("button", { name: "browse.more" })).toBeNull());
    expect(fake.calls.find(({ name }) => name === "getSetSegment")?.input).toEqual({
      params: { paginationUrl: "shows?after=2" },
    });
    expect(screen.getByRole("link", { name: "The Late Set" })).toBeDefined();
  });

  it("keep what they have where no more can be had, and say why", async () => {
    open({ getPageView: PAGE, getSetSegment: refusal("NOT_FOUND") });
    fireEvent.click(await screen.findByRole("button", { name: "browse.more" }));
    expect(await screen.findByText("browse.NOT_FOUND")).toBeDefined();
    expect(screen.getByRole("link", { name: "The Late Set" })).toBeDefined();
    expect(screen.getByRole("button", { name: "browse.more" })).toBeDefined();
  });

  it("say that there is no such page, and can be asked for again without a network", async () => {
    open({ getPageView: refusal("NOT_FOUND") });
    expect(await screen.findByText("browse.NOT_FOUND")).toBeDefined();
    cleanup();
    open({ getPageView: lost() });
    expect(await screen.findByRole("button", { name: "action.retry" })).toBeDefined();
  });
});
