import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { EpisodeRow } from "./episode-row.tsx";
import { MadeForYou } from "./made-for-you.tsx";

afterEach(cleanup);

const episode = (entityId: string, playback: object, access: object = { kind: "full" }) => ({
  entityType: "episode-audio",
  entityId,
  title: "The Late Set",
  text: null,
  genre: "jazz",
  language: "en",
  channel: { number: 31, name: "Brass Alley" },
  image: null,
  access,
  show: { entityId: "late-set", title: "The Late Set" },
  airedAt: "2026-03-08T15:00:00Z",
  durationInSeconds: 3_600,
  keptUntil: "2026-04-08T15:00:00Z",
  playback: { positionInSeconds: 0, isFinished: false, updatedAt: null, ...playback },
});
const LOCKED = { kind: "locked", unlockedBy: { productId: "streaming-all", name: "Horizon" } };
const FRESH = episode("fresh", {}, LOCKED);
const BEGUN = episode("begun", { positionInSeconds: 600, updatedAt: "2026-03-10T15:00:00Z" });

describe("a row of episodes", () => {
  it("says which plan has one, how far somebody is, and asks for more once", async () => {
    const fake = fakeSkywave({
      listKept: { kept: [] },
      updateLibrary: {},
      getYourEpisodes: { episodes: [FRESH, BEGUN], nextCursor: "more" },
    });
    fake.setSession("authenticated");
    renderPage(() => <EpisodeRow which="getYourEpisodes" />, { fake });
    const [fresh, begun] = await screen.findAllByRole("listitem");
    expect(fresh?.textContent).toContain("browse.included-in");
    expect(fresh?.querySelector("progress")).toBeNull();
    expect(begun?.querySelector("progress")?.value).toBe(600);
    const [add] = await screen.findAllByRole("button", { name: "keep.add-one" });
    if (add === undefined) throw new Error("nothing can be added");
    fireEvent.click(add);
    await waitFor(() =>
      expect(fake.calls.find(({ name }) => name === "updateLibrary")?.input).toEqual({
        body: { action: "keep", entityType: "episode-audio", entityId: "fresh" },
      }),
    );
    fireEvent.click(screen.getByRole("button", { name: /library\.more/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /library\.more/ })).toBeNull());
    const sizes = fake.calls
      .filter(({ name }) => name === "getYourEpisodes")
      .map(({ input }) => Reflect.get(Object(Reflect.get(Object(input), "query")), "resultSize"));
    expect([sizes[0], sizes.at(-1)]).toEqual([10, 50]);
  });

  it("is not there where there are none, and neither are suggestions", async () => {
    const fake = fakeSkywave({
      getNewEpisodes: { episodes: [], nextCursor: null },
      getMadeForYou: { items: [], nextCursor: null },
    });
    fake.setSession("authenticated");
    renderPage(
      () => (
        <>
          <EpisodeRow which="getNewEpisodes" />
          <MadeForYou renderTile={() => <li>suggested</li>} />
        </>
      ),
      { fake },
    );
    await waitFor(() => expect(fake.calls).toHaveLength(2));
    expect(screen.queryByRole("list")).toBeNull();
  });
});
