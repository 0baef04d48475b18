import { dictionaries } from "@skywave/localization";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import type { drawPlayerBar } from "./draw-player-bar.tsx";
import { liveChannel } from "../player/player-state.ts";
import { usePlayer } from "../player/use-player.ts";
import { ShowPlayerBar } from "./show-player-bar.tsx";

const load = vi.fn<() => Promise<typeof drawPlayerBar>>(
  async () => (await import("./draw-player-bar.tsx")).drawPlayerBar,
);

function PageWithSound() {
  const player = usePlayer();
  return (
    <>
      <button type="button" onClick={() => player.play(liveChannel("12"))}>
        Listen
      </button>
      <ShowPlayerBar load={load} />
    </>
  );
}

afterEach(() => {
  load.mockClear();
  cleanup();
});

describe("The player below all pages", () => {
  it("changes its language with the page, also after the page that showed it is gone", async () => {
    const fake = fakeSkywave({
      tuneSource: () => new Promise(() => undefined),
      getLocalizations: { dictionaries: { listening: dictionaries["fr-CA"].listening } },
    });
    const english = makeTranslator("en-CA", dictionaries["en-CA"].listening);
    const french = makeTranslator("fr-CA", dictionaries["fr-CA"].listening);
    const page = renderPage(PageWithSound, { fake, country: "CA", translate: english });
    const press = await screen.findByText("Listen");
    act(() => press.click());
    await screen.findByRole("region", { name: english("player.region") });
    page.unmount();
    document.documentElement.lang = "fr-CA";
    expect(await screen.findByRole("region", { name: french("player.region") })).toBeDefined();
  });

  it("is asked for once what was pressed needs the network no more", async () => {
    const tuned = Promise.withResolvers<object>();
    renderPage(PageWithSound, { fake: fakeSkywave({ tuneSource: () => tuned.promise }) });
    const press = await screen.findByText("Listen");
    act(() => press.click());
    expect(load).not.toHaveBeenCalled();
    tuned.resolve(refusal("CHANNEL_LOCKED"));
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await load.mock.results[0]?.value;
  });
});
