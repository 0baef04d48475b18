import { CHANNELS } from "@skywave/channels";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OnAir } from "./on-air.tsx";

afterEach(cleanup);

it("shows every channel by name, genre and number, and says French names in French", async () => {
  renderPage(OnAir, { fake: fakeSkywave({}) });
  const section = await screen.findByRole("region", { name: "channels.heading" });
  const items = within(section).getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("b")?.textContent)).toEqual(CHANNELS.map(({ name }) => name));
  expect(items.map((item) => item.querySelector("span")?.textContent)).toEqual(
    CHANNELS.map(({ genre }) => `channels.genre.${genre}`),
  );
  expect([...section.querySelectorAll("[lang=fr]")].map(({ textContent }) => textContent)).toEqual([
    "Côté Nord",
    "La Veillée",
    "Midi pile",
  ]);
  expect(section.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(CHANNELS.length);
});
