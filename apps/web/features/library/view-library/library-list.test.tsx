import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { LibraryList } from "./library-list.tsx";

afterEach(cleanup);

const shared = {
  text: null,
  genre: "jazz",
  language: "en",
  channel: { number: 31, name: "Brass Alley" },
  image: null,
  access: { kind: "full" },
};
const item = (title: string, content: object = {}, more: object = {}) => ({
  keptAt: "2026-03-10T15:00:00Z",
  isReminding: false,
  pin: null,
  isGone: false,
  content: { ...shared, entityType: "show", entityId: title, title, onAir: null, ...content },
  ...more,
});
const episode = (title: string, playback: object) =>
  item(title, {
    entityType: "episode-audio",
    onAir: undefined,
    show: { entityId: title, title },
    airedAt: "2026-03-08T15:00:00Z",
    durationInSeconds: 3_600,
    keptUntil: "2026-04-08T15:00:00Z",
    playback: { positionInSeconds: 0, isFinished: false, updatedAt: null, ...playback },
  });
const FILTERS = {
  filterViews: [{ filterViewId: "all", count: 3 }],
  filterTypes: [],
  sortTypes: [],
  sortOrders: [],
};
const page = (items: object[], { pins = [] as object[], nextCursor = null as string | null } = {}) => ({
  pins,
  items,
  nextCursor,
  imageSize: { width: 1080, height: 1080 },
});

function open(answers: Parameters<typeof fakeSkywave>[0]) {
  const fake = fakeSkywave({ getLibraryFilters: FILTERS, ...answers });
  fake.setSession("authenticated");
  renderPage(() => <LibraryList />, { fake });
  return fake;
}
const bodiesOf = ({ calls }: ReturnType<typeof open>, wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ input }) => Reflect.get(Object(input), "body"));
const rows = async () =>
  within(await screen.findByRole("list", { name: "library.items" })).getAllByRole("listitem");

describe("the list of a library", () => {
  it("has pins first, and tells how far somebody is in an episode", async () => {
    open({
      getLibraryFilterView: page(
        [
          episode("Begun", { positionInSeconds: 1_800, updatedAt: "2026-03-10T15:00:00Z" }),
          episode("Ended", { isFinished: true, updatedAt: "2026-03-10T15:00:00Z" }),
          episode("Fresh", {}),
        ],
        { pins: [item("Late", {}, { pin: 1 })] },
      ),
    });
    const [late, begun, ended, fresh] = await rows();
    expect(late?.textContent).toContain("library.pinned");
    expect(begun?.querySelector("progress")?.value).toBe(1_800);
    expect(begun?.textContent).toContain("library.left");
    expect(ended?.textContent).toContain("library.finished");
    expect(fresh?.querySelector("progress")).toBeNull();
  });

  it("tells what is no longer available, without a way to it, to be removed", async () => {
    open({ getLibraryFilterView: page([item("Late", {}, { isGone: true })]) });
    const [late] = await rows();
    if (late === undefined) throw new Error("there is no row");
    expect(late.textContent).toContain("library.gone");
    expect(within(late).queryByRole("link")).toBeNull();
    const acts = within(late).getAllByRole("button");
    expect(acts.map((act) => act.getAttribute("aria-label"))).toEqual(["library.remove-one"]);
  });

  it("is narrowed down and sorted, and goes on where a page ends", async () => {
    const fake = open({
      getLibraryFilterView: ({ body }: { body: { cursor?: string } }) =>
        body.cursor === undefined ? page([item("One")], { nextCursor: "more" }) : page([item("Two")]),
    });
    fireEvent.click(await screen.findByRole("button", { name: "library.more" }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.queryByRole("button", { name: "library.more" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "library.view.channels" }));
    fireEvent.change(screen.getByLabelText("library.sort"), { target: { value: "manual" } });
    await waitFor(() =>
      expect(bodiesOf(fake, "getLibraryFilterView").at(-1)).toEqual({
        locale: "en-US",
        filterViewId: "channels",
        enableManualSort: true,
      }),
    );
  });

  it("pins, unpins, removes, reminds and moves, each by its kind and id", async () => {
    const fake = open({
      getLibraryFilterView: page([item("One"), item("Two")], { pins: [item("Late", {}, { pin: 1 })] }),
      updateLibrary: {},
      updatePinsState: {},
      bulkEditLibrary: {},
    });
    const press = async (at: number, name: string) => {
      const row = (await rows())[at];
      if (row === undefined) throw new Error("there is no such row");
      const made = fake.calls.length;
      fireEvent.click(within(row).getByRole("button", { name }));
      await waitFor(() => expect(fake.calls.length).toBeGreaterThan(made));
      await waitFor(() =>
        expect(
          within(row)
            .queryAllByRole("button", { name: "library.remove-one" })[0]
            ?.getAttribute("aria-disabled"),
        ).toBeNull(),
      );
    };
    const show = (entityId: string) => ({ entityType: "show", entityId });
    await press(1, "library.pin-one");
    await press(0, "library.unpin-one");
    expect(bodiesOf(fake, "updatePinsState")).toEqual([{ pins: [show("Late"), show("One")] }, { pins: [] }]);
    await press(1, "library.remind-one");
    await press(1, "library.remove-one");
    expect(bodiesOf(fake, "updateLibrary")).toEqual([
      { action: "keep", ...show("One"), isReminding: true },
      { action: "remove", ...show("One") },
    ]);
    fireEvent.change(screen.getByLabelText("library.sort"), { target: { value: "manual" } });
    await waitFor(() => expect(screen.getAllByRole("button", { name: "library.up-one" })).toHaveLength(1));
    await press(2, "library.up-one");
    expect(bodiesOf(fake, "bulkEditLibrary")).toEqual([{ order: [show("Two"), show("One")] }]);
  });

  it("says what is not there any more, and that the network is gone", async () => {
    open({ getLibraryFilterView: page([item("One")]), updateLibrary: refusal("NOT_FOUND") });
    fireEvent.click(await screen.findByRole("button", { name: "library.remove-one" }));
    expect(await screen.findByText("library.NOT_FOUND")).toBeDefined();
    cleanup();
    open({ getLibraryFilterView: page([item("One")]), updateLibrary: lost() });
    fireEvent.click(await screen.findByRole("button", { name: "library.remove-one" }));
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    cleanup();
    open({ getLibraryFilterView: refusal("NOT_FOUND") });
    expect(await screen.findByText("library.NOT_FOUND")).toBeDefined();
    cleanup();
    open({ getLibraryFilterView: lost() });
    expect(await screen.findByRole("button", { name: "action.retry" })).toBeDefined();
  });

  it("shows an empty library the way to what there is, and nothing to narrow down", async () => {
    open({
      getLibraryFilterView: page([]),
      getLibraryFilters: { ...FILTERS, filterViews: [{ filterViewId: "all", count: 0 }] },
    });
    const link = await screen.findByRole("link", { name: "library.browse" });
    expect([link.getAttribute("href"), link.parentElement?.textContent]).toEqual([
      "/listen",
      expect.stringContaining("library.empty"),
    ]);
    await waitFor(() => expect(screen.queryByRole("group")).toBeNull());
  });
});
