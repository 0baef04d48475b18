import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { Footer } from "./footer.tsx";

afterEach(cleanup);

it("leads whoever is signed in to where a plan is cancelled, and others to how that is done", async () => {
  const fake = fakeSkywave();
  renderPage(Footer, { fake });
  const address = async () => (await screen.findByText("footer.cancel")).getAttribute("href");
  expect(await address()).toBe("https://brand.example/help/cancel");
  act(() => fake.setSession("authenticated"));
  expect(await address()).toBe("/subscription/cancel");
});
