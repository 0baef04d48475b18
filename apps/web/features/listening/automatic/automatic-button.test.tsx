import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { AutomaticButton } from "./automatic-button.tsx";

afterEach(cleanup);

const SHOW = { entityId: "one", title: "One Guest" };
const list = (isOn: boolean) => ({
  autoDownloads: isOn ? [{ entityId: "one", show: SHOW, setAt: "", mostEpisodes: 3, episodes: [] }] : [],
  filterViews: [],
  nextCursor: null,
});

function open(answers: Record<string, unknown>) {
  const fake = fakeSkywave(answers);
  fake.setSession("authenticated");
  renderPage(() => <AutomaticButton showId="one" title="One Guest" />, { fake });
  return fake;
}
const named = (name: string) => screen.findByRole("button", { name });

it("puts a show on the list of new episodes, three of them, and off both", async () => {
  for (const isOn of [false, true]) {
    const { calls } = open({ listAutoDownloads: list(isOn), setAutoDownload: {}, removeAutoDownload: {} });
    fireEvent.click(await named(isOn ? "automatic.off-one" : "automatic.on-one"));
    const params = { list: "new-episodes", entityId: "one" };
    const expected = isOn
      ? { name: "removeAutoDownload", input: { params } }
      : { name: "setAutoDownload", input: { params, body: { mostEpisodes: 3 } } };
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining(expected)));
    cleanup();
  }
});

it("says that a show is gone", async () => {
  open({ listAutoDownloads: list(false), setAutoDownload: refusal("NOT_FOUND") });
  fireEvent.click(await named("automatic.on-one"));
  expect(await screen.findByText("automatic.error.NOT_FOUND")).toBeDefined();
});

it("is not there for visitors", async () => {
  const fake = fakeSkywave({});
  renderPage(
    () => (
      <>
        <AutomaticButton showId="one" title="One Guest" />
        <p>drawn</p>
      </>
    ),
    { fake },
  );
  expect(await screen.findByText("drawn")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  expect(fake.calls.map(({ name }) => name)).not.toContain("listAutoDownloads");
});
