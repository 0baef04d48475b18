import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppServicesContext, useApp } from "#platform/app-services.ts";
import { type FakeSkywave, fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PlayButton } from "../on-air/play-button.tsx";
import { PlayerBar } from "../player-bar/player-bar.tsx";
import { liveChannel } from "./player-state.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page with a channel to play, on a site that has switched the player off for some browsers. */
function pressPlayWhere(disabledBrowserPlatforms: string): FakeSkywave {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(FIREFOX);
  const fake = fakeSkywave({});
  function Site() {
    const app = useApp();
    return (
      <AppServicesContext value={{ ...app, shell: { ...app.shell, disabledBrowserPlatforms } }}>
        <PlayButton playable={liveChannel("31")} name="Brass Alley" />
        <PlayerBar onLeave={() => undefined} />
      </AppServicesContext>
    );
  }
  renderPage(Site, { fake });
  return fake;
}

const press = async () => fireEvent.click(await screen.findByRole("button", { name: "listen.play" }));
const isTuned = ({ calls }: FakeSkywave) => calls.some(({ name }) => name === "tuneSource");

describe("the player of a site", () => {
  it("[A3.35] says that it plays nothing in a browser that the site has switched it off for, and asks for nothing", async () => {
    const fake = pressPlayWhere("ios, firefox");
    await press();
    expect(await screen.findByText("player.disabled")).toBeDefined();
    await press();
    expect(isTuned(fake)).toBe(false);
  });

  it("asks for what was pressed in every other browser", async () => {
    const fake = pressPlayWhere("ios, chrome");
    await press();
    await expect.poll(() => isTuned(fake)).toBe(true);
  });
});
